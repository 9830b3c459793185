/** web/enquiries/leads: the form in which an agent proposes times for a viewing. */
import { useState } from 'react'
import type { Slot } from '#contract/enquiries/enquiries.ts'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import { zoneName } from '#contract/words/zone-name.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { ownTimeZone } from '#web/platform/formats/time-zones.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { Form, SubmitButton } from '#web/ui/forms/form.tsx'
import type { Act } from '../thread/use-act.ts'
import { choosableDays, noTime, proposed, rowProblems } from '../viewing-times.rules.ts'
import styles from './leads.module.css'

type Props = { lead: LeadThread; act: Act; isBusy: boolean; onDone: () => void }
type Way = 'inPerson' | 'video'

const rows = 3
const lengths = [15, 30, 45, 60, 90] as const
type Minutes = (typeof lengths)[number]

export function ProposalForm({ lead, act, isBusy, onDone }: Props) {
  const { now, locale } = useFormat()
  const [slots, setSlots] = useState<Slot[]>(Array.from({ length: rows }, () => noTime))
  const [way, setWay] = useState<Way>('inPerson')
  const [minutes, setMinutes] = useState<Minutes>(30)
  const [isSent, setSent] = useState(false)
  const problems = isSent ? rowProblems(slots, now) : []
  const timeZone = ownTimeZone()
  const send = async () => {
    setSent(true)
    if (proposed(slots).length === 0 || rowProblems(slots, now).some((problem) => problem !== null))
      return false
    const body = { way, minutes, timeZone, slots: proposed(slots) }
    const isDone = await act(async () => (await signedApi()).leads.propose({ params: { id: lead.id }, body }))
    if (isDone) onDone()
    return isDone
  }
  return (
    <Form className={styles.proposal} noValidate aria-label="Propose times for a viewing" onSubmit={send}>
      {slots.map((slot, index) => (
        <SlotRow
          // Rows have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          slot={slot}
          problem={
            problems[index] ?? (isSent && index === 0 && proposed(slots).length === 0 ? missing : null)
          }
          onSlot={(next) => setSlots(slots.map((one, at) => (at === index ? next : one)))}
        />
      ))}
      <WayAndLength way={way} onWay={setWay} minutes={minutes} onMinutes={setMinutes} />
      <p className="field-help">
        By your clock: <span translate="no">{zoneName(timeZone, locale)}</span>
      </p>
      <div className="button-row">
        <SubmitButton kind="primary" size="small" disabled={isBusy}>
          Send the times
        </SubmitButton>
        <Button size="small" onClick={onDone}>
          Rather not
        </Button>
      </div>
    </Form>
  )
}

type WayProps = {
  way: Way
  onWay: (way: Way) => void
  minutes: Minutes
  onMinutes: (minutes: Minutes) => void
}

function WayAndLength({ way, onWay, minutes, onMinutes }: WayProps) {
  const { plural } = useFormat()
  return (
    <div className={styles.deskRow}>
      <Select label="How" value={way} onChange={(event) => onWay(event.target.value as Way)}>
        <option value="inPerson">At the home</option>
        <option value="video">By video</option>
      </Select>
      <Select
        label="How long"
        value={minutes}
        onChange={(event) => onMinutes(lengths.find((one) => String(one) === event.target.value) ?? 30)}
      >
        {lengths.map((one) => (
          <option key={one} value={one}>
            {plural(one, 'minute', 'minutes')}
          </option>
        ))}
      </Select>
    </div>
  )
}

const missing = 'Please propose a time'

type RowProps = { slot: Slot; problem: string | null; onSlot: (slot: Slot) => void }

function SlotRow({ slot, problem, onSlot }: RowProps) {
  const { now } = useFormat()
  const { from, to } = choosableDays(now)
  return (
    <div className={styles.deskRow}>
      <Field
        label="Day"
        type="date"
        value={slot.date}
        min={from}
        max={to}
        error={problem ?? undefined}
        onChange={(event) => onSlot({ ...slot, date: event.target.value })}
      />
      <Field
        label="Time"
        type="time"
        step={900}
        value={slot.time}
        onChange={(event) => onSlot({ ...slot, time: event.target.value.slice(0, 5) })}
      />
    </div>
  )
}
