/** accounts: pure decisions about acting as somebody else. */
import { mayDo, type Duty } from '#contract/http/duties.ts'

/** What is known of a session in which somebody acts as its person, as of now. */
export type ActingNow = {
  until: Date
  /** Who acts; null when their account is gone. */
  staff: { role: string; duties: readonly Duty[]; suspendedAt: Date | null } | null
}

/** Half an hour at most, and only while whoever acts is still there to look after people. */
export const mayGoOn = ({ until, staff }: ActingNow, now: Date): boolean =>
  until > now &&
  staff !== null &&
  staff.role === 'Admin' &&
  staff.suspendedAt === null &&
  mayDo(staff.duties, 'support')

type Person = { role: string; approval: string; suspendedAt: Date | null }

/** Never as somebody of the team, and only as somebody who could sign in themselves. */
export const canBeActedAs = ({ role, approval, suspendedAt }: Person): boolean =>
  role !== 'Admin' && approval === 'approved' && suspendedAt === null
