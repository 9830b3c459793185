/**
 * web/alerts: at what time digests come: the hour, the day of weekly ones, and by the clock of which zone.
 */
import type { Schedule } from '#contract/alerts/alerts.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Select } from '#web/ui/forms/field.tsx'
import { clockOf, dayOf } from './words.ts'
import styles from './alerts.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => hour)
const days = [1, 2, 3, 4, 5, 6, 7]

/** The zone that is chosen may have a name that this browser does not list. */
const zonesWith = (chosen: string): string[] => [
  ...new Set([chosen, 'UTC', ...Intl.supportedValuesOf('timeZone')]),
]

type Labels = { hour: string; weekday: string }
type Props = {
  schedule: Schedule
  labels: Labels
  /** Daily ones have none. */
  hasDay: boolean
  onChange: (part: Partial<Schedule>) => void
}

export function TimeFields({ schedule: { hour, weekday, timeZone }, labels, hasDay, onChange }: Props) {
  const { locale } = useFormat()
  return (
    <div className={styles.alertFields}>
      <Select
        label={labels.hour}
        value={hour}
        onChange={({ target }) => onChange({ hour: Number(target.value) })}
      >
        {hours.map((one) => (
          <option key={one} value={one} translate="no">
            {clockOf(one)}
          </option>
        ))}
      </Select>
      {hasDay && (
        <Select
          label={labels.weekday}
          value={weekday}
          onChange={({ target }) => onChange({ weekday: Number(target.value) })}
        >
          {days.map((one) => (
            <option key={one} value={one} translate="no">
              {dayOf(one, locale)}
            </option>
          ))}
        </Select>
      )}
      <Select
        label="By the clock of"
        value={timeZone}
        onChange={({ target }) => onChange({ timeZone: target.value })}
      >
        {zonesWith(timeZone).map((one) => (
          <option key={one} translate="no">
            {one}
          </option>
        ))}
      </Select>
    </div>
  )
}
