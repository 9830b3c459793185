/** contract: an agency's answers that are written once and used often, with places for what differs. */
import { z } from 'zod'
import { id } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { freeText, oneLine } from '../http/person.ts'

/** What may stand in braces, and what it becomes. */
export const placeholders = ['name', 'home', 'reference', 'agent', 'agency'] as const
export type Placeholder = (typeof placeholders)[number]

const place = /\{([^{}\n]{1,40})\}/g
const isKnown = (name: string): name is Placeholder => placeholders.some((one) => one === name)

/** The text with its places filled; what has no value is left out, with the blank before it. */
export const fillTemplate = (body: string, values: Record<Placeholder, string>): string =>
  body
    .replace(place, (whole, name: string) => (isKnown(name) ? values[name] : whole))
    .replace(/ +([,.;:!?])/g, '$1')
    .trim()

export const templateTexts = {
  name: 'Please give it a name of 2 to 120 characters',
  body: 'Please write 10 to 500 characters',
  place: `Only these stand in braces: ${placeholders.join(', ')}`,
} as const

const templateBody = z.strictObject({
  name: oneLine(templateTexts.name),
  body: freeText(templateTexts.body).refine(
    (text) => [...text.matchAll(place)].every(([, name = '']) => isKnown(name)),
    templateTexts.place,
  ),
})
const template = z.object({ id, name: z.string(), body: z.string() })
export type AnswerTemplate = z.infer<typeof template>

const said = z.object({ message: z.string(), items: z.array(template) })
const params = z.object({ id })

export const answerTemplates = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/agent/templates',
    for: ['Agent'],
    summary: 'The answer templates of my agency, by name',
    data: z.object({ items: z.array(template) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/meridian/agent/templates',
    for: ['Agent'],
    summary: 'Keep a new answer template',
    body: templateBody,
    status: 201,
    data: said,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/meridian/agent/templates/:id',
    for: ['Agent'],
    summary: 'Change an answer template',
    params,
    body: templateBody,
    data: said,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/meridian/agent/templates/:id',
    for: ['Agent'],
    summary: 'Remove an answer template',
    params,
    data: said,
  }),
}
