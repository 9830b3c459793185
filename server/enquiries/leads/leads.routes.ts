/** enquiries: binds the agent's calls; every one is for an approved agent and bound to the agent's agency. */
import { leads } from '#contract/enquiries/leads.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { cancelByAgency, proposeViewing } from '../viewings/propose-viewing.ts'
import { agencyOf } from '../words/agency-of.ts'
import { leadsTable } from './leads-table.ts'
import { answerLead, assignLead, decideHeld, noteLead, setLeadState, type LeadScope } from './manage-leads.ts'
import { agencyColleagues, agencyLead, agencyLeads, publicAnswerTime } from './read-leads.ts'

type AgentCall = Call & { actor: Actor }
const scopeFor =
  (platform: Platform) =>
  (call: AgentCall): LeadScope => ({
    actor: call.actor,
    agencyId: agencyOf(call.actor),
    visitor: visitorOf(call, platform),
  })

export const leadsRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const accounts = accountsOf(platform)
    const { db } = platform
    const scopeOf = scopeFor(platform)
    bind(leads.list, async ({ query }, { actor }) =>
      agencyLeads(platform, { agencyId: agencyOf(actor), userId: actor.id }, query),
    )
    bind(leads.get, async ({ params }, call) => agencyLead(db, agencyOf(call.actor), params.id))
    bind(leads.colleagues, async (_asked, call) => agencyColleagues(db, agencyOf(call.actor)))
    bind(leads.answer, async ({ params, body }, call) => ({
      message: 'Your answer is on its way.',
      lead: await answerLead(accounts, scopeOf(call), params.id, body.message),
    }))
    bind(leads.setState, async ({ params, body }, call) => ({
      message: 'The state is kept.',
      lead: await setLeadState(accounts, scopeOf(call), params.id, body.state),
    }))
    bind(leads.assign, async ({ params, body }, call) => ({
      message: body.userId === null ? 'It is everybody’s again.' : 'It is given.',
      lead: await assignLead(accounts, scopeOf(call), params.id, body.userId),
    }))
    bind(leads.note, async ({ params, body }, call) => ({
      message: 'The note is kept.',
      lead: await noteLead(accounts, scopeOf(call), params.id, body.note),
    }))
    bind(leads.decideHeld, async ({ params, body }, call) => ({
      message: body.keep ? 'The mail is in the thread.' : 'The mail is thrown away.',
      lead: await decideHeld(accounts, scopeOf(call), params.id, {
        messageId: params.message,
        keep: body.keep,
      }),
    }))
    bind(leads.agencyAnswerTime, async ({ params }, { headers }) => {
      headers.set('cache-control', 'public, max-age=300')
      return publicAnswerTime(platform, params.id)
    })
    raw('/api/meridian/agent/leads.csv', ['Agent'], async (_request, actor) => {
      return new Response(await leadsTable(db, agencyOf(actor)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="leads.csv"',
          'cache-control': 'private, no-store',
        },
      })
    })
  }

/** Viewings of a lead. */
export const leadViewingsRoutes =
  (platform: Platform): Routes =>
  (bind) => {
    const accounts = accountsOf(platform)
    const { db } = platform
    const scopeOf = scopeFor(platform)
    bind(leads.propose, async ({ params, body }, call) => {
      const scope = scopeOf(call)
      await proposeViewing(accounts, scope, params.id, body)
      return { message: 'The times are on their way.', lead: await agencyLead(db, scope.agencyId, params.id) }
    })
    bind(leads.cancelViewing, async ({ params }, call) => {
      const scope = scopeOf(call)
      await cancelByAgency(accounts, scope, params)
      return { message: 'The viewing is cancelled.', lead: await agencyLead(db, scope.agencyId, params.id) }
    })
  }
