/**
 * contract: what the translation memory says, where each text came from, and how
 * Admins correct it. Every change is audited.
 */
import { pageShape, paging } from '../http/page.ts'
import { z } from 'zod'
import { instant } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { longestText, pageLanguage, translationLayers } from './translation-codes.ts'
import type { Refusals } from '../http/errors.ts'

export const correctionsErrors = {
  'corrections.none': { status: 404, message: 'There is no correction of this text.' },
  'corrections.places': {
    status: 400,
    message: 'Please keep the places of numbers, such as {0}, each exactly once.',
  },
  'corrections.tooLong': { status: 400, message: 'This is too long for a translation of that text.' },
  'corrections.forms': {
    status: 400,
    message: 'This text has a form for each number or stands around a name. It is changed in the catalogue.',
  },
} as const satisfies Refusals

/** Base language code, ISO 639. */
const base = z.string().regex(/^[a-z]{2,3}$/, 'A language as two or three letters')
const layer = z.enum(translationLayers)

const rememberedText = z.object({
  /** Of the text in this list. */
  id: z.string(),
  source: base,
  language: base,
  /** Numbers and dates stand aside as `{0}`; in the catalogue `{a}` is a name. */
  original: z.string(),
  text: z.string(),
  layer,
  /** The machine that wrote it. */
  engine: z.string().nullable(),
  /** When it was written; null for the catalogue. */
  at: instant.nullable(),
  /** What the catalogue says beneath a correction. */
  beneath: z.string().nullable(),
  /**
   * Whether a correction can replace it: not where a text has a form for each number or stands around a name.
   */
  isFixed: z.boolean(),
})
export type RememberedText = z.infer<typeof rememberedText>

const original = z.string().trim().min(1, 'Please give the English text').max(longestText)

export const corrections = {
  list: endpoint({
    method: 'GET',
    path: '/api/meridian/portal/translations',
    for: ['Admin'],
    duty: 'edit',
    summary: 'The translation memory in one language, by the alphabet of the originals',
    query: z.strictObject({
      language: base,
      q: z.string().trim().max(100).optional(),
      layer: layer.optional(),
      ...paging({ longestCursor: 900 }),
    }),
    data: pageShape(rememberedText, {
      /** Texts of each layer, for the words asked for. */
      counts: z.object({ corrected: z.int(), reviewed: z.int(), machine: z.int() }),
    }),
  }),
  correct: endpoint({
    method: 'PUT',
    path: '/api/meridian/portal/translations',
    for: ['Admin'],
    duty: 'edit',
    summary: 'Say what a text is in another language; this wins from now on',
    body: z.strictObject({
      source: base.default(pageLanguage),
      language: base,
      original,
      text: z.string().trim().min(1, 'Please write the translation').max(longestText),
    }),
    data: z.object({ message: z.string() }),
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/meridian/portal/translations/withdraw',
    for: ['Admin'],
    duty: 'edit',
    summary: 'Take a correction back: the catalogue or a machine speaks again',
    body: z.strictObject({ source: base.default(pageLanguage), language: base, original }),
    data: z.object({ message: z.string() }),
  }),
}
