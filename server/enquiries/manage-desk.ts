/** enquiries: what Admins do with enquiries and reports; every change is audited in its own transaction. */
import type { z } from 'zod'
import type { DeskEnquiry, DeskReport, desk as contract } from '#contract/desk.ts'
import type { Reply } from '#contract/endpoint.ts'
import { record, roleAt, type Accounts, type Visitor } from '#server/accounts/index.ts'
import type { Actor } from '#server/platform/http.ts'
import { readCursor, writeCursor } from '#server/platform/cursor.ts'
import { transaction, type Db } from '#server/platform/db.ts'
import { refuse } from '#server/platform/errors.ts'
import {
  countEnquiries,
  countReports,
  decide,
  findEnquiry,
  findReport,
  listEnquiries,
  listReports,
  setReportNote,
  type DeskRow,
  type ReportRow,
} from './desk.store.ts'
import { reportOutcomeMail } from './enquiries.mails.ts'
import { lockEnquiry, setEnquiry } from './enquiries.store.ts'
import { factsOf } from './enquiry-words.ts'
import { homeUrl } from './home-url.rules.ts'
import { answersOf } from './leads.store.ts'
import { putOnItsWay } from './put-on-its-way.ts'

/** The Admin who acts, and from where. */
export type DeskAct = { actor: Actor; visitor: Visitor }

const noEnquiry = () => refuse('enquiries.notFound')
const noReport = () => refuse('enquiries.reportNotFound')

async function toEnquiries(db: Db, rows: readonly DeskRow[]): Promise<DeskEnquiry[]> {
  const answers = await answersOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ at, details, ...plain }) => ({
    ...plain,
    at: at.toISOString(),
    facts: factsOf(plain.kind, details),
    answers: answers
      .filter(({ enquiryId }) => enquiryId === plain.id)
      .map(({ author, body, at }) => ({ author, body, at: at.toISOString() })),
  }))
}

const toReport = ({ listingId, title, status, agency, at, decidedAt, ...plain }: ReportRow): DeskReport => ({
  ...plain,
  at: at.toISOString(),
  decidedAt: decidedAt?.toISOString() ?? null,
  listing: { id: listingId, title: title ?? 'A home without a title', status, agency },
})

export async function deskEnquiries(
  db: Db,
  { cursor, limit, ...filter }: z.output<typeof contract.enquiries.query>,
): Promise<Reply<typeof contract.enquiries>> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const [rows, counts] = await Promise.all([
    listEnquiries(db, { ...filter, before }, limit + 1),
    countEnquiries(db, filter),
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: await toEnquiries(db, rows.slice(0, limit)),
    nextCursor: last ? writeCursor(last.at, last.id) : null,
    counts,
  }
}

/** @throws AppError 404. */
export async function deskEnquiry(db: Db, id: string): Promise<DeskEnquiry> {
  const row = await findEnquiry(db, id)
  const [found] = row ? await toEnquiries(db, [row]) : []
  if (!found) throw noEnquiry()
  return found
}

export async function deskReports(
  db: Db,
  { cursor, limit, ...filter }: z.output<typeof contract.reports.query>,
): Promise<Reply<typeof contract.reports>> {
  const before = cursor === undefined ? undefined : readCursor(cursor)
  const [rows, counts] = await Promise.all([
    listReports(db, { ...filter, before }, limit + 1),
    countReports(db, filter),
  ])
  const last = rows.length > limit ? rows[limit - 1] : undefined
  return {
    items: rows.slice(0, limit).map(toReport),
    nextCursor: last ? writeCursor(last.at, last.id) : null,
    counts,
  }
}

type Change = z.output<typeof contract.changeEnquiry.body>

/** Sets what is given. What was held back and becomes new is sent now. @throws AppError 404. */
export async function changeEnquiry(
  accounts: Accounts,
  { actor, visitor }: DeskAct,
  id: string,
  { state, note }: Change,
): Promise<DeskEnquiry> {
  const { db } = accounts.platform
  await transaction(db, async (tx) => {
    const enquiry = await lockEnquiry(tx, id)
    if (!enquiry) throw noEnquiry()
    const at = accounts.now()
    await setEnquiry(tx, id, {
      ...(state && { state }),
      ...(note !== undefined && { note: note || null }),
      changed_at: at,
    })
    const isReleased = enquiry.state === 'held' && state === 'new'
    if (isReleased) await putOnItsWay(accounts, tx, enquiry, { isProved: false })
    const detail = {
      ...(state && state !== enquiry.state && { from: enquiry.state, to: state }),
      ...(note !== undefined && { note: true }),
    }
    const action = isReleased ? 'enquiries.released' : 'enquiries.changed'
    await record(accounts, tx, { action, actor, target: id, detail, visitor })
  })
  return deskEnquiry(db, id)
}

async function reportOf(db: Db, id: string): Promise<DeskReport> {
  const row = await findReport(db, id)
  if (!row) throw noReport()
  return toReport(row)
}

/** @throws AppError 404. */
export async function noteReport(
  accounts: Accounts,
  { actor, visitor }: DeskAct,
  id: string,
  note: string,
): Promise<DeskReport> {
  const { db } = accounts.platform
  await transaction(db, async (tx) => {
    if (!(await findReport(tx, id))) throw noReport()
    await setReportNote(tx, id, note || null)
    await record(accounts, tx, { action: 'reports.noted', actor, target: id, visitor })
  })
  return reportOf(db, id)
}

type Decision = z.output<typeof contract.decideReport.body>

/** Tells whoever reported what came of it. @throws AppError 404, 409 when somebody decided before. */
export async function decideReport(
  accounts: Accounts,
  { actor, visitor }: DeskAct,
  id: string,
  { state, outcome }: Decision,
): Promise<DeskReport> {
  const { db, config } = accounts.platform
  await transaction(db, async (tx) => {
    const report = await reportOf(tx, id)
    if (!(await decide(tx, id, { state, outcome, by: actor.id, at: accounts.now() }))) throw refuse('enquiries.decided')
    if (report.email !== null && report.state === 'new') {
      const { title, id: listingId } = report.listing
      const url = homeUrl(config.publicUrl, listingId, await roleAt(tx, report.email))
      await accounts.mail.send(
        tx,
        report.email,
        'reportOutcome',
        reportOutcomeMail({ title, url }, state === 'upheld', outcome),
      )
    }
    await record(accounts, tx, {
      action: state === 'upheld' ? 'reports.upheld' : 'reports.dismissed',
      actor,
      target: report.listing.id,
      detail: { reason: report.reason, outcome },
      visitor,
    })
  })
  return reportOf(db, id)
}
