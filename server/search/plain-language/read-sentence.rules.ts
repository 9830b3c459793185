/** search: reads a sentence from its beginning to its end, each part by the first rule that knows it. */
import type { Place } from '#contract/places.ts'
import { typeGroups, type TypeGroup } from '#contract/codes.ts'
import { boundAt } from './amounts.rules.ts'
import { closeTo, languagesOf, phraseAt } from './dictionary.rules.ts'
import type { Meaning, MeaningKind, SpokenLanguage } from './meanings.rules.ts'
import { quantityAt, type Context, type Radius } from './quantities.rules.ts'
import { spanOf, type FindPlace, type Parameters, type Piece, type Sentence } from './sentence.rules.ts'
import { tokensOf } from './tokens.rules.ts'
import { isUnknown, placeAt, whereAt } from './whereabouts.rules.ts'

/** What was understood of a sentence, in the order it was said. */
export type Reading = {
  pieces: Piece[]
  /** Words that no rule knows, to be looked for in the texts of listings. */
  words: Piece[]
  /** Places beyond the first: a question is about one. */
  unused: { from: number; to: number }[]
  place: Place | null
  language: SpokenLanguage
}

type State = Reading & { sentence: Sentence; radius: (Radius & { from: number }) | null; context: Context }

const content: readonly MeaningKind[] = ['type', 'feature', 'flag', 'purpose', 'tenure', 'since', 'sort', 'energy']

/** Countries whose towns are meant first by who speaks so: Valencia is in Spain for Spaniards. */
const homesOf: Record<SpokenLanguage, readonly string[]> = {
  en: ['GB', 'IE', 'US'],
  es: ['ES'],
  fr: ['FR'],
  de: ['DE', 'AT', 'CH'],
  pt: ['PT'],
}

export function readSentence(
  text: string,
  { find, hint }: { find: (homes: readonly string[]) => FindPlace; hint: SpokenLanguage },
): Reading {
  const tokens = tokensOf(text)
  const languages = languagesOf(tokens, hint)
  const sentence: Sentence = { text, tokens, languages, find: find(homesOf[languages[0]]) }
  const state: State = {
    pieces: [],
    words: [],
    unused: [],
    place: null,
    language: languages[0],
    sentence,
    radius: null,
    context: contextOf(sentence),
  }
  let at = 0
  while (at < tokens.length) at = Math.max(at + 1, readAt(state, at))
  return state
}

function contextOf({ tokens, languages }: Sentence): Context {
  const all = tokens.flatMap((_, at) => phraseAt(tokens, at, languages, ['purpose', 'type', 'period'])?.meanings ?? [])
  return {
    isRent: all.some(({ kind, value }) => kind === 'period' || (kind === 'purpose' && value !== 'sale')),
    isLand:
      all.length > 0 &&
      all.every(({ kind, value }) => kind !== 'type' || /^(land\*|plot|farm$)/.test(value)) &&
      all.some(({ kind }) => kind === 'type'),
  }
}

/** Reads one thing and answers the token to go on with. */
function readAt(state: State, at: number): number {
  for (const rule of rules) {
    const next = rule(state, at)
    if (next !== null) return next
  }
  return at + 1
}

type Rule = (state: State, at: number) => number | null

const readSign: Rule = ({ sentence }, at) => (/^[,;()+&/-]$/.test(sentence.tokens[at]?.word ?? '') ? at + 1 : null)

/** Phrases of several words know best: "no chain", "near the station", "casa de campo". */
const readLongPhrase: Rule = (state, at) => readContent(state, at, 2)

const readQuantity: Rule = (state, at) => {
  const quantity = quantityAt(state.sentence, at, state.context)
  if (!quantity) return null
  if (quantity.radius) state.radius = { ...quantity.radius, from: quantity.piece?.from ?? 0 }
  else if (quantity.piece) state.pieces.push(quantity.piece)
  return quantity.next
}

const readWhere: Rule = (state, at) => {
  const where = whereAt(state.sentence, at, state.radius)
  return where && keepPlace(state, at, where)
}

function keepPlace(
  state: State,
  at: number,
  { place, parameters, next }: { place: Place; parameters: Parameters; next: number },
): number {
  const span = spanOf(state.sentence, at, next)
  const from = state.radius?.from ?? span.from
  state.radius = null
  if (state.place) state.unused.push(span)
  else {
    state.place = place
    state.pieces.push({ from, to: span.to, parameters })
  }
  return next
}

/** "without a pool", "no garden": the word itself is left out of the texts; there is no filter for what is not there. */
const readWithout: Rule = (state, at) => {
  const { sentence } = state
  const { tokens, languages, text } = sentence
  const without = phraseAt(tokens, at, languages, ['glue'])
  if (!without?.meanings.some(({ value }) => value === 'without')) return null
  const start = skipFillers(sentence, without.next)
  const named = phraseAt(tokens, start, languages, ['feature', 'flag', 'type'])
  if (!named && !isUnknown(sentence, start)) return null
  const next = named?.next ?? start + 1
  const word = tokens[start]
  if (!word) return null
  const span = spanOf(sentence, at, next)
  state.pieces.push({ ...span, parameters: { not: text.slice(word.from, span.to).toLowerCase() } })
  return next
}

