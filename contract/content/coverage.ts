/** contract: how much of each text is said in each language, and what is not. */
import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { pageShape, paging } from '../http/page.ts'
import { slug } from './content.ts'
import { contentKinds } from './content-codes.ts'
import { pieceStates } from './editing-codes.ts'
import { reviewedLanguages } from './translation-codes.ts'

const kind = z.enum(contentKinds)
const language = z.enum(reviewedLanguages)
/** Pieces of a text, sentence by sentence as translators see them, by state. */
const counts = z.record(z.enum(pieceStates), z.int())
const inLanguage = z.object({ language, counts })
export type LanguageCoverage = z.infer<typeof inLanguage>

const covered = z.object({
  /** Of the text in this list. */
  id: z.string(),
  kind,
  slug,
  title: z.string(),
  languages: z.array(inLanguage),
})
export type CoveredText = z.infer<typeof covered>

const said = z.object({ text: z.string(), translation: z.string() })
const piece = z.object({
  text: z.string(),
  /** What readers of this language see; null where they see the English. */
  translation: z.string().nullable(),
  state: z.enum(pieceStates),
  /** What stood there when people translated it, and how. */
  before: said.nullable(),
})
export type TextPiece = z.infer<typeof piece>

const base = '/api/meridian/portal/coverage'
const portal = { for: ['Admin'], duty: 'edit', method: 'GET' } as const

export const coverage = {
  list: endpoint({
    ...portal,
    path: base,
    summary: 'Texts with how many of their pieces are said in each language, and the sums of all of them',
    query: z.strictObject({
      kind: kind.optional(),
      /** With `state`: texts that have such pieces in this language. */
      language: language.optional(),
      state: z.enum(pieceStates).optional(),
      ...paging(),
    }),
    data: pageShape(covered, {
      totals: z.array(inLanguage),
      /** Texts that changed and are not counted yet. */
      waiting: z.int(),
    }),
  }),
  read: endpoint({
    ...portal,
    path: `${base}/:kind/:slug`,
    summary: 'One text: its pieces in each language by state, counted now',
    params: z.object({ kind, slug }),
    data: z.object({ languages: z.array(inLanguage) }),
  }),
  pieces: endpoint({
    ...portal,
    path: `${base}/:kind/:slug/:language`,
    summary: 'The pieces of a text in one language, in their order',
    params: z.object({ kind, slug, language }),
    data: z.object({ title: z.string(), counts, pieces: z.array(piece) }),
  }),
}
