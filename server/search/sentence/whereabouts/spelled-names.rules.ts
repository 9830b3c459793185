/** search: what the words of a sentence may be called, declined or for short. */
import { meaningsAt, phraseAt, type Languages } from '../dictionary.rules.ts'
import type { ChosenPlace, ChosenPlaces, SpelledPlace } from '../sentence.rules.ts'
import { spelledOr } from './arabic-names.rules.ts'
import { favourOf, type Surroundings, worth } from './place-clues.rules.ts'

const genitive = /^\p{Lu}[\p{L} -]{4,}s$/u

/** A name without the s of its genitive; null where it has none, or the sentence is not German. */
export const withoutGenitive = (languages: Languages, written: string): string | null =>
  languages[0] === 'de' && genitive.test(written) ? written.slice(0, -1) : null

/** "Bayerns" is "of Bavaria", "Münchens" of Munich; of smaller towns hardly anybody speaks so. */
export function spelledIn({ find, languages }: Surroundings, written: string): readonly SpelledPlace[] {
  const found = spelledOr(find, written)
  const bare = found.length === 0 ? withoutGenitive(languages, written) : null
  if (bare === null) return found
  return find.spelled(bare).filter(({ kind, population }) => kind !== 'city' || population >= declinedTown)
}
const declinedTown = 100_000

/**
 * "But", "eau": so short and without a capital, only what a place itself is called, or a quarter for short.
 */
export const calledSo = (around: Surroundings, written: string): readonly SpelledPlace[] =>
  spelledIn(around, written).filter(
    ({ byName, entry }) => byName || around.find.view(entry).id.startsWith('meridian:'),
  )

/** "House in NSW", "maison dans le 77": a state or a department by its letters or its number alone. */
export function codedAlone(around: Surroundings, country?: string): ChosenPlace | null {
  const { tokens, text, languages, homes, visitor, find } = around
  const countries = country ? [country] : [visitor, ...homes]
  if (!/\p{Ll}/u.test(text)) return null
  for (const [at, token] of tokens.entries()) {
    const written = text.slice(token.from, token.to)
    const isNumber = languages[0] === 'fr' && /^(?:0[1-9]|[1-8]\d|9[0-5])$/.test(written)
    const isLed = isNumber ? isInDepartment(around, at) : favourOf(around, at, at + 1) >= worth.expected
    const isWritten =
      /^\p{Lu}{2,3}$/u.test(written) && (isLed || written.length === 3 || at === tokens.length - 1)
    if (!(isNumber ? isLed : isWritten || (isLed && /^[a-z]{3}$/.test(written)))) continue
    const coded = find.coded(token.word).filter(({ kind }) => kind !== 'country')
    // "SH" is Schleswig-Holstein before Schaffhausen.
    const meant = countries.flatMap((one) => coded.filter((place) => place.country === one))[0]
    if (meant) return { at, next: at + 1, place: find.view(meant.entry), others: [], isQualifier: false }
  }
  return null
}

/** "Dans le 77", "département 44". */
const isInDepartment = ({ tokens }: Surroundings, at: number): boolean =>
  (tokens[at - 1]?.word === 'departement' ||
    (tokens[at - 1]?.word === 'le' && tokens[at - 2]?.word === 'dans')) &&
  !/^(?:e|er|eme|arr|m2|eme arrondissement)$/.test(tokens[at + 1]?.word ?? '')

/** "BC, Canada": the country beside such a code only says which one it is of. */
export function withCode(found: ChosenPlaces, coded: ChosenPlace | null): ChosenPlaces {
  if (!coded) return found
  const wider = [...found.values()].map((one) => [one.at, { ...one, isQualifier: true }] as const)
  return new Map([[coded.at, coded], ...wider])
}

/**
 * Two letters stand for a state in capitals, behind a comma, or where
 * they are no word of the sentence's language.
 */
export function isCodeLike({ tokens, languages }: Surroundings, at: number, written: string): boolean {
  if (/^\p{Lu}+$/u.test(written) || tokens[at - 1]?.word === ',') return true
  const [own] = languages
  return (
    meaningsAt(tokens, at).every(({ language }) => language !== own) &&
    phraseAt(tokens, at, [own], ['glue', 'bound', 'measure']) === null
  )
}
