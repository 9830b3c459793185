/** enquiries: what an agency's people do with its leads: read, answer by mail, say where they stand. */
import { pageOf } from '#server/platform/database/page.ts'
import type { z } from 'zod'
import type { LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { Lead, leads as contract } from '#contract/enquiries/leads.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { ownAccount, record, roleAt, type Accounts, type Visitor } from '#server/accounts/index.ts'
import type { Actor } from '#server/platform/http/http.ts'
import { newId } from '#server/platform/settings/crypto.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { answerMail } from '../send/enquiries.mails.ts'
import { isForAgency, showsSender } from '../send/enquiries.rules.ts'
import { lockEnquiry, setEnquiry } from '../send/enquiries.store.ts'
import { factsOf } from '../words/enquiry-words.ts'
import {
  answersOf,
  countLeads,
  findLead,
  insertAnswer,
  listLeads,
  setLead,
  type LeadRow,
} from './leads.store.ts'
import { takeAnswer } from '../send/limits.ts'

/** An agent, the agency and where the call comes from; every verb is bound to that agency. */
export type LeadScope = { actor: Actor; agencyId: string; visitor: Visitor }

const notFound = () => refuse('enquiries.notFound')

async function toLeads(db: Db, agencyId: string, rows: readonly LeadRow[]): Promise<Lead[]> {
  const answers = await answersOf(
    db,
    rows.map(({ id }) => id),
    agencyId,
  )
  return rows.map(({ listingId, publicRef, details, at, email, phone, ...plain }) => ({
    ...plain,
    at: at.toISOString(),
    email: showsSender(plain.kind) ? email : null,
    phone: showsSender(plain.kind) ? phone : null,
    listing: listingId === null ? null : { id: listingId, publicRef },
    facts: factsOf(plain.kind, details),
    answers: answers
      .filter(({ enquiryId }) => enquiryId === plain.id)
      .map(({ author, body, at }) => ({ author, body, at: at.toISOString() })),
  }))
}

type ListQuery = z.output<typeof contract.list.query>

/** @throws AppError 400 for a cursor of another list. */
export async function agencyLeads(
  db: Db,
  agencyId: string,
  { state, q, cursor, limit }: ListQuery,
): Promise<Reply<typeof contract.list>> {
  const before = decodeTimeCursor(cursor)
  const [rows, counts] = await Promise.all([
    listLeads(db, agencyId, { state, q, before }, limit + 1),
    countLeads(db, agencyId, q),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ({ at, id }) => encodeTimeCursor(at, id))
  return { items: await toLeads(db, agencyId, items), nextCursor, counts }
}

/** @throws AppError 404, also for an enquiry to another agency. */
export async function agencyLead(db: Db, agencyId: string, id: string): Promise<Lead> {
  const row = await findLead(db, agencyId, id)
  const [lead] = row ? await toLeads(db, agencyId, [row]) : []
  if (!lead) throw notFound()
  return lead
}

/** Mails the answer to the person; what they write back reaches the agent. @throws AppError 404, 429. */
export async function answerLead(
  accounts: Accounts,
  scope: LeadScope,
  id: string,
  body: string,
): Promise<Lead> {
  const { platform, mail } = accounts
  const { actor, agencyId, visitor } = scope
  await agencyLead(platform.db, agencyId, id)
  await takeAnswer(accounts, agencyId, id)
  const agent = await ownAccount(accounts, actor)
  await transaction(platform.db, async (tx) => {
    const enquiry = await lockLead(tx, agencyId, id)
    const at = accounts.now()
    const author = agent.name
    await insertAnswer(tx, { id: newId(), enquiryId: id, agencyId, userId: actor.id, author, body, at })
    await moveLead(tx, scope, { id, kind: enquiry.kind, state: 'answered', at })
    const reader = await roleAt(tx, enquiry.email)
    const words = { author, agency: agent.agencyName ?? 'The agency', body, replyTo: agent.email, reader }
    await mail.send(tx, enquiry.email, 'enquiryAnswer', answerMail(enquiry, words, platform.config.publicUrl))
    await record(accounts, tx, { action: 'enquiries.answered', actor, target: id, visitor })
  })
  return agencyLead(platform.db, agencyId, id)
}

/** @throws AppError 404. */
export async function setLeadState(
  accounts: Accounts,
  scope: LeadScope,
  id: string,
  state: LeadState,
): Promise<Lead> {
  const { db } = accounts.platform
  await transaction(db, async (tx) => {
    const { kind } = await lockLead(tx, scope.agencyId, id)
    await moveLead(tx, scope, { id, kind, state, at: accounts.now() })
  })
  return agencyLead(db, scope.agencyId, id)
}

async function lockLead(tx: Db, agencyId: string, id: string) {
  const enquiry = await lockEnquiry(tx, id)
  if (!enquiry || !(await findLead(tx, agencyId, id))) throw notFound()
  return enquiry
}

type Move = { id: string; kind: LeadRow['kind']; state: LeadState; at: Date }

/** What is for one agency alone stands for the team where it stands for the agency. */
async function moveLead(tx: Db, { agencyId }: LeadScope, { id, kind, state, at }: Move): Promise<void> {
  await setLead(tx, agencyId, id, state, at)
  if (isForAgency(kind)) await setEnquiry(tx, id, { state, changed_at: at })
}
