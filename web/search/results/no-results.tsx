/** web/search: nothing found: which filter to loosen, with the homes that would be there. */
import { Link } from 'react-router'
import { categories } from '#contract/vocabulary/categories.ts'
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { addressOf, changed } from '../question/addresses.ts'
import { afterTypes, asCategories } from '../question/categories.ts'
import { useSearch } from '../search-context.tsx'
import styles from './no-results.module.css'

type Props = { loosen: readonly { filter: SearchParameter; count: number }[] }

export function NoResults({ loosen }: Props) {
  const { raw, view, filters } = useSearch()
  const format = useFormat()
  const offers = loosen
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .map(({ filter, count }) => {
      const words = filters.find(({ without }) => filter in without)
      const label = filter === 'q' || filter === 'not' ? raw[filter] : labelOf(filter, raw, words?.label)
      return { filter, count, label: label ?? filter, to: addressOf(without(raw, filter), view) }
    })
    // Both ends of a range are one thing to a reader: the end that helps more speaks for it.
    .filter(({ label }, at, all) => all.findIndex((other) => other.label === label) === at)
  return (
    <EmptyState
      title="No homes match all of this"
      actions={
        <>
          <ButtonLink
            to={addressOf(changed({}, { purpose: raw.purpose, category: afterTypes(raw) }), view)}
            kind="quiet"
          >
            Clear all filters
          </ButtonLink>
        </>
      }
    >
      {offers.length > 0 ? (
        <>
          <p className="soft">One filter less, and there are homes:</p>
          <ul className={styles.loosen}>
            {offers.map(({ filter, count, label, to }) => (
              <li key={filter}>
                <Link className="leader" to={to}>
                  <span>
                    Without <bdi>“{label}”</bdi>
                  </span>
                  <i />
                  <span className="num">{format.plural(count, 'home')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">Taking away one filter is not enough here. Try a larger area, or begin again.</p>
      )}
    </EmptyState>
  )
}

/** Several travel times go together. */
const labelOf = (filter: SearchParameter, raw: RawSearch, chip: string | undefined): string | undefined =>
  filter === 'travel' && raw.travel?.includes(';') ? 'The travel times' : (chip ?? own[filter])

/** Filters that no chip shows. */
const own: Partial<Record<SearchParameter, string>> = { category: 'Only this kind of property' }

/** Every kind is meant where none is left. */
const without = (raw: RawSearch, filter: SearchParameter): RawSearch =>
  filter === 'category' ? asCategories(raw, categories) : changed(raw, pairOf(filter))

/** Removing one end of a radius or a point removes both. */
const pairOf = (filter: SearchParameter): Partial<Record<SearchParameter, undefined>> =>
  filter === 'near' || filter === 'radius' ? { near: undefined, radius: undefined } : { [filter]: undefined }
