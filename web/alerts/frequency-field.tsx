/** web/alerts: how often somebody wants to be told of the homes of a search. */
import { frequencies, type Frequency } from '#contract/alerts/alert-codes.ts'
import { Segments } from '#web/ui/forms/segments.tsx'
import { frequencyWords } from './words.ts'
import styles from './alerts.module.css'

type Props = {
  value: Frequency
  onChange: (frequency: Frequency) => void
  /** It is told at a time of its own, and not when the profile says. */
  hasOwnTime: boolean
}

const notes: Record<Frequency, string> = {
  instant: 'A mail within moments, whenever a home comes or changes.',
  daily: 'One mail a day with all of your searches, at the hour you choose in your profile.',
  weekly: 'One mail a week with all of your searches, on the day you choose in your profile.',
  never: 'No mails. The search is kept, and your web feed tells of its homes.',
}

/** At a time of its own. */
const ownNotes: Partial<Record<Frequency, string>> = {
  daily: 'One mail a day, together with whatever else comes at that hour.',
  weekly: 'One mail a week, together with whatever else comes at that hour.',
}

const options = frequencies.map((value) => ({ value, label: frequencyWords[value] }))

export function FrequencyField({ value, onChange, hasOwnTime }: Props) {
  return (
    <div>
      <p className="field-label">Tell me of homes</p>
      <Segments
        label="Tell me of homes"
        name="frequency"
        look="boxes"
        options={options}
        value={value}
        onChange={onChange}
        className={styles.alertPaces}
      />
      <p className="small soft">{(hasOwnTime && ownNotes[value]) || notes[value]}</p>
    </div>
  )
}
