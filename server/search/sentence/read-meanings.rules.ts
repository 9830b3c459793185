/** search: what a phrase of the dictionaries asks for: a type, a feature, a purpose, a class of energy. */
import { typeGroups, type TypeGroup } from '#contract/vocabulary/codes.ts'
import { headOf, phraseAt, type Found } from './dictionary.rules.ts'
import { readEnergy } from './homes/energy.rules.ts'
import { isOrBetween, keepUnused, type State } from './reading.rules.ts'
import { hangsOn, isToBuild, spanOf, type Parameters, type Sentence } from './sentence.rules.ts'
import type { Meaning, MeaningKind } from './words/meanings.rules.ts'

/** Keeps what a phrase asks for as a piece; null where it says nothing by itself ("energy"). */
export function keepMeanings(state: State, at: number, { meanings: all, next }: Found): number | null {
  const { sentence } = state
  const meanings = meantHere(state, at, [...all, ...kindWithin(sentence, at, { meanings: all, next })])
  if (meanings.some(({ kind }) => kind === 'energy')) return readEnergy(state, at, next)
  // "a cottage with land" is no land, nor is a house with a studio one.
  const isGround = meanings.some(({ kind, value }) => kind === 'type' && /^(land\*|plot)/.test(value))
  const isOnlyType = meanings.every(({ kind }) => kind === 'type')
  const isPlanned = isOnlyType && !isGround && isToBuild(sentence, at)
  const isPart =
    isPlanned ||
    (isGround && (isMeasured(state, at) || isGrounds(state, at))) ||
    (isOnlyType && (isHungOn(sentence, at) || isUnits(state, at) || isNearby(sentence, at)))
  const isTyped = state.pieces.some(
    ({ parameters: { types, minPlot, maxPlot } }) => types ?? minPlot ?? maxPlot,
  )
  const isGroundsOfHome = isGround && hangsOn.test(sentence.tokens[at - 1]?.word ?? '')
  if (
    isGroundsOfHome ||
    (isPart && (isPlanned ? isTyped : state.pieces.some(({ parameters }) => parameters.types)))
  )
    return keepUnused(state, at, next)
  const span = spanOf(sentence, at, next)
  const isType = meanings.some(({ kind }) => kind === 'type')
  const purpose = meanings.find(({ kind }) => kind === 'purpose')?.value
  const stay = purpose ? kindOfStay(sentence, at, next) : {}
  const isHouse = stay.types === parametersOf({ kind: 'type', value: 'house*' }).types
  // "Alugar casa" is about a house, a "holiday home" may be anything.
  const isNarrow = next > at + 1 && purpose !== 'lease' && (purpose !== 'rentShort' || !isHouse)
  const parameters = Object.assign(
    isType ? withinPhrase(sentence, at, next) : isNarrow ? stay : {},
    ...meanings.map(parametersOf),
  ) as Parameters
  const rooms = meanings.find(({ kind, value }) => kind === 'count' && value.startsWith('rooms:'))
  // Nobody sells a room.
  const isHint = meanings.some(({ kind, value }) => kind === 'season' || value === 'room')
  state.pieces.push({
    ...span,
    parameters,
    ...(meanings.some(({ kind }) => kind === 'floor') && { isFloor: true }),
    ...(isHint && { isHint }),
    ...(vague.test(sentence.tokens[at]?.word ?? '') && { isVague: true }),
    ...(purpose === 'rentShort' && stay.types && { bought: stay.types }),
    ...(rooms && { rooms: { value: Number(rooms.value.slice(6)), bound: null, of: 'rooms' as const } }),
  })
  return next
}

const vague = /^(units?|trespasse|traspaso|einheit|logements?)$/

/** "Seegrundstück": what a German word names as a feature is land as well by its last part. */
const kindWithin = ({ tokens, languages }: Sentence, at: number, { meanings, next }: Found): Meaning[] =>
  next === at + 1 &&
  !hangsOn.test(tokens[at - 1]?.word ?? '') &&
  meanings.every(({ kind }) => kind === 'feature')
    ? (headOf(tokens[at]?.word ?? '', languages) ?? []).filter(({ value }) => value === 'land*')
    : []

/** "Bungalow close to shops", "flat above a shop": what is nearby is not looked for. */
const isNearby = ({ tokens, languages }: Sentence, at: number): boolean =>
  [1, 2].some((length) => beneath.test(tokens[at - length]?.word ?? '')) ||
  [1, 2, 3].some((length) => {
    const near = at >= length ? phraseAt(tokens, at - length, languages, ['glue']) : null
    return near?.next === at && near.meanings.some(({ value }) => value === 'near')
  })

const beneath = /^(above|over|uber|sopra|encima|dessus|cima)$/

/** "Palazzina con 4 appartamenti": how many flats there are in what is looked for. */
const isUnits = ({ sentence: { tokens, languages }, pieces }: State, at: number): boolean =>
  (tokens[at - 1]?.value ??
    Number(phraseAt(tokens, at - 1, [languages[0]], ['number'])?.meanings[0]?.value)) >= 2 &&
  pieces.some(
    ({ parameters: { types } }) =>
      types && (hangsOn.test(tokens[at - 2]?.word ?? '') || /^(apartmentBlock|multiFamily)$/.test(types)),
  )

