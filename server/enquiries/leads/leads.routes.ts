/** enquiries: binds the agent's calls; every one is for an approved agent and bound to the agent's agency. */
import { leads } from '#contract/enquiries/leads.ts'
import { accountsOf, visitorOf } from '#server/accounts/index.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Actor, Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { leadsTable } from './leads-table.ts'
import { agencyLead, agencyLeads, answerLead, setLeadState, type LeadScope } from './manage-leads.ts'

export const leadsRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const accounts = accountsOf(platform)
    const scopeOf = (call: Call & { actor: Actor }): LeadScope => ({
      actor: call.actor,
      agencyId: agencyOf(call.actor),
      visitor: visitorOf(call, platform),
    })
    bind(leads.list, async ({ query }, call) => agencyLeads(platform.db, agencyOf(call.actor), query))
    bind(leads.get, async ({ params }, call) => agencyLead(platform.db, agencyOf(call.actor), params.id))
    bind(leads.answer, async ({ params, body }, call) => ({
      message: 'Your answer is on its way.',
      lead: await answerLead(accounts, scopeOf(call), params.id, body.message),
    }))
    bind(leads.setState, async ({ params, body }, call) => ({
      message: stateWords[body.state],
      lead: await setLeadState(accounts, scopeOf(call), params.id, body.state),
    }))
    raw('/api/meridian/agent/leads.csv', ['Agent'], async (_request, actor) => {
      return new Response(await leadsTable(platform.db, agencyOf(actor)), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="leads.csv"',
          'cache-control': 'private, no-store',
        },
      })
    })
  }

/** @throws AppError 404 for an agent without an agency. */
function agencyOf({ agencyId }: Actor): string {
  if (!agencyId) throw refuse('enquiries.notFound')
  return agencyId
}

const stateWords = {
  new: 'The enquiry is new again.',
  answered: 'The enquiry is marked as answered.',
  closed: 'The enquiry is closed.',
} as const
