/** web/search: the other filters: features, marks, tenure, energy, words, and how far around a place. */
import { flagNames, flags } from '#contract/search/flags.ts'
import { filterFeatures } from '#contract/vocabulary/feature-codes.ts'
import { energyClasses, tenures } from '#contract/vocabulary/codes.ts'
import { featureWords } from '#web/platform/words/feature-words.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { energyClassWords, tenureWords } from '#web/platform/words/words.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { useSearch } from '../search-context.tsx'
import styles from './filters.module.css'

/** `offered` when the question on the page finds homes with it; `count` is what there would be now. */
type Choice = { value: string; label: string; offered: boolean; count: number | undefined }

/** Ticks of one comma list; what nobody offers is left out unless it is chosen. */
function Ticks({
  name,
  legend,
  choices,
  list,
}: {
  name: string
  legend: string
  choices: Choice[]
  list: string | undefined
}) {
  const format = useFormat()
  const chosen = new Set((list ?? '').split(','))
  const offered = choices.filter(({ value, offered: isOffered }) => isOffered || chosen.has(value))
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.ticks}>
      <legend className="field-label">{legend}</legend>
      {offered.map(({ value, label, count }) => (
        <Checkbox
          key={value}
          name={name}
          value={value}
          defaultChecked={chosen.has(value)}
          count={count === undefined ? undefined : format.number(count)}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  )
}

export function FeatureFields() {
  const { raw, facets, live } = useSearch()
  const choices = filterFeatures.map((value) => ({
    value,
    label: featureWords[value],
    ...countIn(value, facets?.features, live?.features),
  }))
  return <Ticks name="features" legend="It must have" choices={choices} list={raw.features} />
}

export function TenureFields() {
  const { raw, facets, live } = useSearch()
  const choices = tenures.map((value) => ({
    value,
    label: tenureWords[value],
    ...countIn(value, facets?.tenure, live?.tenure),
  }))
  return <Ticks name="tenure" legend="Tenure" choices={choices} list={raw.tenure} />
}

export function EnergyFields() {
  const { raw, facets, live } = useSearch()
  const choices = energyClasses.map((value) => ({
    value,
    label: energyClassWords[value],
    ...countIn(value, facets?.energy, live?.energy),
  }))
  return <Ticks name="energy" legend="Energy class" choices={choices} list={raw.energy} />
}

export function FlagFields() {
  const { raw, facets: asked, live } = useSearch()
  const format = useFormat()
  const choices = flagNames.map((flag) => ({ flag, ...countIn(flag, asked?.flags, live?.flags) }))
  return (
    <fieldset className={styles.ticks}>
      <legend className="field-label">Only homes that are</legend>
      {choices
        .filter(({ flag, offered }) => offered || raw[flag] === '1')
        .map(({ flag, count }) => (
          <Checkbox
            key={flag}
            name={flag}
            value="1"
            defaultChecked={raw[flag] === '1'}
            count={count === undefined ? undefined : format.number(count)}
          >
            {flags[flag].label}
          </Checkbox>
        ))}
    </fieldset>
  )
}

export function WordFields() {
  const { raw } = useSearch()
  return (
    <div className="popover-pair">
      <Field
        label="Words to look for"
        name="q"
        defaultValue={raw.q}
        maxLength={200}
        help="In the title and the description"
      />
      <Field label="Words to leave out" name="not" defaultValue={raw.not} maxLength={200} />
    </div>
  )
}

const radii = [1_000, 2_000, 5_000, 10_000, 25_000, 50_000, 100_000]

/** Around the point of the question, or around its place: the keyboard's way of drawing a circle. */
export function AroundFields() {
  const { raw, place } = useSearch()
  const format = useFormat()
  if (raw.near) {
    const chosen = raw.radius ?? '10000'
    return (
      <Select label="How far around" name="radius" defaultValue={chosen}>
        {[...new Set([Number(chosen), ...radii])]
          .toSorted((a, b) => a - b)
          .map((radius) => (
            <option key={radius} value={radius}>
              {format.distance(radius)}
            </option>
          ))}
      </Select>
    )
  }
  if (!place || place.kind === 'country') return null
  return (
    <>
      <input type="hidden" name="aroundPoint" value={`${place.lat.toFixed(5)},${place.lon.toFixed(5)}`} />
      <Select label={`In or around ${place.name}`} name="around" defaultValue="">
        <option value="">Only in {place.name}</option>
        {radii.map((radius) => (
          <option key={radius} value={radius}>
            Within {format.distance(radius)} of it
          </option>
        ))}
      </Select>
    </>
  )
}

type Counts = Partial<Record<string, number>> | undefined

const countIn = (value: string, asked: Counts, live: Counts): Pick<Choice, 'offered' | 'count'> => ({
  offered: !asked || (asked[value] ?? 0) > 0,
  count: asked ? ((live ?? asked)[value] ?? 0) : undefined,
})
