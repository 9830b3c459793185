/** search: what the grammar works with: the sentence, the languages it may be in, and what was understood of it. */
import type { Place } from '#contract/places.ts'
import type { SearchParameter } from '#contract/search-question.ts'
import type { Languages } from './dictionary.rules.ts'
import type { Token } from './tokens.rules.ts'

export type Parameters = Partial<Record<SearchParameter, string>>

/** A part of the sentence and what it asks for. `rooms` and `typology` wait for the country, whose way of counting decides. */
export type Piece = {
  from: number
  to: number
  parameters: Parameters
  /** Rooms as counted with the living room; turned into bedrooms when the country is known. */
  rooms?: { value: number; bound: 'least' | 'most' | null; of: 'rooms' | 'typology' }
}

/** A price of which the currency is not said; an area of which it depends on the type what it is of. */
export type Sentence = {
  text: string
  tokens: readonly Token[]
  languages: Languages
  find: FindPlace
}

/** The gazetteer, as far as a sentence needs it. */
export type FindPlace = {
  /** The place with exactly this name. */
  named: (name: string) => Place | null
  /** The place whose name is a few typing errors away. */
  guessed: (name: string) => Place | null
}

/** What one rule read: a piece, or nothing worth keeping, and the token to go on with. */
export type Read = { piece: Piece | null; next: number }

/** From the first of some tokens to the end of the last. */
export const spanOf = ({ tokens }: Sentence, first: number, next: number): { from: number; to: number } => ({
  from: tokens[first]?.from ?? 0,
  to: tokens[next - 1]?.to ?? 0,
})
