/** enquiries: what Admins do with enquiries; every change is audited in its own transaction. */
import { pageOf } from '#server/platform/database/page.ts'
import type { z } from 'zod'
import type { DeskEnquiry, desk as contract } from '#contract/enquiries/desk.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { record, type Accounts } from '#server/accounts/index.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import {
  countEnquiries,
  findEnquiry,
  listEnquiries,
  listTeam,
  mostCounted,
  readAssignee,
  type DeskFilter,
  type DeskRow,
} from './desk.store.ts'
import { lockEnquiry, setEnquiry } from '../send/enquiries.store.ts'
import { factsOf } from '../words/enquiry-words.ts'
import { messagesOf } from '../thread/thread.store.ts'
import { toMessage } from '../thread/thread.rules.ts'
import type { DeskAct } from '../reports/manage-reports.ts'
import { putOnItsWay } from '../send/deliver-enquiry.ts'

const noEnquiry = () => refuse('enquiries.notFound')

async function toEnquiries(db: Db, rows: readonly DeskRow[]): Promise<DeskEnquiry[]> {
  const messages = await messagesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ at, details, ...plain }) => ({
    ...plain,
    at: at.toISOString(),
    facts: factsOf(plain.kind, details),
    messages: messages
      .filter(({ enquiryId, heldFrom }) => enquiryId === plain.id && heldFrom === null)
      .map(toMessage),
  }))
}

type ListAsk = z.output<typeof contract.enquiries.query>

export async function deskEnquiriesPage(db: Db, { cursor, limit, ...filter }: ListAsk) {
  const before = decodeTimeCursor(cursor)
  const rows = await listEnquiries(db, { ...filter, before }, limit + 1)
  const { items, nextCursor } = pageOf(rows, limit, ({ at, id }) => encodeTimeCursor(at, id))
  return { items: await toEnquiries(db, items), nextCursor }
}

export async function deskEnquiries(db: Db, asked: ListAsk): Promise<Reply<typeof contract.enquiries>> {
  const { cursor: _cursor, limit: _limit, ...filter } = asked
  const [page, counts, team] = await Promise.all([
    deskEnquiriesPage(db, asked),
    countEnquiries(db, filter satisfies DeskFilter),
    listTeam(db),
  ])
  return { ...page, counts, mostCounted: mostCounted(filter), team }
}

/** @throws AppError 404. */
export async function deskEnquiry(db: Db, id: string): Promise<DeskEnquiry> {
  const row = await findEnquiry(db, id)
  const [found] = row ? await toEnquiries(db, [row]) : []
  if (!found) throw noEnquiry()
  return found
}

type Change = z.output<typeof contract.changeEnquiry.body>

type Assignment = NonNullable<Change['assignee']>

/** @throws AppError 409 when somebody else looks after it than was seen, 400 for nobody of the team. */
async function checkAssignment(tx: Db, enquiryId: string, { id, seen }: Assignment): Promise<void> {
  const now = await readAssignee(tx, enquiryId)
  if (now !== seen && now !== id) throw refuse('enquiries.takenOver')
  if (id !== null && !(await listTeam(tx)).some((one) => one.id === id)) throw refuse('enquiries.notOfTeam')
}

type Seen = NonNullable<Change['seen']>

/** Whether what is to be changed is something else by now than was seen, and than it is to become. */
const isOther = (now: Seen, seen: Seen, { state, note }: Pick<Change, 'state' | 'note'>): boolean =>
  (state !== undefined && now.state !== seen.state && now.state !== state) ||
  (note !== undefined && now.note !== seen.note && (now.note ?? '') !== note)

/** Sets what is given. What was held back and becomes new is sent now. @throws AppError 400, 404, 409. */
export async function changeEnquiry(
  accounts: Accounts,
  { actor, visitor }: DeskAct,
  id: string,
  { state, note, assignee, seen }: Change,
): Promise<DeskEnquiry> {
  const { db } = accounts.platform
  await transaction(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) throw noEnquiry()
    if (seen && isOther(enquiry, seen, { state, note })) throw refuse('enquiries.changedMeanwhile')
    if (assignee) await checkAssignment(tx, id, assignee)
    const at = accounts.now()
    await setEnquiry(tx, id, {
      ...(state && { state }),
      ...(note !== undefined && { note: note || null }),
      ...(assignee && { assigned_to: assignee.id }),
      changed_at: at,
    })
    const isReleased = enquiry.state === 'held' && state === 'new'
    if (isReleased) await putOnItsWay(accounts, tx, enquiry, { isProved: false })
    const detail = {
      ...(state && state !== enquiry.state && { from: enquiry.state, to: state }),
      ...(note !== undefined && { note: true }),
      ...(assignee && { assignee: assignee.id }),
    }
    const action = isReleased ? 'enquiries.released' : 'enquiries.changed'
    await record(accounts, tx, { action, actor, target: id, detail, visitor })
  })
  return deskEnquiry(db, id)
}
