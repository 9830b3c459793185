/**
 * enquiries: what Admins do with reports of homes: look, decide with a
 * consequence, take it back; each act is audited.
 */
import { pageOf } from '#server/platform/database/page.ts'
import type { z } from 'zod'
import type { DeskReport, desk as contract } from '#contract/enquiries/desk.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Role } from '#contract/http/person.ts'
import { dayMs } from '#contract/vocabulary/spans.ts'
import { readAgencyMailboxes, record, roleAt, type Accounts, type Visitor } from '#server/accounts/index.ts'
import type { Actor } from '#server/platform/http/http.ts'
import {
  holdListings,
  readListingSubject,
  readListingSubjects,
  releaseListings,
} from '#server/listings/index.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/database/cursor.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { MailKind } from '#server/platform/mail/mail-kinds.ts'
import type { MailContent } from '#server/platform/mail/mail-layout.ts'
import {
  countReports,
  decide,
  endConsequence,
  findReport,
  isTakenDown,
  listReports,
  lockReport,
  setConsequence,
  setReportNote,
  type ReportRow,
} from './reports.store.ts'
import { homeUrl } from '../words/home-url.rules.ts'
import { reportOutcomeMail, requestMail, restoredMail, takedownMail } from './report.mails.ts'

/** The Admin who acts, and from where. */
export type DeskAct = { actor: Actor; visitor: Visitor }
type Subject = NonNullable<Awaited<ReturnType<typeof readListingSubject>>>
type Consequence = NonNullable<z.output<typeof contract.decideReport.body>['consequence']>

const noReport = () => refuse('enquiries.reportNotFound')
const notNow = () => refuse('enquiries.noConsequence')

const toReport = (row: ReportRow, { id, title, status, agency }: Subject): DeskReport => ({
  id: row.id,
  state: row.state,
  at: row.at.toISOString(),
  reason: row.reason,
  message: row.message,
  email: row.email,
  listing: { id, title, status, agency: agency.name },
  open: row.open,
  outcome: row.outcome,
  note: row.note,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  consequence: consequenceOf(row),
})

const consequenceOf = (row: ReportRow): DeskReport['consequence'] =>
  row.consequence === null || row.consequenceWords === null || row.consequenceAt === null
    ? null
    : {
        kind: row.consequence,
        words: row.consequenceWords,
        at: row.consequenceAt.toISOString(),
        due: row.due,
        told: row.told ?? 0,
        endedAt: row.endedAt?.toISOString() ?? null,
        endedWords: row.endedWords,
      }

export async function deskReports(
  { platform }: Accounts,
  { cursor, limit, ...filter }: z.output<typeof contract.reports.query>,
): Promise<Reply<typeof contract.reports>> {
  const { db } = platform
  const before = decodeTimeCursor(cursor)
  const [rows, counts] = await Promise.all([
    listReports(db, { ...filter, before }, limit + 1),
    countReports(db, filter),
  ])
  const page = pageOf(rows, limit, ({ at, id }) => encodeTimeCursor(at, id))
  const subjects = await readListingSubjects(platform, db, [
    ...new Set(page.items.map(({ listingId }) => listingId)),
  ])
  return {
    items: page.items.flatMap((row) => {
      const subject = subjects.get(row.listingId)
      return subject ? [toReport(row, subject)] : []
    }),
    nextCursor: page.nextCursor,
    counts,
  }
}

async function reportIn(
  { platform }: Accounts,
  db: Db,
  id: string,
): Promise<{ row: ReportRow; home: Subject }> {
  const row = await findReport(db, id)
  const home = row && (await readListingSubject(platform, db, row.listingId))
  if (!row || !home) throw noReport()
  return { row, home }
}

async function reportOf(accounts: Accounts, id: string): Promise<DeskReport> {
  const { row, home } = await reportIn(accounts, accounts.platform.db, id)
  return toReport(row, home)
}

/** @throws AppError 404, 409 when the note is another by now than was seen. */
export async function noteReport(
  accounts: Accounts,
  { actor, visitor }: DeskAct,
  id: string,
  { note, seen }: z.output<typeof contract.noteReport.body>,
) {
  await transaction(accounts.platform.db, async (tx) => {
    const report = await lockReport(tx, id)
    if (!report) throw noReport()
    const isOther = seen !== undefined && report.note !== seen && (report.note ?? '') !== note
    if (isOther) throw refuse('enquiries.changedMeanwhile')
    await setReportNote(tx, id, note || null)
    await record(accounts, tx, { action: 'reports.noted', actor, target: id, visitor })
  })
  return reportOf(accounts, id)
}

/**
 * Decides a report. An upheld one has its consequence in the same transaction: the home is hidden, or its
 * agency asked to put it right; the agency is told that and whoever reported what came of it. @throws
 * AppError 404, 409 when somebody decided before.
 */
