/** web/alerts: when the digests of one search come: with the others, or at a time of their own. */
import type { Frequency } from '#contract/alerts/alert-codes.ts'
import type { Schedule } from '#contract/alerts/alerts.ts'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { TimeFields } from './time-fields.tsx'
import styles from './alerts.module.css'

type Props = {
  frequency: Frequency
  /** Null: when the profile says. */
  schedule: Schedule | null
  onChange: (schedule: Schedule | null) => void
}

/** In the morning, as long as nobody has chosen. */
const begin = (): Schedule => ({ hour: 8, weekday: 1, timeZone: ownTimeZone() })

const labels = { hour: 'At what hour', weekday: 'On which day' }

export function ScheduleField({ frequency, schedule, onChange }: Props) {
  if (frequency !== 'daily' && frequency !== 'weekly') return null
  return (
    <div className={styles.alertSchedule}>
      <Checkbox
        checked={schedule !== null}
        onChange={({ target }) => onChange(target.checked ? begin() : null)}
      >
        At a time of its own
      </Checkbox>
      {schedule && (
        <TimeFields
          schedule={schedule}
          labels={labels}
          hasDay={frequency === 'weekly'}
          onChange={(part) => onChange({ ...schedule, ...part })}
        />
      )}
    </div>
  )
}
