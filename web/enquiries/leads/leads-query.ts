/** web/enquiries/leads: what the address of the inbox asks for. */
import { leadStates, type LeadState } from '#contract/enquiries/enquiry-codes.ts'
import type { leads } from '#contract/enquiries/leads.ts'
import type { Reply } from '#contract/http/endpoint.ts'

export type LeadsAnswer = Reply<typeof leads.list>

export type LeadsQuery = { state?: LeadState; q?: string; mine?: '1' }

/** Unknown values are as if they were not there. */
export function readLeadsQuery(params: URLSearchParams): LeadsQuery {
  const state = leadStates.find((one) => one === params.get('state'))
  const q = params.get('q')?.trim().slice(0, 100)
  return { ...(state && { state }), ...(q && { q }), ...(params.get('mine') === '1' && { mine: '1' }) }
}

/** The inbox with this question, and one enquiry open beside it. */
export function leadsAddress(query: LeadsQuery, lead?: string): string {
  const params = new URLSearchParams({ ...query, ...(lead && { lead }) })
  return params.size > 0 ? `/agent/leads?${params}` : '/agent/leads'
}
