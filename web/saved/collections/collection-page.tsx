/**
 * web/saved/collections: one collection: its homes in their order, what
 * everybody thinks of them, and who can see it.
 */
import { ArrowLeft, Printer, Scale, Table } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { Collection, CollectionHome } from '#contract/saved/collections.ts'
import { collectionMost } from '#contract/saved/collection-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { CallButton, Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { takeTable } from '#web/ui/table/take-table.ts'
import { useAct } from '../use-act.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { useFreshOnReturn } from './fresh-on-return.ts'
import { useListFocus } from '#web/ui/lists/list-focus.ts'
import { HiddenHomes } from '../hidden-homes.tsx'
import { PrintHead } from '../print-head.tsx'
import { HomeItem } from './home-item.tsx'
import { SharingPart } from './sharing-part.tsx'
import styles from './collections.module.css'

type Props = {
  collection: Collection
  renderCard: (home: CollectionHome['card'], at: number) => ReactNode
  /** Where these homes stand side by side. */
  compareAddress: (ids: readonly string[]) => string
  mostCompared: number
}

export function CollectionPage({ collection, renderCard, compareAddress, mostCompared }: Props) {
  const { id, name, items, hidden, isOwn, owner } = collection
  const format = useFormat()
  useFreshOnReturn()
  const list = useListFocus<HTMLOListElement>(
    items.map(({ card }) => card.id),
    '[data-takes-out]',
  )
  const compared = items.slice(0, mostCompared).map(({ card }) => card.id)
  return (
    <main id="main" className={classNames('page', styles.collection)}>
      <PrintHead />
      <p className="no-print">
        <Link className="link" to="/savedProperties">
          <Icon of={ArrowLeft} small className="icon--turns" /> Saved homes
        </Link>
      </p>
      <header className={styles.head}>
        <div>
          <h1 className="title" tabIndex={-1}>
            <bdi translate="no">{name}</bdi>
          </h1>
          <p className="soft">
            {format.plural(items.length, 'home')}
            {!isOwn && owner && (
              <>
                {' · '}
                <span translate="no">{owner}</span>
              </>
            )}
          </p>
          <HiddenHomes count={hidden} />
        </div>
        <div className="button-row no-print">
          {compared.length > 1 && (
            <ButtonLink size="small" to={compareAddress(compared)}>
              <Icon of={Scale} small />
              Compare the first {format.number(compared.length)}
            </ButtonLink>
          )}
          <CallButton
            size="small"
            onCall={() => takeTable(`/api/meridian/saved/collections/${id}/homes.csv`, 'collection.csv')}
          >
            <Icon of={Table} small />
            Download as CSV
          </CallButton>
          <Button size="small" onClick={() => window.print()}>
            <Icon of={Printer} small />
            Print
          </Button>
        </div>
      </header>
      <Homes collection={collection} renderCard={renderCard} list={list} />
      <SharingPart collection={collection} />
      {isOwn && <Own collection={collection} />}
    </main>
  )
}

type HomesProps = Pick<Props, 'collection' | 'renderCard'> & { list: RefObject<HTMLOListElement | null> }

function Homes({ collection, renderCard, list }: HomesProps) {
  const { items, isOwn } = collection
  if (items.length === 0)
    return (
      <EmptyState
        title="Nothing is in this collection yet"
        actions={
          <ButtonLink kind="primary" to="/savedProperties">
            See your saved homes
          </ButtonLink>
        }
      >
        {isOwn && (
          <p className="soft">
            Drag a saved home onto the name of the collection, or choose it below the home.
          </p>
        )}
      </EmptyState>
    )
  return (
    <ol className={styles.homes} ref={list}>
      {items.map((home, at) => (
        <HomeItem key={home.card.id} collection={collection} home={home} at={at}>
          {renderCard(home.card, at)}
        </HomeItem>
      ))}
    </ol>
  )
}

function Own({ collection: { id, name } }: { collection: Collection }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const gone = useAct(() => void navigate('/savedProperties'))
  const [isDeleting, setDeleting] = useState(false)
  const [typed, setTyped] = useState(name)
  const params = { id }
  const rename = () =>
    act(async () => (await signedApi()).collections.rename({ params, body: { name: typed } }))
  return (
    <section className={classNames(styles.part, 'no-print')} aria-labelledby="own">
      <h2 className="subheading" id="own">
        This collection
      </h2>
      <Form className={styles.inline} onSubmit={rename} aria-label="Its name">
        <Field
          label="Name of the collection"
          required
          dir="auto"
          maxLength={collectionMost.name}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <SubmitButton>Rename</SubmitButton>
      </Form>
      <p className="button-row">
        <Button size="small" onClick={() => setDeleting(true)}>
          Delete the collection
        </Button>
        <span className="small soft">Its homes stay saved.</span>
      </p>
      {isDeleting && (
        <DeleteDialog
          name={name}
          onClose={() => setDeleting(false)}
          onDelete={() => gone.act(async () => (await signedApi()).collections.remove({ params }))}
        />
      )}
    </section>
  )
}
