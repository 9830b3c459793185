/**
 * web/saved/collections: the collections of a User, above the saved homes: homes are
 * dropped on them, and a new one is begun here.
 */
import { Plus, Users } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { CollectionSummary } from '#contract/saved/collections.ts'
import { collectionMost } from '#contract/saved/collection-codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useAct } from '../use-act.ts'
import { allowHome, droppedHome } from './dragged-home.ts'
import { putInto } from './put-into.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './collections.module.css'

export const collectionAddress = (id: string): string => `/savedProperties/collections/${id}`

export function CollectionBar({ collections }: { collections: readonly CollectionSummary[] }) {
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const [isNew, setNew] = useState(false)
  return (
    <section className={classNames('no-print', styles.bar)} aria-labelledby="collections">
      <h2 className="small" id="collections">
        Collections
      </h2>
      <ul className={styles.barList}>
        {collections.map((one) => (
          <li key={one.id}>
            <CollectionChip collection={one} onHome={(home) => void act(() => putInto(one.id, home))} />
          </li>
        ))}
        <li>
          <Button size="small" aria-expanded={isNew} onClick={() => setNew(!isNew)}>
            <Icon of={Plus} small />
            New collection
          </Button>
        </li>
      </ul>
      {isNew && <NewCollection onMade={() => setNew(false)} />}
    </section>
  )
}

type ChipProps = { collection: CollectionSummary; onHome: (id: string) => void }

function CollectionChip({ collection: { id, name, isShared, isOwn, homes }, onHome }: ChipProps) {
  const { number } = useFormat()
  const [isOver, setOver] = useState(false)
  return (
    <Link
      className={styles.chip}
      data-over={isOver || undefined}
      to={collectionAddress(id)}
      onDragOver={(event) => isOwn && setOver(allowHome(event))}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const home = isOwn ? droppedHome(event) : ''
        if (home) onHome(home)
      }}
    >
      {isShared && <Icon of={Users} small />}
      <bdi translate="no">{name}</bdi> <span className="num note">{number(homes.length)}</span>
    </Link>
  )
}

function NewCollection({ onMade }: { onMade: () => void }) {
  const { revalidate } = useRevalidator()
  const { act } = useAct(() => void revalidate())
  const field = useId()
  const [name, setName] = useState('')
  // Whoever asked for a new one writes its name next.
  useEffect(() => document.getElementById(field)?.focus(), [field])
  const [error, setError] = useState<string | undefined>()
  const make = async () => {
    if (!name.trim()) {
      setError('Please give it a name')
      return false
    }
    const isMade = await act(async () => (await signedApi()).collections.create({ body: { name } }))
    if (isMade) onMade()
    return isMade
  }
  return (
    <Form className={styles.inline} noValidate onSubmit={make} aria-label="New collection">
      <Field
        label="Name of the collection"
        id={field}
        dir="auto"
        maxLength={collectionMost.name}
        value={name}
        error={error}
        onChange={({ target }) => {
          setName(target.value)
          setError(undefined)
        }}
      />
      <SubmitButton kind="primary">Begin it</SubmitButton>
    </Form>
  )
}
