/** enquiries: how much one visitor may write, counted in the database for all processes. */
import { emailKey, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Budget } from '#server/platform/limits/limits.ts'
import { mailboxOf } from '#server/platform/mail/mailbox.rules.ts'
import { currentSettings } from '#server/settings/index.ts'
import { limitsFor, type Limit } from './enquiries.rules.ts'

type Wanted = { limit: Limit; whose: string; more?: Partial<Budget> }
const budgets = (limit: Limit, whose: string, more: Partial<Budget> = {}): Wanted[] => [
  { limit, whose, more },
]

/** What one network address writes. */
const ofNetwork = (limit: Limit, whose: string) => budgets(limit, whose, { relaxes: true })

/** One use of each, before anything is kept. @throws AppError 429 with Retry-After when one is used up. */
async function take({ platform }: Accounts, wanted: readonly Wanted[]): Promise<void> {
  const limits = limitsFor((await currentSettings(platform).read()).limits)
  const taken = await platform.limits.take(
    wanted.flatMap(({ limit, whose, more }) =>
      limits[limit].map((window) => ({ key: `enquiries/${limit}/${whose}`, ...window, ...more })),
    ),
  )
  if (taken.isTaken) return
  throw refuse('enquiries.tooMany', { retryAfter: Math.max(1, Math.ceil(taken.retryAfter)) })
}

/** `isProved`: signed in with this very address, so nobody else can write in this name. */
type Sender = { email: string; isProved: boolean }

/**
 * Who is counted as the sender: the mailbox, in whichever of its spellings. Who has proved the address is
 * counted apart, so that strangers who type it cannot use up what its owner may write.
 */
const senderOf = ({ secret }: Accounts, { email, isProved }: Sender): string =>
  `${emailKey(mailboxOf(email), secret)}${isProved ? '/proved' : ''}`

/** One more enquiry of this sender. `subject` is the home or agency it is about. @throws AppError 429. */
export function takeEnquiry(
  accounts: Accounts,
  { network }: Visitor,
  { subject, ...from }: Sender & { subject: string | null },
): Promise<void> {
  const sender = senderOf(accounts, from)
  return take(accounts, [
    ...ofNetwork('network', network),
    ...(subject === null ? [] : budgets('subject', `${subject}/${sender}`)),
    ...budgets('sender', sender),
  ])
}

/** One more report of a listing from this network address. @throws AppError 429. */
export function takeReport(
  accounts: Accounts,
  { network }: Visitor,
  { listingId, from }: { listingId: string; from: Sender | undefined },
): Promise<void> {
  return take(accounts, [
    ...ofNetwork('network', network),
    ...ofNetwork('report', `${listingId}/${network}`),
    ...(from ? budgets('sender', senderOf(accounts, from)) : []),
  ])
}

/** One more answer to one enquiry from an agency (its id) or the `team`. @throws AppError 429. */
export const takeAnswer = (accounts: Accounts, from: string, enquiryId: string): Promise<void> =>
  take(accounts, budgets('answer', `${enquiryId}/${from}`))

/** One more word back in the thread of an agency (its id) or the `team`. @throws AppError 429. */
export const takeReply = (accounts: Accounts, to: string, enquiryId: string): Promise<void> =>
  take(accounts, budgets('reply', `${enquiryId}/${to}`))

/** One more mail that came to a thread. @throws AppError 429, which makes mail servers try again later. */
export const takeInbound = (accounts: Accounts, agencyId: string, enquiryId: string): Promise<void> =>
  take(accounts, budgets('inbound', `${enquiryId}/${agencyId}`))
