/** web/search: bedrooms and bathrooms: the least as a row of boxes, each with the homes it would find. */
import { useFormat } from '#web/platform/formats/format.tsx'
import { Segments } from '#web/ui/forms/segments.tsx'
import { useSearch } from '../search-context.tsx'

export const bedNames = ['minBeds', 'maxBeds'] as const
export const bathNames = ['minBaths'] as const

const upTo = ['1', '2', '3', '4', '5']

/** Homes with at least so many. */
const atLeast = (counts: Record<string, number> | undefined, least: number): number =>
  Object.entries(counts ?? {}).reduce(
    (sum, [rooms, count]) => (Number.parseFloat(rooms) >= least ? sum + count : sum),
    0,
  )

export function BedroomFields() {
  const { raw, facets: asked, live } = useSearch()
  const facets = live ?? asked
  const format = useFormat()
  const note = (least: number) => (facets ? format.count(atLeast(facets.beds, least)) : undefined)
  return (
    <>
      <div className="field">
        <span className="field-label">At least</span>
        <Segments
          label="At least so many bedrooms"
          name="minBeds"
          look="boxes"
          options={[
            { value: '', label: 'Any' },
            ...upTo.map((value) => ({ value, label: `${value}+`, note: note(Number(value)) })),
          ]}
          defaultValue={raw.minBeds && raw.minBeds !== '0' ? raw.minBeds : ''}
        />
      </div>
      <div className="field">
        <span className="field-label">At most</span>
        <Segments
          label="At most so many bedrooms"
          name="maxBeds"
          look="boxes"
          options={[
            { value: '', label: 'Any' },
            { value: '0', label: 'Studio', note: facets ? format.count(facets.beds['0'] ?? 0) : undefined },
            ...upTo.map((value) => ({ value, label: value })),
          ]}
          defaultValue={raw.maxBeds ?? ''}
        />
      </div>
    </>
  )
}

export function BathroomFields() {
  const { raw, facets: asked, live } = useSearch()
  const facets = live ?? asked
  const format = useFormat()
  return (
    <Segments
      label="At least so many bathrooms"
      name="minBaths"
      look="boxes"
      options={[
        { value: '', label: 'Any' },
        ...upTo.map((value) => ({
          value,
          label: `${value}+`,
          note: facets ? format.count(atLeast(facets.baths, Number(value))) : undefined,
        })),
      ]}
      defaultValue={raw.minBaths ?? ''}
    />
  )
}
