/** web/agency: opening hours: up to two spans for each day of the week, by the clock of a place. */
import type { OpeningHours } from '#contract/agency/opening-hours.ts'
import type { AgencyProfile } from '#contract/agency/team.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { Select } from '#web/ui/forms/field.tsx'
import styles from './agency.module.css'

type Props = {
  hours: OpeningHours
  timeZone: string
  error: string | undefined
  onChange: (change: Partial<AgencyProfile>) => void
}

/** A Monday, to name the days of the week by. */
const monday = Date.UTC(2024, 0, 1)
const days = [1, 2, 3, 4, 5, 6, 7] as const
const spansOfDay = [0, 1] as const

export function HoursField({ hours, timeZone, error, onChange }: Props) {
  const { locale } = useFormat()
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(monday + (day - 1) * dayMs)
  const put = (day: number, spans: OpeningHours) => {
    const openingHours = [...hours.filter((one) => one.day !== day), ...spans].toSorted(
      (a, b) => a.day - b.day || a.from.localeCompare(b.from),
    )
    onChange({ openingHours, timeZone: timeZone || ownTimeZone() })
  }
  return (
    <fieldset className={styles.hours}>
      <legend className="field-label">Opening hours</legend>
      {days.map((day) => (
        <Day
          key={day}
          day={day}
          name={nameOf(day)}
          spans={hours.filter((one) => one.day === day)}
          onSpans={(spans) => put(day, spans)}
        />
      ))}
      {error && <p className="field-error">{error}</p>}
      <Select
        label="By the clock of"
        value={timeZone}
        onChange={(event) => onChange({ timeZone: event.target.value })}
      >
        <option value="">Choose</option>
        {Intl.supportedValuesOf('timeZone').map((zone) => (
          <option key={zone} value={zone} translate="no">
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </fieldset>
  )
}

type DayProps = {
  day: number
  name: string
  spans: OpeningHours
  onSpans: (spans: OpeningHours) => void
}

/** A span without its end is kept only once both are there, so it starts as nine to five. */
function Day({ day, name, spans, onSpans }: DayProps) {
  const change = (at: number, side: 'from' | 'to', value: string) => {
    const usual = at === 0 ? { day, from: '09:00', to: '17:00' } : { day, from: '14:00', to: '18:00' }
    if (value === '') return onSpans(spans.filter((_, index) => index !== at))
    const changed = { ...(spans[at] ?? usual), [side]: value.slice(0, 5) }
    onSpans(spans[at] ? spans.map((one, index) => (index === at ? changed : one)) : [...spans, changed])
  }
  return (
    <div className={styles.day}>
      <span translate="no">{name}</span>
      {spansOfDay
        .filter((at) => at <= spans.length)
        .map((at) => (
          <span key={at} className={styles.span}>
            <input
              className="input"
              type="time"
              aria-label={`${name}, from`}
              value={spans[at]?.from ?? ''}
              onChange={(event) => change(at, 'from', event.target.value)}
            />
            –
            <input
              className="input"
              type="time"
              aria-label={`${name}, to`}
              value={spans[at]?.to ?? ''}
              onChange={(event) => change(at, 'to', event.target.value)}
            />
          </span>
        ))}
    </div>
  )
}
