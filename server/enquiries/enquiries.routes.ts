/** enquiries: binds what anybody may send, and what Users see of what they sent. */
import { enquiries } from '#contract/enquiries/enquiries.ts'
import { sent } from '#contract/enquiries/sent.ts'
import { accountsOf, ownAccount, visitorOf } from '#server/accounts/index.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sentEnquiries } from './sent/list-sent.ts'
import { reportSilence } from './sent/report-silence.ts'
import { writeBack } from './sent/write-back.ts'
import { reportListing } from './reports/report-listing.ts'
import { sendBrief, type FindHomes, type ReadWords } from './send/send-brief.ts'
import { sendEnquiry, type Sender } from './send/send-enquiry.ts'

/** What stands above this domain; main passes it in. `acceptLanguage` decides the language of titles. */
export type Neighbours = {
  findHomes: (acceptLanguage: string | null) => FindHomes
  readWords: (language: string | null) => ReadWords
}

export const enquiriesRoutes =
  (platform: Platform, { findHomes, readWords }: Neighbours): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    const visitor = (call: Call) => visitorOf(call, platform)
    const senderOf = async (actor: Actor | null): Promise<Sender> => {
      if (!actor) return null
      const { id, email } = await ownAccount(accounts, actor)
      return { id, email }
    }
    bind(enquiries.send, async ({ body }, call) =>
      sendEnquiry(accounts, visitor(call), await senderOf(call.actor), body),
    )
    bind(enquiries.brief, async ({ body }, call) =>
      sendBrief(accounts, visitor(call), await senderOf(call.actor), {
        brief: body,
        findHomes: findHomes(call.request.headers.get('accept-language')),
        readWords: readWords(visitor(call).language ?? null),
      }),
    )
    bind(sent.list, ({ query }, { actor }) => sentEnquiries(accounts, actor.id, query))
    bind(sent.write, async ({ params, body }, { actor }) => ({
      message: 'Your message is on its way.',
      enquiry: await writeBack(accounts, { ...params, ...body, userId: actor.id }),
    }))
    bind(sent.reportSilence, async ({ params, body }, { actor }) => ({
      message: 'Thank you. We have reminded them, and our team knows.',
      enquiry: await reportSilence(accounts, { ...params, ...body, userId: actor.id }),
    }))
    bind(enquiries.report, async ({ params, body }, call) =>
      reportListing(accounts, visitor(call), await senderOf(call.actor), { listingId: params.id, ...body }),
    )
  }
