/**
 * contract: a sentence such as "3 bed house near Porto under 400k" as a
 * question, with what was understood by which words.
 */
import { z } from 'zod'
import { countryCode, currencyCode } from '../vocabulary/common.ts'
import { endpoint } from '../http/endpoint.ts'
import { place } from './places.ts'
import { searchParameterNames } from './search-question.ts'
import { understoodLanguages } from './understood-languages.ts'

const parameters = z.partialRecord(z.enum(searchParameterNames), z.string())

/**
 * A part of the sentence, from and to which of its UTF-16 units it goes, and the parameters that it asks for.
 */
export const understoodPiece = z.object({ text: z.string(), from: z.int(), to: z.int(), parameters })
export type UnderstoodPiece = z.infer<typeof understoodPiece>

/**
 * `place` a second place beside the first, `word` no filter, `postcode` one that no home has and no file
 * knows, `distance` one from nowhere in particular, `amount` a number of which nobody says what it counts.
 */
export const unusedReasons = ['place', 'word', 'postcode', 'distance', 'amount'] as const
export type UnusedReason = (typeof unusedReasons)[number]

export const understanding = z.object({
  language: z.enum(understoodLanguages),
  /** The whole question, each value as an address has it. */
  question: parameters,
  /** In the order they were said; only words in quotation marks are looked for in texts (`q`). */
  pieces: z.array(understoodPiece),
  /** Parts that ask for nothing, and why: they are said, and never keep a home from being found. */
  unused: z.array(z.object({ text: z.string(), from: z.int(), to: z.int(), reason: z.enum(unusedReasons) })),
  place: place.nullable(),
  /**
   * Other places of the same name, the likeliest first: "Kensington,
   * London" beside those of New York and Sydney.
   */
  others: z.array(place).max(5),
})
export type Understanding = z.infer<typeof understanding>

export const plainLanguage = {
  understand: endpoint({
    method: 'GET',
    path: '/api/meridian/search/understand',
    for: 'anyone',
    summary:
      'Plain words as a question: English, Spanish, French, German, Portuguese, Italian and Arabic; by rules, on this server alone',
    query: z.strictObject({
      q: z.string().trim().min(1).max(200),
      /** What amounts without a currency are in. */
      currency: currencyCode.default('EUR'),
      /** Decides where the words themselves leave the language open. */
      language: z.enum(understoodLanguages).default('en'),
      /** The visitor's country: its places are meant first where a name leaves the choice. */
      country: countryCode.optional(),
    }),
    data: understanding,
  }),
}
