/** web/feeds: the agency's feeds in rows. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import type { Feed } from './use-feeds.ts'
import { formatOf, stateWords } from './words.ts'

type Props = { feeds: readonly Feed[]; openId: string | null; onOpen: (id: string) => void }

export function FeedList({ feeds, openId, onOpen }: Props) {
  return (
    <DataTable
      label="Feeds"
      columns={columnsOf(openId, onOpen)}
      rows={feeds}
      rowId={({ id }) => id}
      rowClassName={({ id }) => (id === openId ? 'is-open' : undefined)}
      empty="There is no feed yet."
    />
  )
}

const columnsOf = (openId: Props['openId'], onOpen: Props['onOpen']): Column<Feed>[] => [
  {
    id: 'name',
    head: 'Feed',
    isMain: true,
    orderBy: ({ name }) => name,
    cell: (feed) => <Name feed={feed} isOpen={feed.id === openId} onOpen={onOpen} />,
  },
  { id: 'format', head: 'Format', cell: ({ lastRun }) => (lastRun ? formatOf(lastRun) : '–') },
  {
    id: 'live',
    head: 'Homes live',
    isNumeric: true,
    orderBy: ({ liveListings }) => liveListings,
    cell: ({ liveListings }) => <Count of={liveListings} />,
  },
  { id: 'state', head: 'Last run', cell: ({ lastRun }) => <Outcome of={lastRun} /> },
  {
    id: 'at',
    head: 'When',
    isNumeric: true,
    orderBy: ({ lastRun }) => lastRun?.startedAt ?? '',
    cell: ({ lastRun }) => lastRun && <Day at={lastRun.startedAt} />,
  },
]

export const Count = ({ of }: { of: number }) => useFormat().number(of)

function Day({ at }: { at: string }) {
  const { date } = useFormat()
  return <time dateTime={at}>{date(at)}</time>
}

type NameProps = { feed: Feed; isOpen: boolean; onOpen: (id: string) => void }

function Name({ feed, isOpen, onOpen }: NameProps) {
  return (
    <>
      <button
        type="button"
        className="row-main"
        aria-current={isOpen ? 'true' : undefined}
        onClick={() => onOpen(feed.id)}
        translate="no"
      >
        {feed.name}
      </button>
      {feed.url && (
        <span className="row-sub" translate="no" dir="ltr">
          {feed.url}
        </span>
      )}
    </>
  )
}

function Outcome({ of }: { of: Feed['lastRun'] }) {
  return of ? <Status mark={stateWords[of.state].mark}>{stateWords[of.state].word}</Status> : 'Not run yet'
}
