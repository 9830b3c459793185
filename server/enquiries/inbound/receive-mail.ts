/**
 * enquiries: an answer by mail comes into its thread, if whoever sent it
 * belongs there; otherwise somebody looks first.
 */
import type { MailOutcome } from '#contract/enquiries/inbound.ts'
import { readColleagues, type Accounts } from '#server/accounts/index.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { mailboxOf } from '#server/platform/mail/mailbox.rules.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { readReplyAddress, type Way } from '../address/reply-address.ts'
import { isSigned } from '../hooks/sign-body.ts'
import { agenciesOf, lockEnquiry, type StoredEnquiry } from '../send/enquiries.store.ts'
import { takeInbound } from '../send/limits.ts'
import { holdMail, writeToAgency, writeToPerson } from '../thread/write-message.ts'
import { readMail, type ReadMail } from './read-mail.ts'

/** @throws AppError 403 for a signature that does not fit, 422 for what is no mail, 429. */
export async function receiveMail(
  accounts: Accounts,
  raw: Uint8Array,
  signature: string | null,
): Promise<MailOutcome> {
  const { platform } = accounts
  const { inbound } = platform.config.mail
  if (!inbound || !isSigned(inbound.key, raw, signature, accounts.now()))
    throw refuse('enquiries.mailSignature')
  const mail = await readMail(raw)
  if (!mail) throw refuse('enquiries.mailUnread')
  if (mail.isAutomatic || mail.from === null || isOurs(accounts, mail.from)) return 'automatic'
  const way = await wayOf(accounts, mail.recipients)
  if (!way) return 'noThread'
  if (mail.text === '') return 'empty'
  await takeInbound(accounts, way.agencyId, way.enquiryId)
  return transaction(platform.db, (tx) => takeIn(accounts, tx, way, mail))
}

/** Our own mails never come back as somebody's words. */
const isOurs = (accounts: Accounts, from: string): boolean =>
  from === accounts.mail.teamAddress.toLowerCase() || readReplyAddress(accounts, from) !== null

/** The thread that one of the addresses belongs to, and whose answers it takes. */
async function wayOf(accounts: Accounts, recipients: readonly string[]): Promise<Way | null> {
  for (const address of recipients) {
    const tag = readReplyAddress(accounts, address)
    const way = tag && tag.wayOf(await agenciesOf(accounts.platform.db, tag.enquiryId))
    if (way) return way
  }
  return null
}

async function takeIn(accounts: Accounts, tx: Db, way: Way, mail: ReadMail): Promise<MailOutcome> {
  const enquiry = await lockEnquiry(tx, way.enquiryId)
  if (!enquiry || enquiry.state === 'held') return 'noThread'
  const { agencyId } = way
  const { from, text: body, messageId, files } = mail
  const arrival = { messageId, files }
  const known = way.side === 'person' ? isSender(enquiry, from) : await findAgent(tx, agencyId, from)
  if (!known) {
    const held = { enquiryId: enquiry.id, agencyId, side: way.side, from: from ?? '', body, arrival }
    return (await holdMail(accounts, tx, enquiry, held)) ? 'held' : 'duplicate'
  }
  const isNew =
    known === true
      ? await writeToAgency(accounts, tx, { enquiry, agencyId, body, arrival })
      : await writeToPerson(accounts, tx, {
          enquiry,
          agencyId,
          userId: known.id,
          author: known.name,
          ownAddress: known.email,
          body,
          arrival,
        })
  return isNew ? 'kept' : 'duplicate'
}

/** The mailbox counts, in whichever of its spellings. */
const isSender = ({ email }: StoredEnquiry, from: string | null): boolean =>
  from !== null && mailboxOf(from) === mailboxOf(email)

const findAgent = async (tx: Db, agencyId: string, from: string | null) =>
  (await readColleagues(tx, agencyId)).find(
    ({ email }) => from !== null && mailboxOf(email) === mailboxOf(from),
  )
