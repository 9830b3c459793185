/** web/portal/operations: what was searched and not found, as words and as the way to that search. */
import { Link } from 'react-router'
import type { FruitlessSearch } from '#contract/figures/figures.ts'
import { flags, type Flag } from '#contract/search/flags.ts'
import { purposeWords, typeWords } from '#web/platform/words/words.ts'

/** Parameters of a search as people call them. */
const filterWords: Record<string, string> = {
  map: 'A part of the map',
  travel: 'Travel time',
  minPrice: 'Lowest price',
  maxPrice: 'Highest price',
  minBeds: 'Bedrooms',
  maxBeds: 'Most bedrooms',
  minBaths: 'Bathrooms',
  minArea: 'Smallest area',
  maxArea: 'Largest area',
  minPlot: 'Smallest plot',
  maxPlot: 'Largest plot',
  minPerArea: 'Lowest price per area',
  maxPerArea: 'Highest price per area',
  maxMonthly: 'Highest cost a month',
  sea: 'Near the sea',
  available: 'Free by a day',
  types: 'Type',
  category: 'Category',
  features: 'Features',
  tenure: 'Tenure',
  energy: 'Energy class',
  since: 'Listed lately',
  agency: 'One agency',
  not: 'Words left out',
}

const isFlag = (name: string): name is Flag => Object.hasOwn(flags, name)
const labelOf = (name: string): string => filterWords[name] ?? (isFlag(name) ? flags[name].label : name)

/** Codes of types are said; other values are numbers and codes. */
const sayValue = (value: string): string =>
  value
    .split(',')
    .map((one) => typeWords[one as keyof typeof typeWords] ?? one)
    .join(', ')

/** The same search again, as far as it was kept. */
function addressOf({ purpose, place, words, filters }: FruitlessSearch): string {
  const params = new URLSearchParams({ purpose })
  if (place) params.set('place', place.id)
  if (words) params.set('q', words)
  for (const { name, value } of filters) {
    if (value !== null) params.set(name, value)
    else if (isFlag(name)) params.set(name, '1')
  }
  return `/property-listing?${params}`
}

export function FruitlessWords({ search }: { search: FruitlessSearch }) {
  const { purpose, place, words, filters } = search
  return (
    <span>
      <Link className="row-main" to={addressOf(search)}>
        {purposeWords[purpose]}
        {place && (
          <>
            {', '}
            <bdi translate="no">{place.name}</bdi>
          </>
        )}
        {words && (
          <>
            {', '}
            <q translate="no">{words}</q>
          </>
        )}
      </Link>
      {filters.length > 0 && (
        <span className="row-sub">
          {filters
            .map(({ name, value }) =>
              value === null ? labelOf(name) : `${labelOf(name)}: ${sayValue(value)}`,
            )
            .join(', ')}
        </span>
      )}
    </span>
  )
}
