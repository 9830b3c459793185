/**
 * contract: the glossary: what words are called in each language, and which translations
 * call them otherwise. Every change is audited.
 */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import type { Refusals } from '../http/errors.ts'
import { pageShape, paging } from '../http/page.ts'
import { id } from '../vocabulary/common.ts'
import { reviewedLanguages, translationLayers } from './translation-codes.ts'

export const glossaryErrors = {
  'glossary.none': { status: 404, message: 'There is no such term any more.' },
  'glossary.exists': { status: 409, message: 'This term is in the glossary already, for the same context.' },
  'glossary.changed': {
    status: 409,
    message: 'Somebody changed this term meanwhile. Look at it again, then make your change.',
  },
  'glossary.full': { status: 422, message: 'The glossary is full. Please remove a term first.' },
  'glossary.file': { status: 422, message: 'Nothing was taken in, because some lines are not right.' },
  'glossary.noTable': {
    status: 422,
    message: 'This is no table with a column “term”. A file that was downloaded here shows the columns.',
  },
} as const satisfies Refusals

/** Terms there may be: all of them are looked for in every text. */
export const mostTerms = 2_000
/** Bytes of a table that is taken in. */
const largestGlossary = 1_000_000

const oneLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Please use at most ${most} characters`)
    .regex(/^\P{Cc}*$/u, 'Please use one line')
const language = z.enum(reviewedLanguages)
const term = oneLine(100).min(1, 'Please give the English term').regex(/\p{L}/u, 'A term has letters')

/** What a term is: its name, when it is meant so, and how it is said; forms are parted by `|`. */
export const writtenTerm = z.strictObject({
  term,
  /** When it is meant so, where the English word means several things. */
  context: oneLine(100),
  /** It is not translated. */
  isKept: z.boolean(),
  translations: z.partialRecord(language, oneLine(200)),
})
export type WrittenTerm = z.infer<typeof writtenTerm>

const savedTerm = writtenTerm.extend({ id, version: z.int() })
export type SavedTerm = z.infer<typeof savedTerm>

const breach = z.object({
  /** Of the text in this list. */
  id: z.string(),
  original: z.string(),
  /** One form a line, where there is one for each number. */
  text: z.string(),
  layer: z.enum(translationLayers),
  /** A correction cannot replace it: it has a form for each number or stands around a name. */
  isFixed: z.boolean(),
  /** The terms it calls otherwise. */
  terms: z.array(z.string()),
})
export type Breach = z.infer<typeof breach>

const base = '/api/meridian/portal/glossary'
const portal = { for: ['Admin'], duty: 'edit' } as const
const told = z.object({ message: z.string() })

export const glossary = {
  list: endpoint({
    ...portal,
    method: 'GET',
    path: base,
    summary: `Terms by the alphabet; ${base}.csv answers all of them as a table`,
    query: z.strictObject({ q: z.string().trim().max(100).optional(), ...paging({ longestCursor: 900 }) }),
    data: pageShape(savedTerm, { total: z.int() }),
  }),
  all: endpoint({
    ...portal,
    method: 'GET',
    path: `${base}/terms`,
    summary: 'All terms, to be looked for in a text',
    data: z.object({ terms: z.array(writtenTerm) }),
  }),
  breaches: endpoint({
    ...portal,
    method: 'GET',
    path: `${base}/breaches`,
    summary:
      'Translations that call a term otherwise, by the alphabet, with how many there are in each language',
    query: z.strictObject({ language, ...paging() }),
    data: pageShape(breach, { counts: z.record(language, z.int()) }),
  }),
  add: endpoint({
    ...portal,
    method: 'POST',
    path: base,
    summary: 'Take a term in; machines keep to it from now on',
    body: writtenTerm,
    status: 201,
    data: told,
  }),
  import: endpoint({
    ...portal,
    method: 'POST',
    path: `${base}/import`,
    summary:
      'Take the terms of a table in: new ones are added, others changed, none removed; all of them or nothing',
    upload: { maxBytes: largestGlossary },
    data: told.extend({ added: z.int(), changed: z.int() }),
  }),
  change: endpoint({
    ...portal,
    method: 'PUT',
    path: `${base}/:id`,
    summary: 'Change a term; `basedOn` is the version that was looked at',
    params: z.object({ id }),
    body: writtenTerm.extend({ basedOn: z.int().min(1) }),
    data: told,
  }),
  remove: endpoint({
    ...portal,
    method: 'DELETE',
    path: `${base}/:id`,
    summary: 'Remove a term',
    params: z.object({ id }),
    data: told,
  }),
}