/**
 * "Bureau à louer" is an office, "maison avec bureau" has a study: nobody
 * lives in either, so the word is one of them.
 */
function meantHere({ pieces, sentence }: State, at: number, meanings: Meaning[]): Meaning[] {
  const hasBoth =
    meanings.some(({ kind }) => kind === 'feature') &&
    meanings.some(({ kind, value }) => kind === 'type' && (value === 'farm' || uninhabited.has(value)))
  if (!hasBoth) return meanings
  const isOfHome =
    hangsOn.test(sentence.tokens[at - 1]?.word ?? '') ||
    pieces.some(({ parameters, rooms }) => rooms ?? parameters.types ?? parameters.minBeds)
  return meanings.filter(({ kind }) => kind !== (isOfHome ? 'type' : 'feature'))
}

const uninhabited: ReadonlySet<string> = new Set([...typeGroups.commercial, ...typeGroups.parking])

/** "2 Hektar Land", "3 acres of land": what the metres of a plot are of. */
const isMeasured = ({ pieces, sentence }: State, at: number): boolean => {
  const { to = -1, parameters } = pieces.at(-1) ?? {}
  const isPlot = parameters?.minPlot ?? parameters?.maxPlot
  return isPlot !== undefined && (sentence.tokens[at]?.from ?? 0) - to <= ' of '.length
}

/**
 * What a phrase of a type says besides: "chambre à louer" is to
 * rent, "piano terra con giardino" has a garden.
 */
function withinPhrase({ tokens, languages }: Sentence, at: number, next: number): Parameters {
  const inside = tokens.slice(0, next)
  const said: Meaning[] = []
  for (let start = at; start < next; start++) {
    const isWith = start > at && hangsOn.test(inside[start - 1]?.word ?? '')
    const kinds: MeaningKind[] = isWith ? ['feature'] : ['purpose', 'flag']
    said.push(...(phraseAt(inside, start, [languages[0]], kinds)?.meanings ?? []))
  }
  return Object.assign({}, ...said.map(parametersOf)) as Parameters
}

/** "Holiday cottage" is a cottage, and a "Ferienhaus" a house, of which only those who buy must say so. */
function kindOfStay({ tokens, languages }: Sentence, at: number, next: number): Parameters {
  for (let word = at; word < next; word++) {
    const found = phraseAt(tokens.slice(0, next), word, [languages[0]], ['type'])?.meanings
    const [type] = found ?? headOf(tokens[word]?.word ?? '', languages) ?? []
    if (type?.kind === 'type') return parametersOf(type)
    // For those who buy, a gîte is a house.
    if (/^gites?$/.test(tokens[word]?.word ?? '')) return parametersOf({ kind: 'type', value: 'house*' })
  }
  return {}
}

/** A group of types by its name, everything else by its code. */
function parametersOf({ kind, value }: Meaning): Parameters {
  if (kind === 'type')
    return {
      types: value.endsWith('*') ? typeGroups[value.slice(0, -1) as TypeGroup].join(',') : value,
      ...(value === 'room' ? { purpose: 'rent' } : {}),
    }
  if (kind === 'feature') return { features: value }
  if (kind === 'flag') return { [value]: '1' }
  if (kind === 'floor') return { types: 'groundFloorFlat' }
  // In August one takes a holiday home.
  if (kind === 'season') return { purpose: 'rentShort' }
  if (kind === 'count') {
    const [counted = '', number = ''] = value.split(':')
    return counted === 'beds' ? { minBeds: number } : counted === 'baths' ? { minBaths: number } : {}
  }
  return { [kind]: value }
}

/** "Com vinha e casa": what a home has, behind "with" at once or behind "and". */
function isHungOn({ tokens, languages, places }: Sentence, at: number): boolean {
  const isAnd = phraseAt(tokens, at - 1, [languages[0]], ['glue'])?.meanings.some(
    ({ value }) => value === 'and',
  )
  for (let before = at - 1; before >= (isAnd ? at - 4 : at - 1); before--) {
    if (tokens[before]?.value !== undefined || places.has(before)) return false
    if (hangsOn.test(tokens[before]?.word ?? '')) return true
  }
  return false
}

/** "Corps de ferme, grand terrain": land behind a home is its own, unless it is another choice. */
const isGrounds = ({ pieces, sentence }: State, at: number): boolean => {
  const home = pieces.findLast(({ parameters }) => parameters.types)
  const first = home?.parameters.types?.split(',')[0] ?? ''
  const isHome = [...typeGroups.house, ...typeGroups.flat, 'farm'].some((type) => type === first)
  const from = sentence.tokens[at]?.from ?? 0
  // A "Tiny House Grundstück" is for one.
  return isHome && home !== undefined && from - home.to > 1 && !isOrBetween(sentence, home.to, from)
}
