/** contract: a sentence such as "3 bed house near Porto under 400k" as a question, with what was understood by which words. */
import { z } from 'zod'
import { currencyCode } from './common.ts'
import { endpoint } from './endpoint.ts'
import { place } from './places.ts'
import { searchParameterNames } from './search-question.ts'
import { understoodLanguages } from './understood-languages.ts'

const parameters = z.partialRecord(z.enum(searchParameterNames), z.string())

/** A part of the sentence, from and to which of its UTF-16 units it goes, and the parameters that it asks for. */
export const understoodPiece = z.object({ text: z.string(), from: z.int(), to: z.int(), parameters })
export type UnderstoodPiece = z.infer<typeof understoodPiece>

export const understanding = z.object({
  language: z.enum(understoodLanguages),
  /** The whole question, each value as an address has it. */
  question: parameters,
  /** In the order they were said; words that no filter knows are pieces with `q`. */
  pieces: z.array(understoodPiece),
  /** Parts that are understood but cannot be asked for as well, such as a second place. */
  unused: z.array(z.object({ text: z.string(), from: z.int(), to: z.int() })),
  place: place.nullable(),
})
export type Understanding = z.infer<typeof understanding>

export const plainLanguage = {
  understand: endpoint({
    method: 'GET',
    path: '/api/meridian/search/understand',
    for: 'anyone',
    summary:
      'Plain words as a question: English, Spanish, French, German and Portuguese; by rules, on this server alone',
    query: z.strictObject({
      q: z.string().trim().min(1).max(200),
      /** What amounts without a currency are in. */
      currency: currencyCode.default('EUR'),
      /** Decides where the words themselves leave the language open. */
      language: z.enum(understoodLanguages).default('en'),
    }),
    data: understanding,
  }),
}
