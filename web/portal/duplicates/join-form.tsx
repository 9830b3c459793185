/** web/portal/duplicates: two listings that nothing suggested, by the addresses of their pages. */
import { useId, useState } from 'react'
import { Field } from '#web/ui/forms/field.tsx'
import { ReasonForm } from './reason-form.tsx'
import { useDecideTwins } from './use-decide-twins.ts'

/** The id in an address of a home, or by itself. */
export const idIn = (typed: string): string | undefined =>
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(typed)?.[0]?.toLowerCase()

const names = ['one', 'other'] as const
const labels = { one: 'Address of one listing', other: 'Address of the other' } as const

export function JoinForm({ onDone }: { onDone: () => void }) {
  const prefix = useId()
  const { join, isBusy } = useDecideTwins()
  const [typed, setTyped] = useState({ one: '', other: '' })
  const [missing, setMissing] = useState<(typeof names)[number]>()
  const say = (reason: string) => {
    const one = idIn(typed.one)
    const other = idIn(typed.other)
    if (one && other)
      return join({ one, other, reason }).then((isDone) => {
        if (isDone) onDone()
        return isDone
      })
    const first = one ? 'other' : 'one'
    setMissing(first)
    document.getElementById(prefix + first)?.focus()
    return false
  }
  return (
    <ReasonForm first="" button="One home" isBusy={isBusy} onSay={say}>
      {names.map((name) => (
        <Field
          key={name}
          id={prefix + name}
          label={labels[name]}
          maxLength={300}
          value={typed[name]}
          error={missing === name ? 'Copy the address of its page here' : undefined}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value })
            setMissing(undefined)
          }}
        />
      ))}
    </ReasonForm>
  )
}
