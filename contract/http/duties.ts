/** contract: what an Admin is there for: the finer half of the role, asked beside it. */
import { z } from 'zod'

/**
 * Support looks after people, editors after texts, moderators after
 * homes; owners may do all of it and give duties.
 */
export const duties = ['own', 'support', 'edit', 'moderate'] as const
export const duty = z.enum(duties)
export type Duty = z.infer<typeof duty>
/** What a call of the portal asks for; `any` is every Admin's. */
export type NeededDuty = Duty | 'any'

/** Whether these duties are enough: owners may do everything. */
export const mayDo = (held: readonly Duty[], needed: NeededDuty): boolean =>
  needed === 'any' || held.includes('own') || held.includes(needed)

type Asked = { for: 'anyone' | 'person' | readonly string[]; duty?: NeededDuty }

/**
 * The duty that a call for Admins alone asks for: what names none is the owners'. Null for every other call.
 */
export const dutyFor = ({ for: who, duty: named }: Asked): NeededDuty | null =>
  typeof who === 'string' || who.some((role) => role !== 'Admin') ? null : (named ?? 'own')
