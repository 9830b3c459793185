/** enquiries: with whom a person may go on writing about an enquiry of theirs. Pure. */
import type { EnquiryKind, EnquiryState } from '#contract/enquiries/enquiry-codes.ts'

type Enquiry = { kind: EnquiryKind; state: EnquiryState; agencyId: string | null }
type Answer = { agencyId: string | null }

/**
 * Agencies by their ids, and null for the team. An enquiry to an agency goes on there; a brief with
 * whoever answered it, for the person is unknown to everybody else; all others with the team. What was
 * held back is with nobody, which is not told.
 */
export function partnersOf(
  { kind, state, agencyId }: Enquiry,
  answers: readonly Answer[],
): (string | null)[] {
  if (state === 'held') return []
  const answered = [...new Set(answers.map((one) => one.agencyId))]
  if (kind === 'brief') return answered
  return [...new Set([agencyId, ...answered])]
}