export async function decideReport(
  accounts: Accounts,
  act: DeskAct,
  id: string,
  { state, outcome, consequence }: z.output<typeof contract.decideReport.body>,
): Promise<DeskReport> {
  await transaction(accounts.platform.db, async (tx) => {
    const { row, home } = await reportIn(accounts, tx, id)
    if (!(await decide(tx, id, { state, outcome, by: act.actor.id, at: accounts.now() })))
      throw refuse('enquiries.decided')
    await accounts.platform.events.publish(tx, 'listing.reported', { ids: [home.id] })
    const done = consequence ? await draw(accounts, tx, { id, home, consequence }) : null
    if (row.email !== null && row.state === 'new')
      await accounts.mail.send(
        tx,
        row.email,
        'reportOutcome',
        reportOutcomeMail(aboutOf(accounts, home, await roleAt(tx, row.email)), done, outcome),
        row.language,
      )
    await record(accounts, tx, {
      action: state === 'upheld' ? 'reports.upheld' : 'reports.dismissed',
      actor: act.actor,
      target: home.id,
      detail: {
        reason: row.reason,
        outcome,
        ...(consequence && { consequence: consequence.kind, ...wordsOf(consequence) }),
      },
      visitor: act.visitor,
    })
  })
  return reportOf(accounts, id)
}

const wordsOf = (consequence: Consequence) =>
  consequence.kind === 'takedown'
    ? { told: consequence.reason }
    : { told: consequence.change, days: consequence.days }

/** The day so many days from now, ISO. */
const dayIn = (days: number, now: Date): string =>
  new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10)

type Drawn = { id: string; home: Subject; consequence: Consequence }

async function draw(accounts: Accounts, tx: Db, { id, home, consequence }: Drawn) {
  const now = accounts.now()
  const about = aboutOf(accounts, home, 'Agent')
  const team = accounts.mail.teamAddress
  if (consequence.kind === 'request') {
    const due = dayIn(consequence.days, now)
    const told = await tellAgency(
      accounts,
      tx,
      home,
      'reportRequest',
      requestMail(about, consequence.change, due, team),
    )
    await setConsequence(tx, id, { kind: 'request', words: consequence.change, at: now, due, told })
    return { kind: 'request' as const, due }
  }
  const { reason } = consequence
  await holdListings(tx, { ids: [home.id], kind: 'takedown', reason, now }, accounts.platform)
  const told = await tellAgency(accounts, tx, home, 'reportTakedown', takedownMail(about, reason, team))
  await setConsequence(tx, id, { kind: 'takedown', words: reason, at: now, due: null, told })
  return { kind: 'takedown' as const }
}

/** Writes to everybody of the agency who may act; answers to how many. */
async function tellAgency(
  accounts: Accounts,
  tx: Db,
  home: Subject,
  kind: MailKind,
  mail: MailContent,
): Promise<number> {
  const boxes = await readAgencyMailboxes(tx, home.agency.id)
  for (const box of boxes) await accounts.mail.send(tx, box, kind, mail)
  return boxes.length
}

/** The home as its reader finds it. */
const aboutOf = ({ platform }: Accounts, { id, title, publicRef }: Subject, reader: Role | null) => ({
  title,
  publicRef,
  url: homeUrl(platform.config.publicUrl, id, reader),
})

/**
 * Takes the home down after its agency was asked in vain. @throws
 * AppError 404, 409 when nothing is asked of it.
 */
export async function takeDownReported(accounts: Accounts, act: DeskAct, id: string, reason: string) {
  await transaction(accounts.platform.db, async (tx) => {
    const report = await lockReport(tx, id)
    if (!report) throw noReport()
    if (report.consequence !== 'request' || report.endedAt !== null) throw notNow()
    const { home } = await reportIn(accounts, tx, id)
    await draw(accounts, tx, { id, home, consequence: { kind: 'takedown', reason } })
    await recordAct(accounts, tx, act, { action: 'reports.takenDown', target: home.id, reason })
  })
  return reportOf(accounts, id)
}

/**
 * Ends a consequence: the home is put back, unless another report keeps it down, and its agency told; or what
 * was asked for is done. @throws AppError 404, 409 when there is none, or it has ended.
 */
export async function endReported(accounts: Accounts, act: DeskAct, id: string, words: string) {
  await transaction(accounts.platform.db, async (tx) => {
    const report = await lockReport(tx, id)
    if (!report) throw noReport()
    if (report.consequence === null || report.endedAt !== null) throw notNow()
    const { home } = await reportIn(accounts, tx, id)
    await endConsequence(tx, id, { words, at: accounts.now() })
    const isBack = report.consequence === 'takedown' && !(await isTakenDown(tx, home.id))
    if (isBack) {
      await releaseListings(tx, { ids: [home.id], kind: 'takedown' }, accounts.platform)
      const mail = restoredMail(aboutOf(accounts, home, 'Agent'), words, accounts.mail.teamAddress)
      await tellAgency(accounts, tx, home, 'reportRestored', mail)
    }
    const action = report.consequence === 'takedown' ? 'reports.restored' : 'reports.requestDone'
    await recordAct(accounts, tx, act, { action, target: home.id, reason: words })
  })
  return reportOf(accounts, id)
}

const recordAct = (
  accounts: Accounts,
  tx: Db,
  { actor, visitor }: DeskAct,
  { action, target, reason }: { action: string; target: string; reason: string },
) => record(accounts, tx, { action, actor, target, detail: { reason }, visitor })
