/** enquiries: who is written to about an enquiry, now or when the team releases it. */
import { readAgencyMailboxes, type Accounts } from '#server/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { announce } from '../hooks/announce.ts'
import { replyAddress } from '../address/reply-address.ts'
import { leadMail, receiptMail, teamMail } from './enquiries.mails.ts'
import { isForAgency } from './enquiries.rules.ts'
import { agenciesOf, findAgency, type StoredEnquiry } from './enquiries.store.ts'

/** `isProved`: the sender is signed in with the address they gave. */
type Options = { isProved: boolean }

/**
 * Mails the agency or the team, and the sender a receipt, as part of the transaction. What is for an agency
 * in which nobody has an account goes to the team. Each mail has one recipient.
 */
export async function putOnItsWay(
  accounts: Accounts,
  tx: Db,
  enquiry: StoredEnquiry,
  { isProved }: Options,
): Promise<void> {
  const { mail, platform } = accounts
  const url = platform.config.publicUrl
  const agency = enquiry.agencyId === null ? undefined : await findAgency(tx, enquiry.agencyId)
  const told = await tellAgencies(accounts, tx, enquiry)
  if (!isForAgency(enquiry.kind) || told === 0)
    await mail.send(tx, mail.teamAddress, 'enquiryTeam', teamMail(enquiry, url, agency?.name ?? null))
  const receipt = receiptMail(enquiry, { agency: agency?.name ?? null, isProved })
  await mail.send(tx, enquiry.email, 'enquiryReceipt', receipt, enquiry.language)
}

/**
 * Writes to everybody of the agencies that may read it, and to their
 * programs. Answers how many mails that were.
 */
async function tellAgencies(accounts: Accounts, tx: Db, enquiry: StoredEnquiry): Promise<number> {
  const { mail, platform } = accounts
  let told = 0
  for (const agencyId of await agenciesOf(tx, enquiry.id)) {
    const replyTo = replyAddress(accounts, { enquiryId: enquiry.id, agencyId, side: 'agency' })
    const content = leadMail(enquiry, platform.config.publicUrl, replyTo)
    const boxes = await readAgencyMailboxes(tx, agencyId)
    for (const box of boxes) await mail.send(tx, box, 'enquiryLead', content)
    told += boxes.length
    await announce(accounts, tx, { agencyId, enquiryId: enquiry.id, event: 'lead.created' })
  }
  return told
}
