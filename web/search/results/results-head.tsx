/** web/search: above the results: the chosen filters, how many homes, how they are sorted and shown. */
import { ChevronDown, LayoutGrid, Map as MapIcon, Table2, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form, Link, useNavigate } from 'react-router'
import type { RawSearch, Sort } from '#contract/search/search-question.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { RemovableChip } from '#web/ui/chip.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { addressOf, addressWith, changed, searchPath, type View } from '../question/addresses.ts'
import { afterTypes } from '../question/categories.ts'
import { headingOf } from './heading.ts'
import { RestInputs } from '../filters/rest-inputs.tsx'
import { LeftOutWords } from '../sentence/left-out.tsx'
import { TravelNotes } from '../sentence/travel-notes.tsx'
import { CategoryTabs } from './category-tabs.tsx'
import { useNewestQuestion } from '../question/newest-question.ts'
import { OtherPlaces } from '../box/other-places.tsx'
import { useSearch } from '../search-context.tsx'
import { ShareSearch } from './share-search.tsx'
import { classNames } from '#web/ui/class-names.ts'
import resultsStyles from './results.module.css'
import styles from './results-head.module.css'

/**
 * `tools` stand below the heading, at the end of the line that says the order. On phones the heading comes
 * first, and what was asked is one line below it that scrolls sideways: half of the screen is for homes.
 */
export function ResultsHead({ tools }: { tools?: ReactNode }) {
  const { raw, place, total, unused, near, travelNotes } = useSearch()
  const format = useFormat()
  const { words } = headingOf(raw, place, total, format)
  return (
    <>
      <div className={styles.asked}>
        <CategoryTabs />
        <ActiveFilters />
      </div>
      <LeftOutWords unused={unused} />
      <TravelNotes notes={travelNotes} />
      <OtherPlaces />
      <div className={resultsStyles.listHead}>
        <h1 className="num" aria-live="polite">
          {total === 0 && near.length > 0 ? nothingWords : words}
        </h1>
        <ShareSearch title={words} />
        <Views />
        <div className={styles.tools}>
          {total > 0 && <SortMenu />}
          {tools}
        </div>
      </div>
    </>
  )
}

/** Said once, above the homes that come close. */
const nothingWords = 'No home has all of this. These come closest'

function ActiveFilters() {
  const { raw, view, filters } = useSearch()
  if (filters.length === 0) return null
  const bare = changed({}, { purpose: raw.purpose, category: afterTypes(raw) })
  return (
    <nav className={classNames('chips', resultsStyles.listChips)} aria-label="Chosen filters">
      {filters.map(({ key, label, origin, without }) => (
        <RemovableChip key={key} label={label} origin={origin} to={addressWith(raw, without, view)} />
      ))}
      {filters.length > 1 && (
        <Link className={classNames('link', styles.clear)} to={addressOf(bare, view)} preventScrollReset>
          Clear all
        </Link>
      )}
    </nav>
  )
}

const sortWords: Record<Sort, string> = {
  newest: 'Newest',
  price: 'Lowest price',
  '-price': 'Highest price',
  '-area': 'Largest',
  pricePerArea: 'Price per m²',
  distance: 'Nearest',
  relevance: 'Most relevant',
}

/** Nearest needs a point and most relevant needs words. */
const isPossible = (sort: Sort, raw: RawSearch) =>
  sort === 'distance' ? raw.near : sort === 'relevance' ? (raw.prefer ?? raw.q) : true

function SortMenu() {
  const { raw, view } = useSearch()
  const navigate = useNavigate()
  const newest = useNewestQuestion()
  const hydrated = useHydrated()
  const sort = (raw.sort ?? 'newest') as Sort
  const possible = (Object.keys(sortWords) as Sort[]).filter((one) => isPossible(one, raw))
  return (
    <Form method="get" action={searchPath} className={styles.sort}>
      <RestInputs raw={raw} except={['sort']} view={view} />
      <label htmlFor="sort">Sort by</label>
      <select
        id="sort"
        aria-label="Sort by"
        name="sort"
        key={sort}
        defaultValue={sort}
        onChange={(event) => {
          const asked = newest()
          const to = addressWith(asked.raw, { sort: sortOrNone(event.target.value) }, asked.view)
          void navigate(to, { preventScrollReset: true })
        }}
      >
        {possible.map((one) => (
          <option key={one} value={one}>
            {sortWords[one]}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} small />
      {!hydrated && (
        <noscript>
          <button type="submit" className="link">
            Sort
          </button>
        </noscript>
      )}
    </Form>
  )
}

const sortOrNone = (value: string) => (value === 'newest' ? undefined : value)

// On phones the map is always there, below the list; a button over it brings it to the front.
const viewIcons: { view: View; icon: LucideIcon; label: string; className?: string }[] = [
  { view: 'grid', icon: LayoutGrid, label: 'Cards and map' },
  { view: 'table', icon: Table2, label: 'Table' },
  { view: 'map', icon: MapIcon, label: 'Map only', className: 'only-wide' },
]

function Views() {
  const { raw, view } = useSearch()
  return (
    <nav className={styles.views} aria-label="Views">
      {viewIcons.map((one) => (
        <Link
          key={one.view}
          className={one.className}
          to={addressOf(raw, one.view)}
          aria-label={one.label}
          aria-current={one.view === view ? 'true' : undefined}
        >
          <Icon of={one.icon} />
        </Link>
      ))}
    </nav>
  )
}
