/** enquiries: what a User sent and what came back, as the User sees it. */
import { pageOf } from '#server/platform/database/page.ts'
import type { z } from 'zod'
import type { Reply } from '#contract/http/endpoint.ts'
import type { sent as contract, SentEnquiry } from '#contract/enquiries/sent.ts'
import type { Accounts } from '#server/accounts/index.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { sentStateOf } from '../send/enquiries.rules.ts'
import { mayReportSilence } from '../silence/silence.rules.ts'
import { listWaiting } from '../silence/silence.store.ts'
import { toMessage } from '../thread/thread.rules.ts'
import { messagesOf, type StoredMessage } from '../thread/thread.store.ts'
import { toViewing } from '../viewings/read-viewings.ts'
import { viewingKeyOf } from '../viewings/viewing-key.ts'
import { listViewings, type StoredViewing } from '../viewings/viewings.store.ts'
import { factsOf } from '../words/enquiry-words.ts'
import { partnersOf } from './partners.rules.ts'
import { agenciesOfSent, countSent, findSent, listSent, type SentRow } from './sent.store.ts'

/** The person's own enquiries, newest first. @throws AppError 400 for a cursor of another list. */
export async function sentEnquiries(
  accounts: Accounts,
  userId: string,
  { cursor, limit, listing }: z.output<typeof contract.list.query>,
): Promise<Reply<typeof contract.list>> {
  const { db } = accounts.platform
  const before = decodeTimeCursor(cursor)
  const [rows, total] = await Promise.all([
    listSent(db, { userId, listing, before }, limit + 1),
    countSent(db, { userId, listing }),
  ])
  const page = pageOf(rows, limit, ({ at, id }) => encodeTimeCursor(at, id))
  return { total, nextCursor: page.nextCursor, items: await toSent(accounts, page.items) }
}

/** @throws AppError 404, also for what somebody else sent. */
export async function sentEnquiry(accounts: Accounts, userId: string, id: string): Promise<SentEnquiry> {
  const row = await findSent(accounts.platform.db, userId, id)
  const [found] = row ? await toSent(accounts, [row]) : []
  if (!found) throw refuse('enquiries.notFound')
  return found
}

async function toSent(accounts: Accounts, rows: readonly SentRow[]): Promise<SentEnquiry[]> {
  const { db } = accounts.platform
  const ids = rows.map(({ id }) => id)
  const [messages, viewings, agencies, waiting] = await Promise.all([
    messagesOf(db, ids),
    listViewings(db, ids),
    agenciesOfSent(db, ids),
    listWaiting(db, ids),
  ])
  return rows.map((row) => {
    const own = <T extends { enquiryId: string }>(of: readonly T[]): T[] =>
      of.filter(({ enquiryId }) => enquiryId === row.id)
    return ofOne(accounts, row, {
      messages: own(messages).filter(({ heldFrom }) => heldFrom === null),
      viewings: own(viewings),
      agencies: own(agencies),
      waiting: own(waiting),
    })
  })
}

type Parts = {
  messages: StoredMessage[]
  viewings: StoredViewing[]
  agencies: { id: string; name: string }[]
  waiting: Awaited<ReturnType<typeof listWaiting>>
}

function ofOne(
  accounts: Accounts,
  row: SentRow,
  { messages, viewings, agencies, waiting }: Parts,
): SentEnquiry {
  const named = (id: string | null) => {
    const found = agencies.find((one) => one.id === id)
    return found ? { id: found.id, name: found.name } : null
  }
  const answers = messages.filter(({ side }) => side === 'agency')
  const partners = partnersOf(row, answers)
  return {
    id: row.id,
    kind: row.kind,
    at: row.at.toISOString(),
    state: sentStateOf(row.state, answers.length > 0),
    agency:
      row.agencyId === null || row.agencyName === null ? null : { id: row.agencyId, name: row.agencyName },
    about: row.about,
    listingId: row.listingId,
    message: row.message,
    facts: factsOf(row.kind, row.details),
    messages: messages.map((one) => ({ ...toMessage(one), agency: named(one.agencyId) })),
    viewings: viewings.map((one) => ({ ...toViewing(one), key: viewingKeyOf(accounts, one.id) })),
    partners: partners.map(named),
    readers: row.kind === 'brief' ? agencies.map(({ id, name }) => ({ id, name })) : [],
    silences: waiting.flatMap((one) =>
      one.waits && partners.includes(one.agencyId) ? [silenceOf(one, accounts.now())] : [],
    ),
  }
}

const silenceOf = (one: Parts['waiting'][number], now: Date): SentEnquiry['silences'][number] => ({
  agencyId: one.agencyId,
  since: one.lastAt.toISOString(),
  reportedAt:
    one.silenceReportedAt && one.silenceReportedAt >= one.lastAt ? one.silenceReportedAt.toISOString() : null,
  mayReport: mayReportSilence(one, now),
})
