/** web/portal/feeds: every feed of every agency: how it is, and which waits for a person. */
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { Reply } from '#contract/http/endpoint.ts'
import type { DeskFeed, feedDesk } from '#contract/feeds/feed-desk.ts'
import { feedHealths } from '#contract/feeds/feed-healths.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { healthWords } from '#web/platform/words/feed-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { Status } from '#web/ui/status.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { useWhen } from '../clock.ts'
import { sayCount } from '../counts.ts'
import { SearchInput } from '../search-input.tsx'
import { useAddress } from '../use-address.ts'
import { readFeedsQuery } from './feeds-query.ts'
import portalStyles from '../portal.module.css'

export type FeedsAnswer = Reply<typeof feedDesk.list>

export function FeedsPage({ page }: { page: FeedsAnswer }) {
  const [params] = useSearchParams()
  const query = readFeedsQuery(params)
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<DeskFeed, FeedsAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).feedDesk.list({ query: { ...query, cursor } }),
  })
  return (
    <>
      <PageHead
        title="Feeds"
        lead="Every feed of every agency. A run that would take too many homes off is held back until somebody decides."
      >
        <Link className="button button--small" to="/portal/feeds/runs">
          All runs
        </Link>
      </PageHead>
      <section aria-label="Feeds">
        <FeedsBar counts={page.counts} />
        <DataTable
          label="Feeds"
          columns={columns}
          rows={items}
          rowId={({ id }) => id}
          isBusy={isAsking}
          paging={paging}
          csv={{ address: `/api/meridian/portal/feeds.csv?${new URLSearchParams(query)}`, name: 'feeds.csv' }}
          empty={
            <NothingHere title="No feed yet">
              Agencies add feeds at their desk; each stands here with how it is.
            </NothingHere>
          }
        />
      </section>
    </>
  )
}

function FeedsBar({ counts }: Pick<FeedsAnswer, 'counts'>) {
  const { params, change } = useAddress()
  const { number } = useFormat()
  const { q, health } = readFeedsQuery(params)
  const all = feedHealths.reduce((sum, one) => sum + counts[one], 0)
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <SearchInput
        label="Search feeds"
        placeholder="Feed, agency, address"
        value={q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <span className="input input--select">
        <select
          aria-label="Health"
          value={health ?? ''}
          onChange={(event) => change('health', event.target.value, { replace: true })}
        >
          <option value="">Any health ({sayCount(all, number)})</option>
          {feedHealths.map((one) => (
            <option key={one} value={one}>
              {healthWords[one].word} ({number(counts[one])})
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

function Moment({ at }: { at: string | null }) {
  const { moment } = useWhen()
  return at === null ? '–' : <time dateTime={at}>{moment(at)}</time>
}

function Homes({ of }: { of: number | null }) {
  const { number } = useFormat()
  return of === null ? '–' : number(of)
}

function Health({ of: { health, gaps, held } }: { of: DeskFeed }) {
  const { plural } = useFormat()
  const { word, mark } = healthWords[health]
  return (
    <>
      <Status mark={mark}>{word}</Status>
      {health === 'findings' && <span className="row-sub num">{plural(gaps, 'finding')}</span>}
      {held && <span className="row-sub num">{plural(held.withdrawn, 'home', 'homes')}</span>}
    </>
  )
}

const columns: Column<DeskFeed>[] = [
  {
    id: 'name',
    head: 'Feed',
    isMain: true,
    ordered: 'ascending',
    cell: ({ id, name, url }) => (
      <>
        <Link className="row-main" to={`/portal/feeds/${id}`} translate="no">
          {name}
        </Link>
        {url && (
          <span className="row-sub" translate="no" dir="ltr">
            {url}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'agency',
    head: 'Agency',
    cell: ({ agency }) => (
      <Link className="link" to={`?agency=${agency.id}`} translate="no">
        {agency.name}
      </Link>
    ),
  },
  { id: 'health', head: 'Health', cell: (feed) => <Health of={feed} /> },
  {
    id: 'live',
    head: 'Homes live',
    isNumeric: true,
    cell: ({ liveListings }) => <Homes of={liveListings} />,
  },
  { id: 'last', head: 'Last run', isNumeric: true, cell: ({ lastRunAt }) => <Moment at={lastRunAt} /> },
  { id: 'next', head: 'Next run', isNumeric: true, cell: ({ nextRunAt }) => <Moment at={nextRunAt} /> },
]
