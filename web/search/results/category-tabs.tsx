/** web/search: homes, commercial, land and parking as tabs, each with its count, and one tap to add it. */
import { Plus } from 'lucide-react'
import { Link } from 'react-router'
import { categories, typesOf, type Category } from '#contract/vocabulary/categories.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import { addressOf } from '../question/addresses.ts'
import { asCategories, categoriesOf } from '../question/categories.ts'
import { useSearch } from '../search-context.tsx'
import styles from './category-tabs.module.css'

const words: Record<Category, { label: string; add: string }> = {
  homes: { label: 'Homes', add: 'Add homes' },
  commercial: { label: 'Commercial', add: 'Add commercial property' },
  land: { label: 'Land', add: 'Add land' },
  parking: { label: 'Parking', add: 'Add parking and storage' },
}

export function CategoryTabs() {
  const { raw, facets } = useSearch()
  if (!facets) return null
  const asked = categoriesOf(raw)
  const counted = categories.map((one) => ({
    category: one,
    isOn: asked.includes(one),
    count: typesOf([one]).reduce((sum, type) => sum + (facets.type[type] ?? 0), 0),
  }))
  return (
    <nav className={styles.tabs} aria-label="Kinds of property">
      {counted
        .filter(({ isOn, count }) => isOn || count > 0)
        .map((tab) => (
          <Tab key={tab.category} {...tab} asked={asked} />
        ))}
    </nav>
  )
}

type Props = { category: Category; isOn: boolean; count: number; asked: readonly Category[] }

/** The tab asks for its category alone; the sign beside it adds the category to what is asked. */
function Tab({ category, isOn, count, asked }: Props) {
  const { raw, view } = useSearch()
  const format = useFormat()
  const { label, add } = words[category]
  const to = (next: readonly Category[]) => addressOf(asCategories(raw, next), view)
  return (
    <span className={classNames(styles.tab, isOn && styles.tabOn)}>
      <Link to={to([category])} aria-current={isOn ? 'true' : undefined} preventScrollReset>
        {label} <span>{format.number(count)}</span>
      </Link>
      {!isOn && (
        <Link
          className={styles.add}
          to={to([...asked, category])}
          aria-label={add}
          title={add}
          preventScrollReset
        >
          <Icon of={Plus} small />
        </Link>
      )}
    </span>
  )
}
