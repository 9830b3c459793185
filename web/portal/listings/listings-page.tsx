/** web/portal/listings: every home in a table, or one of them beside what is odd about it. */
import { Link, useNavigation, useSearchParams } from 'react-router'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHead } from '#web/ui/lists/workspace.tsx'
import { NothingHere } from '../nothing-here.tsx'
import { useReread } from '../reread.ts'
import { useAddress } from '../use-address.ts'
import { BulkActs } from './bulk-acts.tsx'
import { ListingsBar } from './listings-bar.tsx'
import { readListingsQuery } from './listings-query.ts'
import { ListingsTable, linkIdOf } from './listings-table.tsx'
import { Review } from './review/review.tsx'
import { useListings, type HomeList, type ListingsAnswer } from './use-listings.ts'

export function ListingsPage({ page }: { page: ListingsAnswer }) {
  const [params] = useSearchParams()
  const { change } = useAddress()
  const query = readListingsQuery(params)
  const reread = useReread()
  const list = useListings(page, query)
  const openId = params.get('home')
  const close = () => {
    change('home', '')
    if (openId) requestAnimationFrame(() => document.getElementById(linkIdOf(openId))?.focus())
  }
  if (openId)
    return (
      <Review
        key={openId}
        id={openId}
        list={list}
        onOpen={(id) => change('home', id, { replace: true })}
        onClose={close}
        onDone={reread}
      />
    )
  return (
    <>
      <PageHead
        title="Listings"
        lead="Every home, with what the rules find odd about it. Agencies are told what you decide."
      >
        <ButtonLink to="/portal/listings/rules">Rules</ButtonLink>
      </PageHead>
      <Everything page={page} list={list} onDone={reread} />
    </>
  )
}

type EverythingProps = { page: ListingsAnswer; list: HomeList; onDone: () => Promise<void> }

function Everything({ page, list: { items, ...paging }, onDone }: EverythingProps) {
  const [params] = useSearchParams()
  const { state, location } = useNavigation()
  const acts = (ids: readonly string[], clear: () => void) => (
    <BulkActs
      homes={items.filter(({ id }) => ids.includes(id))}
      onDone={async () => {
        clear()
        await onDone()
      }}
    />
  )
  return (
    <section aria-label="All homes">
      <ListingsBar page={page} />
      <ListingsTable
        homes={items}
        paging={paging}
        csv={{
          address: `/api/meridian/portal/listings.csv?${new URLSearchParams(readListingsQuery(params))}`,
          name: 'homes.csv',
        }}
        isBusy={state === 'loading' && location.pathname === '/portal/listings'}
        acts={acts}
        empty={
          <NothingHere title="No home yet">
            Homes stand here as soon as an agency writes one or its first feed has run.
          </NothingHere>
        }
      />
      <p className="small soft">
        What the rules find is looked up a moment after a home changes, and every night for all.{' '}
        <Link className="link" to="/portal/reports">
          See the reports
        </Link>
      </p>
    </section>
  )
}
