/** web/portal/agencies: agencies by how much of their stock they say is really there. */
import { Link, useNavigation, useSearchParams } from 'react-router'
import type { agencies, AgencyStock } from '#contract/stock/agencies.ts'
import type { StockOrder } from '#contract/stock/stock-orders.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { classNames } from '#web/ui/class-names.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import type { Column } from '#web/ui/table/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useWhen } from '../clock.ts'
import { NothingHere } from '../nothing-here.tsx'
import { SearchInput } from '../search-input.tsx'
import { useAddress, withParam } from '../use-address.ts'
import { orderAfter, readAgenciesQuery } from './agencies-query.ts'
import styles from './agencies.module.css'
import portalStyles from '../portal.module.css'

export type AgenciesAnswer = Reply<typeof agencies.stock>

export function AgenciesPage({ page }: { page: AgenciesAnswer }) {
  const [params] = useSearchParams()
  const query = readAgenciesQuery(params)
  const isAsking = useNavigation().state === 'loading'
  const { items, ...paging } = usePages<AgencyStock, AgenciesAnswer>({
    first: page,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).agencies.stock({ query: { ...query, cursor } }),
  })
  const asked = new URLSearchParams(query)
  return (
    <>
      <PageHead
        title="Agencies"
        lead="How much of their stock agencies confirm. A home nobody confirms for 30 days stands behind the others; visitors find agencies in this order."
      />
      <section aria-label="Agencies">
        <AgenciesBar page={page} />
        <DataTable
          label="Agencies"
          columns={columnsOf(params, query.order ?? 'share')}
          rows={items}
          rowId={({ id }) => id}
          isBusy={isAsking}
          paging={{ ...paging, total: page.total }}
          csv={{ address: `/api/meridian/portal/agencies.csv?${asked}`, name: 'agencies.csv' }}
          empty={
            <NothingHere title="No agency yet" keeps={['order']}>
              Agencies stand here as soon as the first agent is approved.
            </NothingHere>
          }
        />
        <CountedAt at={page.countedAt} />
      </section>
    </>
  )
}

function CountedAt({ at }: { at: string | null }) {
  const { momentWithin } = useWhen()
  return (
    <p className="small soft">
      <span>Homes are counted every quarter of an hour.</span>{' '}
      {at !== null && (
        <>
          <span>Last counted</span> <time dateTime={at}>{momentWithin(at)}</time>
        </>
      )}
    </p>
  )
}

function AgenciesBar({ page: { countries } }: { page: AgenciesAnswer }) {
  const { params, change } = useAddress()
  const { country, locale } = useFormat()
  const query = readAgenciesQuery(params)
  const named = countries
    .map((code) => ({ code, name: country(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return (
    <div className={classNames('filter-bar', portalStyles.peopleBar)}>
      <SearchInput
        label="Search agencies"
        placeholder="Name of the agency"
        value={query.q ?? ''}
        onAsk={(words) => change('q', words, { replace: true })}
      />
      <span className="input input--select">
        <select
          aria-label="Country"
          value={query.country ?? ''}
          onChange={(event) => change('country', event.target.value, { replace: true })}
        >
          <option value="">Any country</option>
          {named.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      </span>
    </div>
  )
}

type Way = 'ascending' | 'descending'

function columnsOf(params: URLSearchParams, now: StockOrder): Column<AgencyStock>[] {
  const by = (column: Exclude<StockOrder, '-share'>, way: Way) => {
    const isNow = now === column || (column === 'share' && now === '-share')
    return {
      id: column,
      orderTo: `?${withParam(params, 'order', orderAfter(now, column))}`,
      ...(isNow && { ordered: now === '-share' ? ('ascending' as const) : way }),
    }
  }
  return [
    { ...by('name', 'ascending'), head: 'Agency', isMain: true, cell: (one) => <Name of={one} /> },
    {
      ...by('share', 'descending'),
      head: 'Share confirmed',
      isNumeric: true,
      cell: ({ share }) => <Share of={share} />,
    },
    {
      ...by('confirmed', 'descending'),
      head: 'Confirmed',
      isNumeric: true,
      cell: ({ id, confirmed }) => <Homes of={confirmed} to={`agency=${id}&status=live`} />,
    },
    {
      ...by('unconfirmed', 'descending'),
      head: 'Unconfirmed',
      isNumeric: true,
      cell: ({ id, unconfirmed }) => (
        <Homes of={unconfirmed} to={`agency=${id}&status=live&confirmed=older`} />
      ),
    },
    {
      ...by('hidden', 'descending'),
      head: 'Hidden',
      isNumeric: true,
      cell: ({ id, hidden }) => <Homes of={hidden} to={`agency=${id}&status=suspended`} />,
    },
  ]
}

function Name({ of: { id, name, city, country: code } }: { of: AgencyStock }) {
  const { names, country } = useFormat()
  return (
    <>
      <Link className="row-main" to={`/portal/listings?agency=${id}`} translate="no">
        {name}
      </Link>
      <span className="row-sub">
        <bdi>{names([city, code === 'ZZ' ? null : country(code)])}</bdi>
      </span>
    </>
  )
}

function Share({ of }: { of: number | null }) {
  const { percent } = useFormat()
  if (of === null) return '–'
  return (
    <span className={styles.share}>
      <span className={styles.shareBar} aria-hidden="true">
        <span style={{ inlineSize: `${of}%` }} />
      </span>
      <span className="num">{percent(of)}</span>
    </span>
  )
}

function Homes({ of, to }: { of: number; to: string }) {
  const { number } = useFormat()
  return of === 0 ? (
    number(of)
  ) : (
    <Link className="link num" to={`/portal/listings?${to}`}>
      {number(of)}
    </Link>
  )
}
