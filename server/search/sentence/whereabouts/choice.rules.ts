/**
 * search: two places to choose from, "Belleville ou Ménilmontant", lie near each
 * other, and the second need not be a large one.
 */
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { phraseAt } from '../dictionary.rules.ts'
import type { Reading, Scored, Span } from './name-parts.rules.ts'
import { costOf, worth, type Surroundings } from './place-clues.rules.ts'
import { areAlternatives } from './rivals.rules.ts'

/** Metres between the middles of two that somebody chooses from. */
const withinReachM = 40_000
/** Readings of a name that are looked at: what the sentence means is among the greatest. */
const mostReadings = 30

/** Whether "or" joins a name to one that is kept already. */
export const isOtherChoice = (span: Span, kept: readonly Scored[], around: Surroundings): boolean =>
  kept.some(
    ({ span: one }) => areAlternatives(around, one, span) && isOr(around, Math.min(one.next, span.next)),
  )

const isOr = ({ tokens, languages }: Surroundings, at: number): boolean =>
  phraseAt(tokens, at, languages, ['glue'])?.meanings.some(({ value }) => value === 'or') ?? false

/** "Chorlton or Sale": behind a name and "or" a word that is written as a name is expected to be one. */
export const withChoices = (spans: readonly Span[], around: Surroundings): Span[] =>
  spans.map((span) => {
    const isDoubted = span.cost > 0 && span.favour < worth.expected && around.tokens[span.at]?.isName
    const first = isDoubted && spans.find((one) => one.cost === 0 && isOrBetween(one, span, around))
    if (!first) return span
    const favour = span.favour + worth.expected
    return { ...span, favour, cost: costOf(around, { at: span.at, next: span.next, favour }) }
  })

const isOrBetween = (one: Span, span: Span, around: Surroundings): boolean =>
  one.next < span.at && areAlternatives(around, one, span) && isOr(around, one.next)

/** The towns and quarters that the names beside a span's "or" may mean. */
export const choicesOf = (span: Span, spans: readonly Span[], around: Surroundings): readonly Reading[] =>
  spans
    .filter((other) => areAlternatives(around, span, other))
    .flatMap(({ readings }) =>
      readings
        .filter(({ kind }) => kind === 'city')
        .toSorted((a, b) => b.base - a.base)
        .slice(0, mostReadings),
    )

/**
 * People of a town that needs no other one beside it to be known:
 * "between Oxford and Cambridge" is not in Maryland.
 */
const knownTown = 100_000

/** Whether the first thing that comes to mind is a great town on either side, both of one country. */
const areKnown = (readings: readonly Reading[], choices: readonly Reading[]): boolean => {
  const [own] = readings.toSorted((a, b) => b.base - a.base)
  const [other] = choices.toSorted((a, b) => b.base - a.base)
  return [own, other].every((one) => (one?.population ?? 0) >= knownTown) && own?.country === other?.country
}

/** What it is worth to lie near one of them. */
export function nearChoice(
  reading: Reading,
  { readings }: Span,
  choices: readonly Reading[],
  { find }: Surroundings,
): number {
  if (choices.length === 0 || reading.kind !== 'city' || areKnown(readings, choices)) return 0
  const place = find.view(reading.entry)
  const isNear = choices.some(
    ({ entry, country }) =>
      country === reading.country && metresBetween(place, find.view(entry)) <= withinReachM,
  )
  return isNear ? worth.apart : 0
}
