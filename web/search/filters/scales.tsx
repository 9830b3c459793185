/**
 * web/search: how far from the sea, and how soon a home is to be free: a list
 * of steps, each with the homes it would find.
 */
import { availableSteps, seaSteps, type Scale } from '#contract/search/steps.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { useSearch } from '../search-context.tsx'
import { availableWords } from '../words/small-words.ts'
import styles from './filters.module.css'

export function SeaFields() {
  const format = useFormat()
  const say = (metres: string) => `Within ${format.distance(Number(metres))}`
  return <Steps scale="sea" legend="To the sea" any="Any distance" steps={seaSteps.map(String)} say={say} />
}

export function AvailableFields() {
  const format = useFormat()
  return (
    <Steps
      scale="available"
      legend="Available"
      any="Any day"
      steps={availableSteps.map(String)}
      say={(value) => availableWords(value, format)}
    />
  )
}

type Props = {
  scale: Scale
  legend: string
  any: string
  steps: readonly string[]
  say: (value: string) => string
}

/** A step that the address asks for and is not among the usual ones stands first. */
function Steps({ scale, legend, any, steps, say }: Props) {
  const { raw, facets: asked, live } = useSearch()
  const format = useFormat()
  const counts = (live ?? asked)?.[scale]
  const chosen = raw[scale]
  const own = chosen && !steps.includes(chosen) ? [chosen] : []
  return (
    <fieldset className={styles.ticks}>
      <legend className="quiet-text">{legend}</legend>
      <Checkbox type="radio" name={scale} value="" defaultChecked={!chosen}>
        {any}
      </Checkbox>
      {[...own, ...steps].map((value) => (
        <Checkbox
          key={value}
          type="radio"
          name={scale}
          value={value}
          defaultChecked={chosen === value}
          count={counts && !own.includes(value) ? format.number(counts[value] ?? 0) : undefined}
        >
          {say(value)}
        </Checkbox>
      ))}
    </fieldset>
  )
}
