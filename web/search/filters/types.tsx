/** web/search: property types by group, each with its live count; types nobody offers are left out. */
import { typeGroups, type PropertyType, type TypeGroup } from '#contract/vocabulary/codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { typeGroupWords, typeWords } from '#web/platform/words/words.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useSearch } from '../search-context.tsx'
import styles from './filters.module.css'

export const typeNames = ['types'] as const

export function TypeFields() {
  const { raw, facets } = useSearch()
  const chosen = new Set((raw.types ?? '').split(','))
  const groups = Object.entries(typeGroups) as [TypeGroup, readonly PropertyType[]][]
  const isOffered = (type: PropertyType) => !facets || chosen.has(type) || (facets.type[type] ?? 0) > 0
  return groups.map(([group, types]) => {
    const offered = types.filter(isOffered)
    return offered.length > 0 && <Group key={group} group={group} types={offered} chosen={chosen} />
  })
}

function Group({ group, types, chosen }: { group: TypeGroup; types: PropertyType[]; chosen: Set<string> }) {
  const { facets: asked, live } = useSearch()
  const facets = live ?? asked
  const format = useFormat()
  return (
    <fieldset className={styles.ticks}>
      <legend className="field-label">{typeGroupWords[group]}</legend>
      {types.map((type) => (
        <Checkbox
          key={type}
          name="types"
          value={type}
          defaultChecked={chosen.has(type)}
          count={facets ? format.number(facets.type[type] ?? 0) : undefined}
        >
          {typeWords[type].many}
        </Checkbox>
      ))}
    </fieldset>
  )
}
