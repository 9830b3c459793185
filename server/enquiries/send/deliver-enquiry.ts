/** enquiries: who is written to about an enquiry, now or when the team releases it. */
import { readAgencyMailboxes, type Accounts } from '#server/accounts/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { leadMail, receiptMail, teamMail } from './enquiries.mails.ts'
import { isForAgency } from './enquiries.rules.ts'
import { agenciesOf, findAgency, type StoredEnquiry } from './enquiries.store.ts'

/** `isProved`: the sender is signed in with the address they gave. */
type Options = {
  isProved: boolean
  /** The language the sender chose, where they have no account; null where nobody knows. */
  language: string | null
}

/**
 * Mails the agency or the team, and the sender a receipt, as part of the transaction. What is for an agency in which
 * nobody has an account goes to the team. Each mail has one recipient.
 */
export async function putOnItsWay(
  accounts: Accounts,
  tx: Db,
  enquiry: StoredEnquiry,
  { isProved, language }: Options,
): Promise<void> {
  const { mail, platform } = accounts
  const url = platform.config.publicUrl
  const agency = enquiry.agencyId === null ? undefined : await findAgency(tx, enquiry.agencyId)
  const boxes = await mailboxesOf(tx, enquiry.id)
  for (const box of boxes) await mail.send(tx, box, 'enquiryLead', leadMail(enquiry, url))
  if (!isForAgency(enquiry.kind) || boxes.length === 0)
    await mail.send(tx, mail.teamAddress, 'enquiryTeam', teamMail(enquiry, url, agency?.name ?? null))
  const receipt = receiptMail(enquiry, { agency: agency?.name ?? null, isProved })
  await mail.send(tx, enquiry.email, 'enquiryReceipt', receipt, language)
}

async function mailboxesOf(tx: Db, enquiryId: string): Promise<string[]> {
  const boxes = await Promise.all((await agenciesOf(tx, enquiryId)).map((id) => readAgencyMailboxes(tx, id)))
  return [...new Set(boxes.flat())]
}
