/** search: reads a sentence from its beginning to its end, each part by the first rule that knows it. */
import { boundAt } from './numbers/amounts.rules.ts'
import { contextOf } from './numbers/context.rules.ts'
import { readExcluded, readIndifferent, readWithout } from './denials.rules.ts'
import { metresBetween } from '#server/platform/geometry/great-circle.rules.ts'
import { closeTo, headOf, languagesOf, phraseAt, withoutGrownOn } from './dictionary.rules.ts'
import { readRated } from './homes/energy.rules.ts'
import { readNew } from './homes/newness.rules.ts'
import { mostUnknown, forOneSentence } from './guesses.rules.ts'
import type { MeaningKind, SpokenLanguage } from './words/meanings.rules.ts'
import { postcodesOf } from './postcodes.rules.ts'
import {
  spanOf,
  type ChosenPlaces,
  type FindPlace,
  type KnownSpots,
  type Sentence,
} from './sentence.rules.ts'
import { inPlainFigures, tokensOf } from './tokens.rules.ts'
import { keepMeanings } from './read-meanings.rules.ts'
import { readQuantity } from './read-quantities.rules.ts'
import { readTravel } from './read-travel.rules.ts'
import {
  keepWiderPlace,
  readEnvirons,
  readLandscape,
  readMisspeltName,
  readMisspeltRegion,
  readName,
  readRiad,
  readSpot,
  readStreet,
  readWhere,
} from './read-places.rules.ts'
import { contentAt, keepUnused, leaveRadius, type Reading, type Rule, type State } from './reading.rules.ts'
import { joinEither, readLonelyRoom, readTypology } from './homes/rooms.rules.ts'
import { chooseSpots, spotAsks, type SpotAsk } from './spots.rules.ts'
import { readBuilt, readFree, readNoFilter, readRentedFrom, readSea, readStorey } from './terms.rules.ts'
import { readTransport } from './transport.rules.ts'
import { withMisspeltNames } from './whereabouts/misspelt-name.rules.ts'
import { countriesOf, homesOf, languageOfCountry, leaningOf } from './whereabouts/dialects.rules.ts'
import { chooseWhereabouts } from './whereabouts/landscapes.rules.ts'
import { settlePostcodes } from './whereabouts/postal-areas.rules.ts'
import { isForeign } from './whereabouts.rules.ts'
import { isSeenFrom } from './whereabouts/unwanted.rules.ts'

const content: readonly MeaningKind[] = [
  'type',
  'feature',
  'flag',
  'purpose',
  'tenure',
  'since',
  'sort',
  'energy',
  'season',
  'count',
  'floor',
]

type Asked = {
  find: FindPlace
  hint: SpokenLanguage
  /** The visitor's country, whose places are meant first. */
  visitor?: string | null
  today: Date
  /** Names of loaded regions that the sentence holds. */
  spots?: KnownSpots
}

function wordsOf(written: string, hint: SpokenLanguage) {
  const text = inPlainFigures(written)
  const tokens = withoutGrownOn(tokensOf(text))
  return { text, tokens, languages: languagesOf(tokens, hint) }
}

/** The names that somebody must look up before the sentence is read. */
export const namesIn = (written: string, hint: SpokenLanguage): SpotAsk[] => spotAsks(wordsOf(written, hint))

const noSpots: KnownSpots = new Map()

export function readSentence(written: string, given: Asked): Reading {
  const asked = { ...given, find: forOneSentence(given.find) }
  const first = readAll(written, asked)
  const hint = languageOnTheSpot(first, asked.hint) ?? asked.hint
  const reading = hint === asked.hint ? first : readAll(written, { ...asked, hint })
  const isLost = reading.sentence.landscapes.size > 0 && !reading.place && !reading.landscape
  // What turned out to be no landscape ("vue Mont Blanc") says nothing of the towns beside it.
  return isLost
    ? readAll(written, { ...asked, hint, find: { ...asked.find, mayBeLandscape: () => false } })
    : reading
}

/**
 * "Villa Lago d'Iseo con darsena": of languages that know the
 * words equally well, that of the place is spoken.
 */
function languageOnTheSpot({ place, landscape, language, sentence }: Reading, hint: SpokenLanguage) {
  const country = place?.country ?? landscape?.countries[0]
  const local = country ? languageOfCountry(country) : null
  if (!local || local === language || language === hint) return null
  return languagesOf(sentence.tokens, local)[0] === local ? local : null
}

function readAll(
  written: string,
  { find, hint, visitor = null, today, spots: known = noSpots }: Asked,
): Reading {
  const words = wordsOf(written, hint)
  const { text, tokens, languages } = words
  const spoken = homesOf[languages[0]]
  const homes = countriesOf(tokens, languages[0], spoken)
  const isDialect = homes !== spoken
  const leaning = isDialect ? [] : leaningOf(tokens, languages[0])
  const around = { text, tokens, languages, find, visitor, homes, isDialect, leaning }
  const { places: towns, landscapes } = chooseWhereabouts(around)
  const spots = chooseSpots(words, known, towns, metresBetween)
  const places = outside(towns, spots)
  const asWritten: Sentence = {
    text,
    tokens,
    languages,
    find,
    places,
    spots,
    landscapes,
    homes,
    postcodes: new Map(),
  }
  const plain = { ...asWritten, places: withMisspeltNames(asWritten) }
  const context = contextOf(plain)
  const sentence: Sentence = { ...plain, postcodes: postcodesOf(plain, { ...context, visitor }) }
  const state: State = {
    pieces: [],
    words: [],
    unused: [],
    place: null,
    landscape: null,
    others: [],
    language: languages[0],
    sentence,
    radius: null,
    context,
    today,
  }
  let at = 0
  while (at < tokens.length) at = Math.max(at + 1, readAt(state, at))
  leaveRadius(state)
  keepWiderPlace(state)
  joinEither(state)
  settlePostcodes(state, visitor)
  return state
}

