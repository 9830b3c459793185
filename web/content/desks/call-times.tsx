/** web/content: the times a desk can call, by the visitor's clock and by the desk's. */
import { useMemo, useState } from 'react'
import type { Office } from '#contract/content/content.ts'
import { zoneName } from '#contract/words/zone-name.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { clockAt, dayAt, ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { Select } from '#web/ui/forms/field.tsx'
import { callTimes, nearestDesk } from './desk-times.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './call-times.module.css'

const daysShown = 4

type Props = {
  offices: readonly Office[]
  /** The chosen instant (milliseconds), or null. */
  chosen: number | null
  onChoose: (instant: number) => void
}

/**
 * Needs script, because only the browser knows the visitor's clock;
 * without it the desks' hours stand on the page.
 */
export function CallTimes(props: Props) {
  return useHydrated() ? <Times {...props} /> : null
}

function Times({ offices, chosen, onChoose }: Props) {
  const { now: at, locale } = useFormat()
  const now = Date.parse(at)
  const timeZone = ownTimeZone()
  const [city, setCity] = useState<string | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const office = offices.find((one) => one.city === city) ?? nearestDesk(offices, now, timeZone)
  const days = useMemo(() => {
    const times = office ? callTimes(office, now, daysShown) : []
    return Map.groupBy(times, (time) => dayAt(time, timeZone, locale))
  }, [office, now, timeZone, locale])
  const shown = day !== null && days.has(day) ? day : [...days.keys()][0]
  if (!office || shown === undefined) return null
  return (
    <div className={styles.callTimes}>
      <div className={classNames('stack', styles.callPerson)}>
        <Choice
          label="Which desk"
          help="The one whose clock is nearest to yours comes first."
          value={office.city}
          options={offices.map((one) => one.city)}
          onChange={setCity}
        />
        <Choice
          label="Which day"
          help={`By your clock (${zoneName(timeZone, locale)}).`}
          value={shown}
          options={[...days.keys()]}
          onChange={setDay}
        />
      </div>
      <ul className={styles.callDays} aria-label={`Times on ${shown}`}>
        {(days.get(shown) ?? []).map((time) => (
          <li key={time}>
            <button
              type="button"
              className={styles.callTime}
              aria-pressed={time === chosen}
              onClick={() => onChoose(time)}
            >
              <bdi>{clockAt(time, timeZone, locale)}</bdi>
              <small>
                {clockAt(time, office.timeZone, locale)} in {office.city}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <Chosen office={office} time={chosen} timeZone={timeZone} />
    </div>
  )
}

type ChoiceOf = {
  label: string
  help: string
  value: string
  options: readonly string[]
  onChange: (value: string) => void
}

const Choice = ({ options, onChange, ...field }: ChoiceOf) => (
  <Select {...field} onChange={(event) => onChange(event.target.value)}>
    {options.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </Select>
)

function Chosen({ office, time, timeZone }: { office: Office; time: number | null; timeZone: string }) {
  const { locale } = useFormat()
  if (time === null) return null
  const by = (zone: string) => `${dayAt(time, zone, locale)}, ${clockAt(time, zone, locale)}`
  return (
    <output className={classNames('small', styles.callChosen)}>
      {by(timeZone)} by your clock. In {office.city} it is {by(office.timeZone)}.
    </output>
  )
}
