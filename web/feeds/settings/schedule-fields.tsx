/**
 * web/feeds: when the address of a feed is fetched: after a pause, at
 * a time of day in a zone, or only when asked.
 */
import { Field, Select } from '#web/ui/forms/field.tsx'
import type { Feed } from '../use-feeds.ts'
import { pauseWords } from '../words.ts'
import styles from './settings.module.css'

/** `kind`: minutes, `daily`, or nothing for never. */
export type Clock = { kind: string; at: string; zone: string }

const usualTime = '06:00'

export const clockOf = ({ everyMinutes, dailyAt, dailyZone, timeZone }: Feed): Clock => ({
  kind: dailyAt === null ? String(everyMinutes ?? '') : 'daily',
  at: dailyAt ?? usualTime,
  zone: dailyZone ?? timeZone,
})

/** Every zone the browser knows; the chosen one and UTC whatever it calls them. */
export const zones = (chosen: string): string[] => [
  ...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')]),
]

const pauses = [15, 30, 60, 120, 240, 480, 720, 1_440, 10_080]

type Props = { clock: Clock; hasAddress: boolean; onChange: (clock: Clock) => void }

export function ScheduleFields({ clock, hasAddress, onChange }: Props) {
  const own = Number(clock.kind)
  const minutes = [...new Set([...pauses, ...(own ? [own] : [])])].toSorted((a, b) => a - b)
  return (
    <div className={styles.row}>
      <Select
        id="schedule"
        label="How often"
        value={clock.kind}
        help={hasAddress ? undefined : 'It begins once an address was checked and published.'}
        onChange={({ target }) => onChange({ ...clock, kind: target.value })}
      >
        <option value="">Only when I ask</option>
        <option value="daily">Every day at a fixed time</option>
        {minutes.map((pause) => (
          <option key={pause} value={pause}>
            {pauseWords(pause)}
          </option>
        ))}
      </Select>
      {clock.kind === 'daily' && (
        <>
          <Field
            label="Time of day"
            type="time"
            required
            value={clock.at}
            onChange={({ target }) => onChange({ ...clock, at: target.value })}
          />
          <Select
            label="In the time zone"
            value={clock.zone}
            onChange={({ target }) => onChange({ ...clock, zone: target.value })}
          >
            {zones(clock.zone).map((zone) => (
              <option key={zone} value={zone} translate="no">
                {zone}
              </option>
            ))}
          </Select>
        </>
      )}
    </div>
  )
}
