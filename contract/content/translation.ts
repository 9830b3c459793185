/**
 * contract: translation: the key, its log, the translation itself in Google
 * v2's shape, and what can be translated at all.
 */
import { z } from 'zod'
import { languageTag } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { longestText, translationBatch, translationKeyName } from './translation-codes.ts'
import type { Refusals } from '../http/errors.ts'

export const translationErrors = {
  'translation.keyRefused': {
    status: 403,
    message: 'This key does not open the translation, or no longer. Please fetch a new one.',
  },
  'translation.noEngine': { status: 400, message: 'Nothing here translates between these two languages.' },
} as const satisfies Refusals

const keyName = z.literal(translationKeyName, 'There is no key of this name.')
const devicetoken = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, '16 to 64 letters, digits, - or _')

/**
 * `human`: reviewed by a person; `machine`: made by one; `none`: nobody knew it, the text is the original.
 */
export const translationModel = z.enum(['human', 'machine', 'none'])
export type TranslationModel = z.infer<typeof translationModel>

/** A text, or one for each plural category of its first number (CLDR). */
export const reviewedText = z.union([
  z.string(),
  z.partialRecord(z.enum(['zero', 'one', 'two', 'few', 'many', 'other']), z.string()),
])
export type ReviewedText = z.infer<typeof reviewedText>

/** What is there for one language. */
export const translatedLanguage = z.object({
  code: z.string(),
  /** Meridian's own words were translated by people. */
  reviewed: z.boolean(),
  /** A machine translates everything else from English. */
  machine: z.boolean(),
})
export type TranslatedLanguage = z.infer<typeof translatedLanguage>

export const translation = {
  key: endpoint({
    method: 'GET',
    path: '/api/meridian/property/get-google-api-key',
    for: 'anyone',
    summary:
      'The key for translating, sealed with AES-256-GCM: base64url(iv ‖ ciphertext ‖ tag), key SHA-256 of the shared secret, additional data keyName|devicetoken|currentDate',
    query: z.strictObject({ keyName, devicetoken, currentDate: z.iso.date('A day as yyyy-mm-dd') }),
    data: z.object({ api_key: z.string() }),
  }),
  log: endpoint({
    method: 'POST',
    path: '/api/meridian/property/store-google-api-log',
    for: 'anyone',
    summary: 'Notes that a device fetched a key',
    body: z.strictObject({ keyName, devicetoken }),
    data: z.object({ message: z.string() }),
  }),
  translate: endpoint({
    method: 'POST',
    path: '/api/meridian/translate',
    for: 'anyone',
    summary:
      'Translates up to 128 texts, in the shape of Google Translate v2; what nobody knows comes back as it went',
    query: z.strictObject({ key: z.string().max(500) }),
    body: z.strictObject({
      q: z
        .array(z.string().max(longestText))
        .min(1)
        .max(translationBatch, `At most ${translationBatch} texts.`),
      target: languageTag,
      source: languageTag.default('en'),
      format: z.literal('text', 'Only text is translated.').default('text'),
    }),
    data: z.object({
      translations: z.array(z.object({ translatedText: z.string(), model: translationModel })),
    }),
  }),
  languages: endpoint({
    method: 'GET',
    path: '/api/meridian/translation/languages',
    for: 'anyone',
    summary: 'Which languages can be translated into, by people or a machine, and where browsers ask',
    data: z.object({
      /** Address of the service in Google v2’s shape; the key goes into its query. */
      service: z.string(),
      languages: z.array(translatedLanguage),
      /** What a machine translates, as `es-en`; `*` when everything. */
      pairs: z.array(z.string()),
    }),
  }),
  words: endpoint({
    method: 'GET',
    path: '/api/meridian/translation/words/:language',
    for: 'anyone',
    summary: 'Meridian’s own words as people translated them, by the English text; corrections included',
    params: z.object({ language: languageTag }),
    /** With the version they have now, the answer may be cached for good. */
    query: z.strictObject({ version: z.string().max(64).optional() }),
    data: z.object({ version: z.string(), words: z.record(z.string(), reviewedText) }),
  }),
}
