/** web/portal/desk: a verdict as it is typed, turned into what is sent, or into what is missing. Pure. */
import type { z } from 'zod'
import type { desk } from '#contract/enquiries/desk.ts'

export type Verdict = 'request' | 'takedown' | 'dismissed'
export type Typed = {
  verdict: Verdict
  /** What the agency is told. */
  told: string
  days: string
  /** What whoever reported is told. */
  outcome: string
}
type Written =
  | { body: z.input<typeof desk.decideReport.body> }
  | { errors: Partial<Record<'told' | 'days' | 'outcome', string>> }

export const emptyVerdict: Typed = { verdict: 'request', told: '', days: '7', outcome: '' }

export function decisionOf({ verdict, ...typed }: Typed): Written {
  const told = typed.told.trim()
  const outcome = typed.outcome.trim()
  const days = Number(typed.days.trim() || 'none')
  const tooShort = (text: string) => text.length < 3
  const errors = {
    ...(verdict === 'request' && tooShort(told) && { told: 'Please say what to put right' }),
    ...(verdict === 'takedown' && tooShort(told) && { told: 'Please say why it is taken down' }),
    ...(verdict === 'request' &&
      !(Number.isInteger(days) && days >= 1 && days <= 30) && { days: 'From 1 to 30 days' }),
    ...(tooShort(outcome) && { outcome: 'Please say what came of it' }),
  }
  if (Object.keys(errors).length > 0) return { errors }
  if (verdict === 'dismissed') return { body: { state: 'dismissed', outcome } }
  const consequence =
    verdict === 'takedown'
      ? ({ kind: 'takedown', reason: told } as const)
      : ({ kind: 'request', change: told, days } as const)
  return { body: { state: 'upheld', outcome, consequence } }
}

/** Whether what was asked of the agency is late: its last day is over everywhere. Dates and `now` are ISO. */
export const isOverdue = (
  { due, endedAt }: { due: string | null; endedAt: string | null },
  now: string,
): boolean => due !== null && endedAt === null && now.slice(0, 10) > due