function skipFillers({ tokens, languages }: Sentence, at: number): number {
  const filler = phraseAt(tokens, at, languages, ['glue'])
  return filler?.meanings.some(({ value }) => value === 'filler' || value === 'of') ? filler.next : at
}

const readPhrase: Rule = (state, at) => readContent(state, at, 1)

function readContent(state: State, at: number, fewestWords: number): number | null {
  const { tokens, languages } = state.sentence
  const found = phraseAt(tokens, at, languages, content)
  if (!found || found.next - at < fewestWords) return null
  return keepMeanings(state, at, found)
}

function keepMeanings(
  state: State,
  at: number,
  { meanings, next }: { meanings: Meaning[]; next: number },
): number | null {
  const { sentence } = state
  if (meanings.some(({ kind }) => kind === 'energy')) return readEnergy(state, at, next)
  const span = spanOf(sentence, at, next)
  const parameters = Object.assign({}, ...meanings.map(parametersOf)) as Parameters
  state.pieces.push({ ...span, parameters })
  return next
}

/** A group of types by its name, everything else by its code. */
function parametersOf({ kind, value }: Meaning): Parameters {
  if (kind === 'type')
    return { types: value.endsWith('*') ? typeGroups[value.slice(0, -1) as TypeGroup].join(',') : value }
  if (kind === 'feature') return { features: value }
  if (kind === 'flag') return { [value]: '1' }
  return { [kind]: value }
}

/** "EPC B" is B and better, which is what people mean. */
function readEnergy(state: State, at: number, next: number): number | null {
  const letter = state.sentence.tokens[next]?.word
  const rank = letter ? 'abcdefgh'.indexOf(letter) : -1
  if (letter?.length !== 1 || rank < 0) return null
  const classes = [...'ABCDEFGH'].slice(0, rank + 1).join(',')
  state.pieces.push({ ...spanOf(state.sentence, at, next + 1), parameters: { energy: classes } })
  return next + 1
}

/** T3 of Portugal, F4 and T4 of France. */
const readTypology: Rule = (state, at) => {
  const figure = /^[tf](\d)$/.exec(state.sentence.tokens[at]?.word ?? '')?.[1]
  if (!figure) return null
  state.pieces.push({
    ...spanOf(state.sentence, at, at + 1),
    parameters: {},
    rooms: { value: Number(figure), bound: null, of: 'typology' },
  })
  return at + 1
}

const readName: Rule = (state, at) => {
  const token = state.sentence.tokens[at]
  // Once it is clear where, only a written name is another place.
  if (!token?.isName && (state.place || !isUnknown(state.sentence, at))) return null
  const named = placeAt(state.sentence, at, 'none')
  return named && keepPlace(state, at, { ...named, parameters: { place: named.place.id } })
}

/** Words that carry no meaning of their own here. */
const readGlue: Rule = (state, at) => {
  const { sentence } = state
  const glue = phraseAt(sentence.tokens, at, sentence.languages, ['glue'])
  const values = glue?.meanings.map(({ value }) => value) ?? []
  if (glue && !values.includes('landmark')) return glue.next
  if (!glue) return boundAt(sentence, at)?.next ?? null
  return null
}

const readMisspelt: Rule = (state, at) => {
  const token = state.sentence.tokens[at]
  const meanings = token && closeTo(token.word, state.sentence.languages)
  const kept = meanings?.filter(({ kind }) => content.includes(kind)) ?? []
  return kept.length > 0 ? keepMeanings(state, at, { meanings: kept, next: at + 1 }) : null
}

/** A misspelt name, which must be that of a large town where nothing but the name itself says that it is one. */
const readMisspeltName: Rule = (state, at) => {
  const { sentence, place } = state
  const { text, tokens, find } = sentence
  if (place || !isUnknown(sentence, at)) return null
  for (const length of [3, 2, 1]) {
    const [first, last] = [tokens[at], tokens[at + length - 1]]
    if (!first || !last || last.to - first.from < 6 || !isUnknown(sentence, at + length - 1)) continue
    const guessed = find.guessed(text.slice(first.from, last.to))
    const least = first.isName ? 5_000 : 200_000
    if (guessed && (guessed.population ?? 0) >= least) {
      return keepPlace(state, at, { place: guessed, parameters: { place: guessed.id }, next: at + length })
    }
  }
  return null
}

const readWord: Rule = (state, at) => {
  const token = state.sentence.tokens[at]
  if (token && (token.word.length > 1 || token.value !== undefined) && /[\p{L}\p{N}]/u.test(token.word)) {
    const span = spanOf(state.sentence, at, at + 1)
    state.words.push({ ...span, parameters: { q: state.sentence.text.slice(span.from, span.to).toLowerCase() } })
  }
  return at + 1
}

const rules: readonly Rule[] = [
  readLongPhrase,
  readQuantity,
  readWhere,
  readSign,
  readWithout,
  readTypology,
  readPhrase,
  readName,
  readGlue,
  readMisspelt,
  readMisspeltName,
  readWord,
]
