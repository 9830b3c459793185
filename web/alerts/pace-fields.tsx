/** web/alerts: how often a search tells, and when. */
import type { Frequency } from '#contract/alerts/alert-codes.ts'
import type { Schedule } from '#contract/alerts/alerts.ts'
import { FrequencyField } from './frequency-field.tsx'
import { ScheduleField } from './schedule-field.tsx'

type Pace = { frequency: Frequency; schedule: Schedule | null }
type Props = Pace & { onChange: (part: Partial<Pace>) => void }

export function PaceFields({ frequency, schedule, onChange }: Props) {
  return (
    <>
      <FrequencyField
        value={frequency}
        onChange={(pace) => onChange({ frequency: pace })}
        hasOwnTime={schedule !== null}
      />
      <ScheduleField
        frequency={frequency}
        schedule={schedule}
        onChange={(time) => onChange({ schedule: time })}
      />
    </>
  )
}
