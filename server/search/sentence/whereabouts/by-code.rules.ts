/** search: which of several places of one name is meant, by the postcode beside it. */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import type { Place } from '#contract/search/places.ts'
import { phraseAt } from '../dictionary.rules.ts'
import { letteredCode } from '../numbers/lettered-codes.rules.ts'
import type { SpelledPlace } from '../sentence.rules.ts'
import type { Span } from './name-parts.rules.ts'
import { type Surroundings, worth } from './place-clues.rules.ts'

/** Codes of one beginning are that far from each other at most. */
const nearMetres = 100_000

/** A code that may belong to a name; `country` where its letters say which. */
type Code = { code: string; country: string | null }

/**
 * The codes beside a name: those with letters wherever they stand, digits alone right before or behind it.
 */
export function codesBeside(
  { tokens, text, languages }: Surroundings,
  span: Pick<Span, 'at' | 'next'>,
): Code[] {
  const found: Code[] = []
  for (let at = 0; at < tokens.length; at++) {
    if (at >= span.at && at < span.next) continue
    const written = text.slice(tokens[at]?.from, tokens[at]?.to)
    const lettered = letteredCode(written)
    if (lettered) found.push(lettered)
    const isBeside =
      at + 1 === span.at || at === span.next || (at === span.next + 1 && tokens[at - 1]?.word === ',')
    const isFigure =
      phraseAt(tokens, at + 1, languages, ['scale', 'money', 'period', 'measure', 'per']) !== null
    if (isBeside && /^\d{4,6}$/.test(written) && !isFigure) found.push({ code: written, country: null })
  }
  return found
}

/** What a code says for one of the places that have the name. */
export function byCode(reading: SpelledPlace, codes: readonly Code[], { find }: Surroundings): number {
  if (reading.kind !== 'city') return 0
  const place = find.view(reading.entry)
  const metres = codes.flatMap(({ code, country }) => {
    const area =
      country === null || country === reading.country ? find.postalNear(code, reading.country) : null
    return area !== null && isAbout(place, area, find.isPartOf)
      ? [area.kind === 'city' ? metresBetween(place, area) : 0]
      : []
  })
  return metres.length > 0 ? worth.code - farthest * (Math.min(...metres) / nearMetres) : 0
}
/** What a place at the end of that is worth less than one that is there. */
const farthest = 5

/** Whether a place is where a code is, or close to it. */
export const isAbout = (
  place: Place,
  area: Place,
  isPartOf: (inner: Place, outer: Place) => boolean,
): boolean => (area.kind === 'city' ? metresBetween(place, area) < nearMetres : isPartOf(place, area))
