/** web/enquiries: when somebody could see a home: up to three days and times of their own choice. */
import { Plus, X } from 'lucide-react'
import { useFormat } from '#web/platform/formats/format.tsx'
import type { Slot } from '#contract/enquiries/enquiries.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { choosableDays, mostTimes, noTime, proposed, rowProblems } from './viewing-times.rules.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './viewing-field.module.css'
import enquiryStyles from './enquiry.module.css'

/** `slots` as they stand in their fields: perhaps half filled in. */
export type Viewing = { slots: Slot[]; byVideo: boolean }
export type ChangeOfViewing = (latest: Viewing) => Viewing
type Props = {
  value: Viewing
  /**
   * Given as a change of what stands in the form by now: two fields may
   * be filled in before either is drawn again.
   */
  onChange: (change: ChangeOfViewing) => void
  /** Set once the form was sent; then each row says what is wrong with it. */
  error: string | undefined
}

export function ViewingField({ value: { slots, byVideo }, onChange, error }: Props) {
  const { now } = useFormat()
  const rows = rowsOf(slots)
  const problems = error ? rowProblems(rows, now) : []
  const isKnown = problems.some((problem) => problem !== null)
  const put = (next: (rows: readonly Slot[]) => Slot[]) =>
    onChange((latest) => ({ ...latest, slots: next(rowsOf(latest.slots)) }))
  return (
    <fieldset className={styles.enquiryViewing}>
      <legend className="field-label">Propose a time to see it</legend>
      {rows.map((row, index) => (
        <Row
          // Rows have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          index={index}
          row={row}
          isOnly={rows.length === 1}
          problem={problems[index] ?? null}
          onRow={(part) => put((all) => all.map((one, at) => (at === index ? { ...one, ...part } : one)))}
          onRemove={() => put((all) => all.filter((_, at) => at !== index))}
        />
      ))}
      {rows.length < mostTimes && proposed(rows).length === rows.length && (
        <button
          type="button"
          className={classNames('link', enquiryStyles.enquiryMore)}
          onClick={() => put((all) => [...all, noTime])}
        >
          <Icon of={Plus} small />
          Another time
        </button>
      )}
      {proposed(rows).length > 0 && (
        <Checkbox
          checked={byVideo}
          onChange={({ target: { checked } }) => onChange((latest) => ({ ...latest, byVideo: checked }))}
        >
          By video call
        </Checkbox>
      )}
      {error && !isKnown && <p className="field-error">{error}</p>}
      <p className="field-help">
        {proposed(rows).length > 0
          ? 'By the clock where the home is. The agency confirms one, or proposes another.'
          : 'If you like: up to three times, by the clock where the home is.'}
      </p>
    </fieldset>
  )
}

/** One row stands there even when nothing is proposed. */
const rowsOf = (slots: readonly Slot[]): readonly Slot[] => (slots.length > 0 ? slots : [noTime])

type RowProps = {
  index: number
  row: Slot
  isOnly: boolean
  problem: string | null
  onRow: (part: Partial<Slot>) => void
  onRemove: () => void
}

function Row({ index, row, isOnly, problem, onRow, onRemove }: RowProps) {
  const { now } = useFormat()
  const { from, to } = choosableDays(now)
  const isTimeWrong = problem !== null && row.date !== '' && row.time === ''
  return (
    <div className={styles.enquiryOwn}>
      <Field
        label="Day"
        type="date"
        name={`viewing-day-${index}`}
        value={row.date}
        min={from}
        max={to}
        error={isTimeWrong ? undefined : (problem ?? undefined)}
        onChange={(event) => onRow({ date: event.target.value })}
      />
      <Field
        label="Time"
        type="time"
        name={`viewing-time-${index}`}
        value={row.time}
        step={900}
        error={isTimeWrong ? problem : undefined}
        onChange={(event) => onRow({ time: event.target.value.slice(0, 5) })}
      />
      {isOnly ? null : (
        <Button kind="plain" size="small" round aria-label="Take this time away" onClick={onRemove}>
          <Icon of={X} small />
        </Button>
      )}
    </div>
  )
}
