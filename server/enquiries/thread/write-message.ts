/**
 * enquiries: what either side writes in a thread: kept, mailed to the other
 * side, and the thread moves, in one transaction.
 */
import { brand } from '#contract/content/brand.ts'
import { readColleagues, roleAt, type Accounts } from '#server/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { replyAddress } from '../address/reply-address.ts'
import { announce } from '../hooks/announce.ts'
import { answerMail } from '../send/enquiries.mails.ts'
import { isForAgency } from '../send/enquiries.rules.ts'
import { setEnquiry, type StoredEnquiry } from '../send/enquiries.store.ts'
import { backMail, heldMail } from './thread.mails.ts'
import { answeredState, enquiryStateOf, repliedState } from './thread.rules.ts'
import { findThread, insertMessage, setThreadState, touchThread, type ThreadKey } from './thread.store.ts'
import type { LeadState } from '#contract/enquiries/enquiry-codes.ts'

/** How a message came, when it came by mail. */
export type Arrival = { messageId: string; files: number }

type FromAgency = {
  enquiry: StoredEnquiry
  /** Whose thread; null is the team's. */
  agencyId: string | null
  userId: string
  author: string
  body: string
  /** Where answers go when no mail server hands them over. */
  ownAddress: string
  arrival?: Arrival
}

/** Answers the person. False when the mail it came by is in the thread already. */
export async function writeToPerson(accounts: Accounts, tx: Db, given: FromAgency): Promise<boolean> {
  const { enquiry, agencyId, userId, author, body, ownAddress, arrival } = given
  const at = accounts.now()
  const isNew = await insertMessage(tx, {
    id: newId(),
    enquiryId: enquiry.id,
    agencyId,
    side: 'agency',
    userId,
    author,
    body,
    at,
    ...arrivalOf(arrival),
    heldFrom: null,
  })
  if (!isNew) return false
  const agency = agencyId === null ? brand.name : await answered(accounts, tx, enquiry, agencyId)
  if (agencyId === null) await setEnquiry(tx, enquiry.id, { state: 'answered', changed_at: at })
  const way =
    agencyId === null ? null : replyAddress(accounts, { enquiryId: enquiry.id, agencyId, side: 'person' })
  const reader = await roleAt(tx, enquiry.email)
  const words = { author, agency, body, replyTo: way ?? ownAddress, isRelayed: way !== null, reader }
  const content = answerMail(enquiry, words, accounts.platform.config.publicUrl)
  await accounts.mail.send(tx, enquiry.email, 'enquiryAnswer', content, enquiry.language)
  return true
}

/** The agency's thread after its answer; answers the agency's name. */
async function answered(accounts: Accounts, tx: Db, enquiry: StoredEnquiry, agencyId: string) {
  const key = { enquiryId: enquiry.id, agencyId }
  const thread = await findThread(tx, key)
  if (!thread) throw new Error('an agency answers in its own threads only')
  const at = accounts.now()
  await touchThread(tx, key, 'agency', at)
  await moveThread(tx, enquiry, key, answeredState(thread.state), at)
  await announce(accounts, tx, { ...key, event: 'lead.answered' })
  return thread.agencyName
}

const arrivalOf = (arrival: Arrival | undefined) => ({
  byMail: arrival !== undefined,
  files: arrival?.files ?? 0,
  messageId: arrival?.messageId ?? null,
})

type FromPerson = {
  enquiry: StoredEnquiry
  agencyId: string | null
  body: string
  arrival?: Arrival
}

/** Writes back to who answers the person. False when the mail it came by is in the thread already. */
export async function writeToAgency(
  accounts: Accounts,
  tx: Db,
  { enquiry, agencyId, body, arrival }: FromPerson,
): Promise<boolean> {
  const isNew = await insertMessage(tx, {
    id: newId(),
    enquiryId: enquiry.id,
    agencyId,
    side: 'person',
    userId: enquiry.userId,
    author: enquiry.name,
    body,
    at: accounts.now(),
    ...arrivalOf(arrival),
    heldFrom: null,
  })
  if (isNew) await tellOfReply(accounts, tx, enquiry, { agencyId, body })
  return isNew
}

/** The thread after the person's word, and a mail to who answers it. */
export async function tellOfReply(
  accounts: Accounts,
  tx: Db,
  enquiry: StoredEnquiry,
  { agencyId, body }: { agencyId: string | null; body: string },
): Promise<void> {
  const { mail, platform } = accounts
  const url = platform.config.publicUrl
  const at = accounts.now()
  if (agencyId === null) {
    await setEnquiry(tx, enquiry.id, { state: 'new', changed_at: at })
    const page = `${url}/portal/enquiries?q=${enquiry.id}`
    const content = backMail(enquiry, body, { page, replyTo: enquiry.email })
    await mail.send(tx, mail.teamAddress, 'enquiryReply', content)
    return
  }
  const key = { enquiryId: enquiry.id, agencyId }
  const thread = await findThread(tx, key)
  if (!thread) throw new Error('a person writes to agencies that may read it only')
  await touchThread(tx, key, 'person', at)
  await moveThread(tx, enquiry, key, repliedState(thread.state), at)
  await announce(accounts, tx, { ...key, event: 'lead.replied' })
  if (thread.state === 'spam') return
  const replyTo = replyAddress(accounts, { ...key, side: 'agency' })
  const content = backMail(enquiry, body, { page: pageOf(url, enquiry), replyTo })
  for (const box of await readersOf(tx, key)) await mail.send(tx, box, 'enquiryReply', content)
}

const pageOf = (url: string, { id }: StoredEnquiry): string => `${url}/agent/leads?lead=${id}`

/** A mail from a stranger's address: kept apart, and the agency is asked. False when it is there already. */
export async function holdMail(
  accounts: Accounts,
  tx: Db,
  enquiry: StoredEnquiry,
  mail: ThreadKey & { side: 'agency' | 'person'; from: string; body: string; arrival: Arrival },
): Promise<boolean> {
  const { agencyId, side, from, body, arrival } = mail
  const isNew = await insertMessage(tx, {
    id: newId(),
    enquiryId: enquiry.id,
    agencyId,
    side,
    userId: null,
    author: from,
    body,
    at: accounts.now(),
    ...arrivalOf(arrival),
    heldFrom: from,
  })
  if (!isNew) return false
  const content = heldMail(enquiry, from, pageOf(accounts.platform.config.publicUrl, enquiry))
  for (const box of await readersOf(tx, mail)) await accounts.mail.send(tx, box, 'enquiryHeld', content)
  return true
}

/** Where an agency reads of a thread: the colleague who looks after it, or everybody while there is none. */
export async function readersOf(tx: Db, key: ThreadKey): Promise<string[]> {
  const thread = await findThread(tx, key)
  const colleagues = await readColleagues(tx, key.agencyId)
  const assigned = colleagues.find(({ id }) => id === thread?.assignedTo)
  return (assigned ? [assigned] : colleagues.slice(0, 20)).map(({ email }) => email)
}

/** What is for one agency alone stands for the team where it stands for the agency. */
export async function moveThread(
  tx: Db,
  enquiry: Pick<StoredEnquiry, 'id' | 'kind'>,
  key: ThreadKey,
  state: LeadState,
  at: Date,
): Promise<void> {
  await setThreadState(tx, key, state, at)
  if (isForAgency(enquiry.kind))
    await setEnquiry(tx, enquiry.id, { state: enquiryStateOf(state), changed_at: at })
}
