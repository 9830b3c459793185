/** web/pages: /property-listing/compare: up to four homes side by side, named in the address. */
import { Link, redirect } from 'react-router'
import { brand } from '#contract/content/brand.ts'
import { purposes } from '#contract/vocabulary/codes.ts'
import { ApiError } from '#contract/http/api-error.ts'
import { isUuid } from '#contract/vocabulary/uuid.ts'
import { compareAddress, mostCompared } from '#web/platform/meta/home-address.ts'
import { CompareTable } from '#web/listings/compare/compare-table.tsx'
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useRecentSearches } from '#web/search/box/recent-searches.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import type { Route } from './+types/compare'
import styles from '#web/listings/compare/compare.module.css'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = (searchParams.get('ids') ?? '').split(',').filter((id) => isUuid(id))
  const ids = [...new Set(asked)].slice(0, mostCompared)
  const onlyDifferences = searchParams.get('only') === 'differences'
  const purpose = purposes.find((one) => one === searchParams.get('purpose')) ?? null
  if (asked.length > ids.length) throw redirect(compareAddress(ids, onlyDifferences))
  const { listings } = context.get(apiContext)
  const { currency } = preferencesFor(request)
  const found = await answering(() =>
    Promise.all(ids.map((id) => listings.get({ params: { id }, query: { currency } }).catch(unlessGone))),
  )
  const homes = found.filter((home) => home !== null)
  return { homes, missing: found.length - homes.length, onlyDifferences, purpose }
}

/** A home that is no longer there is left out. */
function unlessGone(error: unknown): null {
  if (error instanceof ApiError && error.status === 404) return null
  throw error
}

export const meta: Route.MetaFunction = () => [
  { title: `Homes side by side · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

export default function Compare({ loaderData }: Route.ComponentProps) {
  const { homes, missing, onlyDifferences, purpose } = loaderData
  const format = useFormat()
  const [last] = useRecentSearches()
  const back = last?.to ?? '/property-listing'
  const ids = homes.map(({ id }) => id)
  return (
    <main id="main" className="page">
      {homes.length === 0 ? (
        <EmptyState
          title="Nothing to compare yet"
          actions={
            <ButtonLink to={back} kind="primary">
              Search homes
            </ButtonLink>
          }
        >
          <p className="soft">
            Choose up to four homes with the scales on their cards, and they stand here side by side.
          </p>
        </EmptyState>
      ) : (
        <>
          <div className={styles.compareTop}>
            <h1 className="title">Homes side by side</h1>
            <Link className="link no-print" to={compareAddress(ids, !onlyDifferences)} preventScrollReset>
              {onlyDifferences ? 'Show everything' : 'Only the differences'}
            </Link>
            <Link className="link no-print" to={back}>
              Back to the search
            </Link>
          </div>
          {missing > 0 && (
            <p className="small soft">{`Not shown at present: ${format.plural(missing, 'home')}.`}</p>
          )}
          <CompareTable homes={homes} purpose={purpose} onlyDifferences={onlyDifferences} />
        </>
      )}
    </main>
  )
}