/** "Rue de Monaco" is no place in Monaco. */
const outside = (places: ChosenPlaces, spots: Sentence['spots']): ChosenPlaces =>
  spots.size === 0
    ? places
    : new Map(
        [...places].filter(([, place]) =>
          [...spots].every(([at, { next }]) => place.next <= at || next <= place.at),
        ),
      )

/** Reads one thing and answers the token to go on with. */
function readAt(state: State, at: number): number {
  for (const rule of rules) {
    const next = rule(state, at)
    if (next !== null) return next
  }
  return at + 1
}

const readSign: Rule = ({ sentence }, at) =>
  /^[,;()+&/-]$/.test(sentence.tokens[at]?.word ?? '') ? at + 1 : null

/** Phrases of several words know best: "no chain", "near the station", "casa de campo". */
const readLongPhrase: Rule = (state, at) => readContent(state, at, 2)

/** "SW11", "10115 Berlin", "11e": where that is, is known to homes and postal files. */
const readPostcode: Rule = (state, at) => {
  const postcode = state.sentence.postcodes.get(at)
  if (!postcode) return null
  state.pieces.push({ ...spanOf(state.sentence, at, postcode.next), parameters: {}, postcode })
  return postcode.next
}

/** Words in quotation marks are looked for in the texts, together. */
const readQuoted: Rule = (state, at) => {
  const { tokens, text } = state.sentence
  if (tokens[at]?.word !== '"') return null
  const end = tokens.findIndex((token, index) => index > at && token.word === '"')
  if (end <= at + 1) return at + 1
  const span = spanOf(state.sentence, at, end + 1)
  const q = text.slice(tokens[at + 1]?.from, tokens[end - 1]?.to).toLowerCase()
  state.words.push({ ...span, parameters: { q: `"${q}"` } })
  return end + 1
}

const readPhrase: Rule = (state, at) => readContent(state, at, 1)

function readContent(state: State, at: number, fewestWords: number): number | null {
  const { tokens, languages } = state.sentence
  const found = contentAt(state.sentence, at, content)
  if (!found || found.next - at < fewestWords) return null
  // "Views of the castle": it is not what is looked for.
  if (found.meanings[0]?.kind === 'type' && isSeenFrom(tokens, at)) return null
  // What only holds sentences together in the sentence's own language is nothing that another one calls so.
  const own = phraseAt(tokens, at, [languages[0]], content)
  const glue = phraseAt(tokens, at, [languages[0]], ['glue'])
  if (own?.next !== found.next && glue?.next === found.next) return null
  // "WG-geeignet" is no WG.
  if (glue && glue.next > found.next && glue.meanings.some(({ value }) => value === 'wish')) return null
  return keepMeanings(state, at, found)
}

/** "Annual rent 150k": a year said apart from what it costs. */
const readPeriod: Rule = ({ sentence, pieces, context }, at) => {
  const { tokens, languages } = sentence
  const found = context.isRent ? phraseAt(tokens, at, [languages[0]], ['period']) : null
  if (found?.meanings[0]?.value !== 'year') return null
  pieces.push({ ...spanOf(sentence, at, found.next), parameters: { period: 'year' } })
  return found.next
}

/** Words that carry no meaning of their own here. */
const readGlue: Rule = (state, at) => {
  const { sentence } = state
  const glue = phraseAt(sentence.tokens, at, sentence.languages, ['glue'])
  const values = glue?.meanings.map(({ value }) => value) ?? []
  const isSaid = values.includes('wish') || values.includes('landmark')
  if (glue && !isSaid) return glue.next
  if (glue) return keepUnused(state, at, glue.next)
  if (!glue) return boundAt(sentence, at)?.next ?? null
  return null
}

const readMisspelt: Rule = (state, at) => {
  const token = state.sentence.tokens[at]
  // Who writes a word as a name means one: the Croix de Chavaux keeps no horses.
  const isName = token?.isName && state.language !== 'de'
  const isAny = token && !isName && state.unused.length < mostUnknown && isForeign(state.sentence, at)
  const meanings =
    isAny && (headOf(token.word, state.sentence.languages) ?? closeTo(token.word, state.sentence.languages))
  const kept = (meanings || null)?.filter(({ kind }) => content.includes(kind)) ?? []
  return kept.length > 0 ? keepMeanings(state, at, { meanings: kept, next: at + 1 }) : null
}

/** What no rule knows asks for nothing; it is said. */
const readWord: Rule = (state, at) => {
  const token = state.sentence.tokens[at]
  if (!token || !/[\p{L}\p{N}]/u.test(token.word)) return at + 1
  if (token.word.length < 2 && token.value === undefined) return at + 1
  state.unused.push({
    ...spanOf(state.sentence, at, at + 1),
    reason: token.value === undefined ? 'word' : 'amount',
  })
  return at + 1
}

const rules: readonly Rule[] = [
  readQuoted,
  readIndifferent,
  readRated,
  readPostcode,
  readFree,
  readRentedFrom,
  readBuilt,
  readStorey,
  readNoFilter,
  readTravel,
  readLandscape,
  readSea,
  readEnvirons,
  readTransport,
  readSpot,
  readWhere,
  readStreet,
  readName,
  readExcluded,
  readLongPhrase,
  readLonelyRoom,
  readQuantity,
  readPeriod,
  readSign,
  readWithout,
  readTypology,
  readPhrase,
  readNew,
  readGlue,
  readRiad,
  readMisspeltRegion,
  readMisspelt,
  readMisspeltName,
  readWord,
]
