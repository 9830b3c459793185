/** web/feeds: the agency's feeds in rows. */
import { TrendLine } from '#web/ui/charts/trend-line.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { isBusy, type Feed } from './use-feeds.ts'
import { healthWords } from '#web/platform/words/feed-words.ts'
import { formatOf } from './words.ts'
import styles from './feeds.module.css'
import findingStyles from './findings.module.css'

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
  {
    id: 'format',
    head: 'Format',
    cell: ({ lastRun }) => <span className={findingStyles.oneLine}>{lastRun ? formatOf(lastRun) : '–'}</span>,
  },
  {
    id: 'live',
    head: 'Homes live',
    isNumeric: true,
    orderBy: ({ liveListings }) => liveListings,
    cell: ({ liveListings }) => <Count of={liveListings} />,
  },
  { id: 'health', head: 'Health', cell: (feed) => <Health of={feed} /> },
  {
    id: 'at',
    head: 'Last run',
    isNumeric: true,
    orderBy: ({ lastRun }) => lastRun?.startedAt ?? '',
    cell: ({ lastRun }) => (lastRun ? <Moment at={lastRun.startedAt} /> : '–'),
  },
  {
    id: 'next',
    head: 'Next run',
    isNumeric: true,
    orderBy: ({ nextRunAt }) => nextRunAt ?? '',
    cell: ({ nextRunAt }) => (nextRunAt ? <Moment at={nextRunAt} /> : '–'),
  },
  {
    id: 'stock',
    head: 'Homes in 30 days',
    cell: ({ stock }) => (
      <span className={styles.feedStock}>
        <TrendLine values={stock} />
      </span>
    ),
  },
]

export const Count = ({ of }: { of: number }) => useFormat().number(of)

const isOfThisYear = (at: Date): boolean => at.getFullYear() === new Date().getFullYear()

/** Day and time in the visitor's own zone; the year only where it is another. */
export function Moment({ at }: { at: string }) {
  const { locale } = useFormat()
  const then = new Date(at)
  const day = { day: 'numeric', month: 'short' } as const
  const full = isOfThisYear(then) ? day : ({ ...day, year: 'numeric' } as const)
  const moment = new Intl.DateTimeFormat(locale, { ...full, hour: '2-digit', minute: '2-digit' } as const)
  return (
    <time dateTime={at} className={findingStyles.oneLine}>
      {moment.format(then)}
    </time>
  )
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

/** Also that a run of it is under way, whichever feed is open. */
function Health({ of: feed }: { of: Feed }) {
  const { health, gaps } = feed
  const { plural } = useFormat()
  const { word, mark } = healthWords[health]
  return (
    <>
      <Status mark={mark}>{word}</Status>
      {health === 'findings' && <span className="row-sub num">{plural(gaps, 'finding')}</span>}
      {isBusy(feed) && <span className="row-sub">Running</span>}
    </>
  )
}
