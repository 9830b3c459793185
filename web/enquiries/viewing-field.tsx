/** web/enquiries: when somebody could see a home: three offers, or times of one's own; up to three. */
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import type { Slot } from '#contract/enquiries.ts'
import { dateFormatter } from '#web/platform/formatters.ts'
import { useFormat } from '#web/platform/format.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { choosableDays, isChosen, mostTimes, offeredTimes, toggled } from './viewing-times.rules.ts'

export type Viewing = { slots: Slot[]; byVideo: boolean }
type Props = { value: Viewing; onChange: (value: Viewing) => void; error: string | undefined }

export function ViewingField({ value: { slots, byVideo }, onChange, error }: Props) {
  const { now, locale } = useFormat()
  const offered = offeredTimes(now)
  const own = slots.filter((slot) => !isChosen(offered, slot))
  const press = (slot: Slot) => onChange({ byVideo, slots: toggled(slots, slot) })
  return (
    <fieldset className="enquiry-viewing">
      <legend className="field-label">When could you see it?</legend>
      <div className="enquiry-slots">
        {[...offered, ...own].map((slot) => (
          <label key={`${slot.date} ${slot.time}`} className="enquiry-slot">
            <input
              type="checkbox"
              name={slotName}
              value={`${slot.date} ${slot.time}`}
              checked={isChosen(slots, slot)}
              onChange={() => press(slot)}
            />
            <b>{dayWords(slot, locale)}</b>
            <bdi>{slot.time}</bdi>
          </label>
        ))}
      </div>
      <OwnTime onAdd={(slot) => !isChosen(slots, slot) && press(slot)} />
      {slots.length > 0 && (
        <Checkbox checked={byVideo} onChange={(event) => onChange({ slots, byVideo: event.target.checked })}>
          By video call
        </Checkbox>
      )}
      {error ? (
        <p className="field-error">{error}</p>
      ) : (
        <p className="field-help">
          {slots.length > 0
            ? 'By the clock where the home is. The agent confirms one of them.'
            : 'If you like: choose up to three.'}
        </p>
      )}
    </fieldset>
  )
}

const slotName = 'viewing-slot'

/** Times that were chosen before this program arrived to take the page over. */
export function chosenBefore(): Slot[] {
  if (typeof document === 'undefined') return []
  const boxes = document.querySelectorAll<HTMLInputElement>(`input[name="${slotName}"]:checked`)
  return [...boxes].map(({ value }) => ({ date: value.slice(0, 10), time: value.slice(11) })).slice(0, mostTimes)
}

const dayWords = ({ date }: Slot, locale: string) =>
  dateFormatter(locale, { weekday: 'short', day: 'numeric', month: 'short' }).format(new Date(`${date}T00:00:00Z`))

function OwnTime({ onAdd }: { onAdd: (slot: Slot) => void }) {
  const { now } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const [missing, setMissing] = useState(false)
  const [date, time] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const { from, to } = choosableDays(now)
  if (!isOpen)
    return (
      <button type="button" className="link enquiry-more" onClick={() => setOpen(true)}>
        Another time
      </button>
    )
  const add = () => {
    const [day, clock] = [date.current?.value ?? '', time.current?.value ?? '']
    const isWhole = day >= from && day <= to && clock !== ''
    setMissing(!isWhole)
    if (!isWhole) {
      ;(day >= from && day <= to ? time : date).current?.focus()
      return
    }
    onAdd({ date: day, time: clock.slice(0, 5) })
    setOpen(false)
  }
  return (
    <div className="enquiry-own">
      <Field
        label="Day"
        type="date"
        ref={date}
        min={from}
        max={to}
        error={missing ? 'Please choose a coming day and a time' : undefined}
      />
      <Field label="Time" type="time" ref={time} step={900} defaultValue="12:00" />
      <Button size="small" onClick={add}>
        <Icon of={Plus} small />
        Add
      </Button>
    </div>
  )
}
