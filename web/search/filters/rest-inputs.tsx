/** web/search: hidden inputs that carry the rest of a question through a form. */
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'
import { afterTypes } from '../question/categories.ts'
import type { View } from '../question/addresses.ts'

type Props = { raw: RawSearch; except: readonly SearchParameter[]; view?: View }

export function RestInputs({ raw, except, view = 'grid' }: Props) {
  const kept = (Object.entries(raw) as [SearchParameter, string][]).filter(
    ([name]) => !except.includes(name) && name !== 'page' && name !== 'cursor',
  )
  // A form that takes all types away stays with what they were types of.
  const category = except.includes('types') && raw.types ? afterTypes(raw) : undefined
  return (
    <>
      {category && <input type="hidden" name="category" value={category} />}
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {view !== 'grid' && <input type="hidden" name="view" value={view} />}
    </>
  )
}
