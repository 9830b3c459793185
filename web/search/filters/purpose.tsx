/** web/search: for sale, to rent, holiday lets, to lease. */
import { purposes, type Purpose } from '#contract/vocabulary/codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { purposeWords } from '#web/platform/words/words.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { useSearch } from '../search-context.tsx'

export function PurposeFields() {
  const { raw, facets: asked, live } = useSearch()
  const facets = live ?? asked
  const format = useFormat()
  return (
    <Segments
      label="What are you looking for?"
      name="purpose"
      look="boxes"
      options={purposes.map((value) => ({
        value,
        label: purposeWords[value],
        note: facets ? format.count(facets.purpose[value] ?? 0) : undefined,
      }))}
      defaultValue={(raw.purpose ?? 'sale') as Purpose}
    />
  )
}
