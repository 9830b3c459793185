/** enquiries: what an agency's people see of its leads: the list, one thread, and how quickly they answer. */
import { pageOf } from '#server/platform/database/page.ts'
import type { z } from 'zod'
import type { Lead, leads as contract, LeadThread } from '#contract/enquiries/leads.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { accountsOf, readColleagues } from '#server/accounts/index.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { showsSender } from '../send/enquiries.rules.ts'
import { findAgency } from '../send/enquiries.store.ts'
import { messagesOf } from '../thread/thread.store.ts'
import { toMessage } from '../thread/thread.rules.ts'
import { isOffered, viewingsOf } from '../viewings/read-viewings.ts'
import { factsOf } from '../words/enquiry-words.ts'
import { answerTimeOf, countLeads, findLead, listLeads, notesOf, type LeadRow } from './leads.store.ts'

/** Days over which answers are measured, and how many there must be before visitors are told. */
const measured = { days: 90, publicFrom: 10 }

const toLead = ({ listingId, publicRef, details, ...row }: LeadRow): Lead => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  at: row.at.toISOString(),
  lastAt: row.lastAt.toISOString(),
  waits: row.waits,
  name: row.name,
  email: showsSender(row.kind) ? row.email : null,
  phone: showsSender(row.kind) ? row.phone : null,
  about: row.about,
  listing: listingId === null ? null : { id: listingId, publicRef },
  message: row.message,
  facts: factsOf(row.kind, details),
  assignee:
    row.assigneeId === null || row.assigneeName === null
      ? null
      : { id: row.assigneeId, name: row.assigneeName },
})

type ListQuery = z.output<typeof contract.list.query>
type Reader = { agencyId: string; userId: string }

/** @throws AppError 400 for a cursor of another list. */
export async function agencyLeads(
  platform: Platform,
  { agencyId, userId }: Reader,
  { state, q, mine, cursor, limit }: ListQuery,
): Promise<Reply<typeof contract.list>> {
  const { db } = platform
  const filter = { q, assignee: mine && userId }
  const before = decodeTimeCursor(cursor)
  const [rows, counts, answerTime] = await Promise.all([
    listLeads(db, agencyId, { ...filter, state, before }, limit + 1),
    countLeads(db, agencyId, filter),
    answerTimeOf(db, agencyId, measuredSince(platform)),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ({ lastAt, id }) => encodeTimeCursor(lastAt, id))
  return { items: items.map(toLead), nextCursor, counts, answerTime }
}

const measuredSince = (platform: Platform): Date =>
  new Date(accountsOf(platform).now().getTime() - measured.days * dayMs)

/** With everything that was written. @throws AppError 404, also for an enquiry to another agency. */
export async function agencyLead(db: Db, agencyId: string, id: string): Promise<LeadThread> {
  const row = await findLead(db, agencyId, id)
  if (!row) throw refuse('enquiries.notFound')
  const [messages, notes, viewings] = await Promise.all([
    messagesOf(db, [id], agencyId),
    notesOf(db, id, agencyId),
    viewingsOf(db, id, agencyId),
  ])
  return {
    ...toLead(row),
    messages: messages.filter(({ heldFrom }) => heldFrom === null).map(toMessage),
    held: messages.flatMap((one) =>
      one.heldFrom === null ? [] : [{ ...toMessage(one), from: one.heldFrom }],
    ),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    viewings,
    isOffered: isOffered(row),
  }
}

/** Who may be given an enquiry. */
export const agencyColleagues = async (
  db: Db,
  agencyId: string,
): Promise<Reply<typeof contract.colleagues>> => ({
  items: (await readColleagues(db, agencyId)).map(({ id, name }) => ({ id, name })),
})

/**
 * What visitors are told: nothing before there are enough answers.
 * @throws AppError 404 for no agency they may see.
 */
export async function publicAnswerTime(
  platform: Platform,
  agencyId: string,
): Promise<Reply<typeof contract.agencyAnswerTime>> {
  if (!(await findAgency(platform.db, agencyId))) throw refuse('enquiries.noSuchAgency')
  const { medianSeconds, answered } = await answerTimeOf(platform.db, agencyId, measuredSince(platform))
  return { medianSeconds: answered >= measured.publicFrom ? medianSeconds : null }
}
