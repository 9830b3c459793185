/** web/portal/editing: everything of one kind that Meridian says, and whether visitors see it. */
import { useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { contentKinds, type ContentKind } from '#contract/content/content-codes.ts'
import type { editing, EditedItem } from '#contract/content/editing.ts'
import { textStates } from '#contract/content/editing-codes.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { useWhen } from '../clock.ts'
import { StateChoice } from '../desk/desk-list.tsx'
import { SearchInput } from '../search-input.tsx'
import { kindWords } from '../text-kinds.ts'
import { useAddress } from '../use-address.ts'
import { NewText } from './new-text.tsx'
import type { TextsQuery } from './texts-query.ts'
import { textStateWords } from './words.ts'
import styles from './editing.module.css'
import portalStyles from '../portal.module.css'

export type TextsAnswer = Reply<typeof editing.list>
type Row = TextsAnswer['items'][number]
type Props = { query: TextsQuery; page: TextsAnswer }

export function TextsPage({ query, page }: Props) {
  const isAsking = useNavigation().state === 'loading'
  const [isNew, setNew] = useState(false)
  const { items, ...paging } = usePages<Row, TextsAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).editing.list({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead title="Content" lead="What Meridian says itself. A draft is kept beside what visitors read.">
        {query.kind !== 'mail' && (
          <Button kind="primary" onClick={() => setNew(true)}>
            New text
          </Button>
        )}
      </PageHead>
      {isNew && <NewText kind={query.kind} onClose={() => setNew(false)} />}
      <Kinds chosen={query.kind} />
      <Bar query={query} counts={page.counts} />
      <DataTable
        label={kindWords[query.kind]}
        columns={columns}
        rows={items}
        rowId={({ id }) => id}
        paging={paging}
        isBusy={isAsking}
        empty={
          <NothingHere title="No text of this kind yet" keeps={['kind']}>
            Begin one with “New text”; visitors see it once it is published.
          </NothingHere>
        }
      />
    </>
  )
}

function Kinds({ chosen }: { chosen: ContentKind }) {
  return (
    <nav className={classNames('segments', styles.textsKinds)} aria-label="Kinds">
      {contentKinds.map((one) => (
        <Link
          key={one}
          className="segment"
          to={`/portal/content?kind=${one}`}
          aria-current={one === chosen ? 'page' : undefined}
        >
          {kindWords[one]}
        </Link>
      ))}
    </nav>
  )
}

function Bar({ query, counts }: { query: TextsQuery; counts: TextsAnswer['counts'] }) {
  const { change } = useAddress()
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <SearchInput
        label="Search texts"
        placeholder="Words of the title or the text"
        value={query.q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <StateChoice
        name="text-state"
        counts={counts}
        words={textStateWords}
        states={textStates}
        value={query.state}
      />
    </div>
  )
}

const columns: Column<Row>[] = [
  {
    id: 'title',
    head: 'Title',
    isMain: true,
    cell: ({ kind, slug, title }) => (
      <>
        <Link className="row-main" to={`/portal/content/${kind}/${slug}`}>
          {title}
        </Link>
        <span className="row-sub" translate="no">
          {slug}
        </span>
      </>
    ),
  },
  { id: 'shown', head: 'Visitors', cell: (item) => <Shown of={item} /> },
  { id: 'changed', head: 'Changed', isNumeric: true, cell: ({ changedAt }) => <Changed at={changedAt} /> },
]

function Changed({ at }: { at: string }) {
  const { date } = useFormat()
  return <time dateTime={at}>{date(at)}</time>
}

export function Shown({ of: { kind, publishedVersion, latestVersion, schedule } }: { of: EditedItem }) {
  const { momentWithin } = useWhen()
  if (schedule)
    return <Status mark="wait">{`Version ${schedule.version} comes ${momentWithin(schedule.at)}`}</Status>
  if (publishedVersion === null && kind === 'mail') return <Status mark="live">Built-in words</Status>
  if (publishedVersion === null) return <Status mark="off">Not shown</Status>
  if (publishedVersion === latestVersion) return <Status mark="live">Shown</Status>
  return <Status mark="wait">{`Version ${publishedVersion} shown, ${latestVersion} is a draft`}</Status>
}
