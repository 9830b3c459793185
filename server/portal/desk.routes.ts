/** portal: enquiries and reports of listings, as Admins look after them. */
import { desk } from '#contract/enquiries/desk.ts'
import type { ListingStatus } from '#contract/vocabulary/vocabulary.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import {
  answerEnquiry,
  changeEnquiry,
  countWaiting,
  decideReport,
  deskEnquiries,
  deskReports,
  endReported,
  noteReport,
  takeDownReported,
  type DeskAct,
} from '#server/enquiries/index.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'

const endWords = (status: ListingStatus): string =>
  status === 'suspended'
    ? 'The takedown is lifted; something else still hides the home.'
    : 'The home is back.'

export const deskRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const { db } = platform
    const accounts = accountsOf(platform)
    const act = (call: Call & { actor: Actor }): DeskAct => ({
      actor: call.actor,
      visitor: visitorOf(call, platform),
    })
    bind(desk.waiting, () => countWaiting(db))
    bind(desk.enquiries, ({ query }) => deskEnquiries(db, query))
    bind(desk.changeEnquiry, async ({ params, body }, call) => ({
      enquiry: await changeEnquiry(accounts, act(call), params.id, body),
      message: body.state ? 'The enquiry is changed.' : 'The note is kept.',
    }))
    bind(desk.answerEnquiry, async ({ params, body }, call) => ({
      enquiry: await answerEnquiry(accounts, act(call), params.id, body.message),
      message: 'The answer is on its way.',
    }))
    bind(desk.reports, ({ query }) => deskReports(accounts, query))
    bind(desk.noteReport, async ({ params, body }, call) => ({
      report: await noteReport(accounts, act(call), params.id, body.note),
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
