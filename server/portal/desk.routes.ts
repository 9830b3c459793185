/** portal: enquiries and reports of listings, as Admins look after them. */
import type { z } from 'zod'
import { desk } from '#contract/enquiries/desk.ts'
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { accountsOf, visitorOf, type Accounts } from '#server/accounts/index.ts'
import {
  answerEnquiry,
  changeEnquiry,
  countWaiting,
  decideReport,
  deskEnquiries,
  deskEnquiriesPage,
  deskReports,
  endReported,
  noteReport,
  takeDownReported,
  type DeskAct,
} from '#server/enquiries/index.ts'
import { csvOf, fileAnswer } from '#server/platform/csv-stream.ts'
import type { Actor, Call, Raw, Routes } from '#server/platform/http/http.ts'
import { parseInput, readQuery } from '#server/platform/http/request-checks.ts'
import type { Platform } from '#server/platform/platform.ts'
import { noteTable } from './note-table.ts'

type EnquiryChange = z.output<typeof desk.changeEnquiry.body>

/** What was done to an enquiry; whom it was given to comes first. */
function saidOf(change: EnquiryChange, assignee: { name: string } | null): { message: string } {
  if (change.assignee)
    return { message: assignee ? `${assignee.name} looks after it now.` : 'Nobody looks after it now.' }
  return { message: change.state ? 'The enquiry is changed.' : 'The note is kept.' }
}

const endWords = (status: ListingStatus): string =>
  status === 'suspended'
    ? 'The takedown is lifted; something else still hides the home.'
    : 'The home is back.'

export const deskRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const { db } = platform
    const accounts = accountsOf(platform)
    const act = (call: Call & { actor: Actor }): DeskAct => ({
      actor: call.actor,
      visitor: visitorOf(call, platform),
    })
    bind(desk.waiting, () => countWaiting(db))
    bind(desk.enquiries, ({ query }) => deskEnquiries(db, query))
    bind(desk.changeEnquiry, async ({ params, body }, call) => {
      const enquiry = await changeEnquiry(accounts, act(call), params.id, body)
      return { enquiry, ...saidOf(body, enquiry.assignee) }
    })
    bind(desk.answerEnquiry, async ({ params, body }, call) => ({
      enquiry: await answerEnquiry(accounts, act(call), params.id, body),
      message: 'The answer is on its way.',
    }))
    deskTables(raw, accounts)
    bind(desk.reports, ({ query }) => deskReports(accounts, query))
    bind(desk.noteReport, async ({ params, body }, call) => ({
      report: await noteReport(accounts, act(call), params.id, body),
      message: 'The note is kept.',
    }))
    bind(desk.decideReport, async ({ params, body }, call) => ({
      report: await decideReport(accounts, act(call), params.id, body),
      message: body.state === 'upheld' ? 'The report is upheld.' : 'The report is dismissed.',
    }))
    bind(desk.takeDownReported, async ({ params, body }, call) => ({
      report: await takeDownReported(accounts, act(call), params.id, body.reason),
      message: 'The home is taken down.',
    }))
    bind(desk.endReported, async ({ params, body }, call) => {
      const report = await endReported(accounts, act(call), params.id, body.words)
      const isTakedown = report.consequence?.kind === 'takedown'
      return { report, message: isTakedown ? endWords(report.listing.status) : 'What was asked for is done.' }
    })
  }

const eachPage = 200

/** Enquiries and reports as files; that somebody took them along is written down. */
function deskTables(raw: Raw, accounts: Accounts): void {
  const { db } = accounts.platform
  raw('/api/meridian/portal/enquiries.csv', { for: ['Admin'], duty: 'support' }, async ({ url }, actor) => {
    const asked = { ...parseInput(desk.enquiries.query, readQuery(url)), limit: eachPage }
    await noteTable(accounts, actor, 'enquiries', asked)
    const table = csvOf(
      [
        'id',
        'at',
        'kind',
        'state',
        'name',
        'e-mail',
        'telephone',
        'about',
        'agencies',
        'assigned to',
        'message',
      ],
      (cursor) => deskEnquiriesPage(db, { ...asked, cursor }),
      ({ id, at, kind, state, name, email, phone, about, agencies, assignee, message }) => [
        id,
        at,
        kind,
        state,
        name,
        email,
        phone,
        about,
        agencies.map((one) => one.name).join(', '),
        assignee?.name ?? null,
        message,
      ],
    )
    return fileAnswer(table, 'enquiries.csv')
  })
  reportsTable(raw, accounts)
}

function reportsTable(raw: Raw, accounts: Accounts): void {
  raw('/api/meridian/portal/reports.csv', { for: ['Admin'], duty: 'moderate' }, async ({ url }, actor) => {
    const asked = { ...parseInput(desk.reports.query, readQuery(url)), limit: eachPage }
    await noteTable(accounts, actor, 'reports', asked)
    const table = csvOf(
      [
        'id',
        'at',
        'state',
        'reason',
        'message',
        'e-mail',
        'listing',
        'title',
        'agency',
        'outcome',
        'consequence',
        'decided',
      ],
      (cursor) => deskReports(accounts, { ...asked, cursor }),
      ({ id, at, state, reason, message, email, listing, outcome, consequence, decidedAt }) => [
        id,
        at,
        state,
        reason,
        message,
        email,
        listing.id,
        listing.title,
        listing.agency,
        outcome,
        consequence?.kind ?? null,
        decidedAt,
      ],
    )
    return fileAnswer(table, 'reports.csv')
  })
}
