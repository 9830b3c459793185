/**
 * enquiries: what an agency's people do with a lead: answer it, say
 * where it stands, give it to a colleague, note.
 */
import type { LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import { ownAccount, readColleagues, record, type Accounts, type Visitor } from '#server/accounts/index.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { announce } from '../hooks/announce.ts'
import { lockEnquiry, type StoredEnquiry } from '../send/enquiries.store.ts'
import { takeAnswer } from '../send/limits.ts'
import {
  dropMessage,
  endWaiting,
  findHeld,
  releaseMessage,
  setAssignee,
  type StoredMessage,
} from '../thread/thread.store.ts'
import { givenMail } from '../thread/thread.mails.ts'
import { moveThread, tellOfReply, writeToPerson } from '../thread/write-message.ts'
import { findLead, insertNote } from './leads.store.ts'
import { agencyLead } from './read-leads.ts'

/** An agent, the agency and where the call comes from; every verb is bound to that agency. */
export type LeadScope = { actor: Actor; agencyId: string; visitor: Visitor }

/** Locks the enquiry while `work` is done. @throws AppError 404 for one that is not the agency's. */
async function changing(
  accounts: Accounts,
  { agencyId }: LeadScope,
  id: string,
  work: (tx: Db, enquiry: StoredEnquiry) => Promise<unknown>,
): Promise<LeadThread> {
  const { db } = accounts.platform
  await transaction(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry || !(await findLead(tx, agencyId, id))) throw refuse('enquiries.notFound')
    await work(tx, enquiry)
  })
  return agencyLead(db, agencyId, id)
}

/** Mails the answer to the person; what they write back comes into the thread. @throws AppError 404, 429. */
export async function answerLead(
  accounts: Accounts,
  scope: LeadScope,
  id: string,
  body: string,
): Promise<LeadThread> {
  const { actor, agencyId, visitor } = scope
  await agencyLead(accounts.platform.db, agencyId, id)
  await takeAnswer(accounts, agencyId, id)
  const { name: author, email: ownAddress } = await ownAccount(accounts, actor)
  return changing(accounts, scope, id, async (tx, enquiry) => {
    await writeToPerson(accounts, tx, { enquiry, agencyId, userId: actor.id, author, body, ownAddress })
    await record(accounts, tx, { action: 'enquiries.answered', actor, target: id, visitor })
  })
}

/** Where the agency says it stands; whatever is not new waits for nobody. @throws AppError 404. */
export const setLeadState = (
  accounts: Accounts,
  scope: LeadScope,
  id: string,
  state: LeadState,
): Promise<LeadThread> =>
  changing(accounts, scope, id, async (tx, enquiry) => {
    const key = { enquiryId: id, agencyId: scope.agencyId }
    await moveThread(tx, enquiry, key, state, accounts.now())
    if (state !== 'new') await endWaiting(tx, key)
    await announce(accounts, tx, { ...key, event: 'lead.stateChanged' })
  })

/**
 * Who looks after it is told, and hears of what the person writes; nobody
 * means everybody. @throws AppError 404, 409.
 */
export const assignLead = (
  accounts: Accounts,
  scope: LeadScope,
  id: string,
  userId: string | null,
): Promise<LeadThread> =>
  changing(accounts, scope, id, async (tx, enquiry) => {
    const { agencyId, actor, visitor } = scope
    const colleagues = await readColleagues(tx, agencyId)
    const colleague = colleagues.find((one) => one.id === userId)
    if (userId !== null && !colleague) throw refuse('enquiries.noColleague')
    if (colleague && colleague.id !== actor.id) {
      const page = `${accounts.platform.config.publicUrl}/agent/leads?lead=${id}`
      await accounts.mail.send(tx, colleague.email, 'enquiryGiven', givenMail(enquiry, actor.name, page))
    }
    await setAssignee(tx, { enquiryId: id, agencyId }, userId)
    const detail = { to: userId }
    await record(accounts, tx, { action: 'enquiries.assigned', actor, target: id, detail, visitor })
  })

/** Only the agency reads it. @throws AppError 404. */
export const noteLead = (
  accounts: Accounts,
  scope: LeadScope,
  id: string,
  body: string,
): Promise<LeadThread> =>
  changing(accounts, scope, id, async (tx) => {
    const { agencyId, actor } = scope
    const at = accounts.now()
    const author = actor.name
    await insertNote(tx, { id: newId(), enquiryId: id, agencyId, userId: actor.id, author, body, at })
  })

/**
 * Takes a held mail into the thread, as if it had come from whoever belongs
 * there, or throws it away. @throws AppError 404.
 */
export const decideHeld = (
  accounts: Accounts,
  scope: LeadScope,
  id: string,
  { messageId, keep }: { messageId: string; keep: boolean },
): Promise<LeadThread> =>
  changing(accounts, scope, id, async (tx, enquiry) => {
    const { agencyId, actor, visitor } = scope
    const held = await findHeld(tx, { enquiryId: id, agencyId, id: messageId })
    if (!held) throw refuse('enquiries.noMessage')
    if (keep) await takeIn(accounts, tx, { scope, enquiry, held })
    else await dropMessage(tx, held.id)
    const action = keep ? 'enquiries.mailTaken' : 'enquiries.mailDropped'
    await record(accounts, tx, { action, actor, target: id, detail: { from: held.heldFrom }, visitor })
  })

type Taken = { scope: LeadScope; enquiry: StoredEnquiry; held: StoredMessage }

/**
 * The person's words are the person's; a colleague's from another address go
 * out in the name of who says they are right.
 */
async function takeIn(accounts: Accounts, tx: Db, { scope, enquiry, held }: Taken): Promise<void> {
  const { agencyId, actor } = scope
  if (held.side === 'person') {
    await releaseMessage(tx, held.id)
    await tellOfReply(accounts, tx, enquiry, { agencyId, body: held.body })
    return
  }
  await dropMessage(tx, held.id)
  const { name: author, email: ownAddress } = await ownAccount(accounts, actor)
  const words = { enquiry, agencyId, userId: actor.id, author, body: held.body, ownAddress }
  await writeToPerson(accounts, tx, words)
}
