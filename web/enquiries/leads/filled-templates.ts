/** web/enquiries/leads: an agency's templates with the names of one enquiry in their places. */
import { fillTemplate, type AnswerTemplate } from '#contract/enquiries/answer-templates.ts'
import type { LeadThread } from '#contract/enquiries/leads.ts'
import { readUserInfo } from '#web/platform/session/session.ts'

export function filledTemplates(templates: readonly AnswerTemplate[], { name, about, listing }: LeadThread) {
  const own = readUserInfo()
  const values = {
    name,
    home: about,
    reference: listing?.publicRef ?? '',
    agent: own?.name ?? '',
    agency: own?.agency?.name ?? '',
  }
  return templates.map((one) => ({ id: one.id, label: one.name, text: fillTemplate(one.body, values) }))
}
