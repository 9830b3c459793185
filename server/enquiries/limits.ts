/** enquiries: how much one visitor may write, counted in the database for all processes. */
import { countUse, emailKey, secondsLeft, type Accounts, type Visitor } from '#server/accounts/index.ts'
import { refuse } from '#server/platform/errors.ts'
import { limits, type Limit } from './enquiries.rules.ts'

const tooMany = (seconds: number) =>
  refuse('enquiries.tooMany', {
    retryAfter: Math.max(1, Math.ceil(seconds)),
  })

/** Counts one use, before anything is kept. @throws AppError 429 with Retry-After beyond the limit. */
async function take({ platform, now }: Accounts, limit: Limit, key: string, factor = 1): Promise<void> {
  for (const { seconds, most } of limits[limit])
    if ((await countUse(platform.db, `enquiries/${limit}/${key}`, seconds, now())) > most * factor)
      throw tooMany(secondsLeft(seconds, now()))
}

/** RATE_LIMITS=relaxed raises what is counted by network address, and only that. */
const networkFactor = ({ platform }: Accounts) => (platform.config.rateLimits === 'relaxed' ? 10_000 : 1)

/** One more enquiry of this sender. `subject` is the home or agency it is about. @throws AppError 429. */
export async function takeEnquiry(
  accounts: Accounts,
  { network }: Visitor,
  { email, subject }: { email: string; subject: string | null },
): Promise<void> {
  const sender = emailKey(email, accounts.secret)
  await take(accounts, 'network', network, networkFactor(accounts))
  if (subject !== null) await take(accounts, 'subject', `${subject}/${sender}`)
  await take(accounts, 'sender', sender)
}

/** One more report of a listing from this network address. @throws AppError 429. */
export async function takeReport(
  accounts: Accounts,
  { network }: Visitor,
  { listingId, email }: { listingId: string; email: string | undefined },
): Promise<void> {
  await take(accounts, 'network', network, networkFactor(accounts))
  await take(accounts, 'report', `${listingId}/${network}`, networkFactor(accounts))
  if (email !== undefined) await take(accounts, 'sender', emailKey(email, accounts.secret))
}

/** One more answer to one enquiry from an agency (its id) or the `team`. @throws AppError 429. */
export const takeAnswer = (accounts: Accounts, from: string, enquiryId: string): Promise<void> =>
  take(accounts, 'answer', `${enquiryId}/${from}`)
