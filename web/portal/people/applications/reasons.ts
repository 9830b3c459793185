/**
 * web/portal/people: why an application is rejected: one of the usual reasons, and a sentence of one's own.
 */

export const rejectionReasons = [
  'We could not find the licence',
  'Licence holder and agency differ',
  'We could not reach the agency by the telephone or website given',
  'The description does not say what the agency does',
  'This person or agency has an account already',
] as const
export const otherReason = 'Another reason'

/** Characters the reason may have, as the contract says. */
const most = 500

export type Written = { reason: string } | { errors: { choice?: string; sentence?: string } }

/** The reason as it stands in the mail, or what is missing. */
export function writeReason(choice: string, sentence: string): Written {
  const own = sentence.trim()
  if (!choice) return { errors: { choice: 'Please choose a reason' } }
  if (choice === otherReason && own.length < 3)
    return { errors: { sentence: 'Please say why in a sentence' } }
  const reason = choice === otherReason ? own : own ? `${choice}. ${own}` : `${choice}.`
  return reason.length > most ? { errors: { sentence: 'Please say it in fewer words' } } : { reason }
}
