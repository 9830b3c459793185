/** enquiries: binds the agent's calls; every one is for an approved agent and bound to the agent's agency. */
import { leads } from '#contract/leads.ts'
import { accountsOf, authenticateAs, visitorOf, type Actor } from '#server/accounts/index.ts'
import { refuse } from '#server/platform/errors.ts'
import type { Call, Routes } from '#server/platform/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { leadsTable } from './leads-table.ts'
import { agencyLead, agencyLeads, answerLead, setLeadState, type LeadScope } from './manage-leads.ts'

export const leadsRoutes =
  (platform: Platform): Routes =>
  (bind, raw) => {
    const accounts = accountsOf(platform)
    async function agentOf(call: Pick<Call, 'request'>): Promise<{ actor: Actor; agencyId: string }> {
      const actor = await authenticateAs(accounts, call, ['Agent'])
      if (!actor.agencyId) throw refuse('enquiries.notFound')
      return { actor, agencyId: actor.agencyId }
    }
    const scopeOf = async (call: Call): Promise<LeadScope> => ({
      ...(await agentOf(call)),
      visitor: visitorOf(call, platform),
    })
    bind(leads.list, async ({ query }, call) => agencyLeads(platform.db, (await agentOf(call)).agencyId, query))
    bind(leads.get, async ({ params }, call) => agencyLead(platform.db, (await agentOf(call)).agencyId, params.id))
    bind(leads.answer, async ({ params, body }, call) => ({
      message: 'Your answer is on its way.',
      lead: await answerLead(accounts, await scopeOf(call), params.id, body.message),
    }))
    bind(leads.setState, async ({ params, body }, call) => ({
      message: stateWords[body.state],
      lead: await setLeadState(accounts, await scopeOf(call), params.id, body.state),
    }))
    raw('/api/meridian/agent/leads.csv', async (request) => {
      const { agencyId } = await agentOf({ request })
      return new Response(await leadsTable(platform.db, agencyId), {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': 'attachment; filename="leads.csv"',
          'cache-control': 'private, no-store',
        },
      })
    })
  }

const stateWords = {
  new: 'The enquiry is new again.',
  answered: 'The enquiry is marked as answered.',
  closed: 'The enquiry is closed.',
} as const
