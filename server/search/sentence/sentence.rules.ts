/**
 * search: what the grammar works with: the sentence, the languages
 * it may be in, and what was understood of it.
 */
import type { Place } from '#contract/search/places.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { UnusedReason } from '#contract/search/plain-language.ts'
import type { Landscape } from '#server/places/index.ts'
import type { Languages } from './dictionary.rules.ts'
import type { Token } from './tokens.rules.ts'
import type { SpokenLanguage } from './words/meanings.rules.ts'

export type Parameters = Partial<Record<SearchParameter, string>>

/**
 * A place of the sentence; `others` have the same name, best first; `wider`
 * are words elsewhere that say where it lies.
 */
export type ChosenPlace = { at: number; next: number; place: Place; others: Place[]; isQualifier: boolean }
/** By the number of their first token. */
export type ChosenPlaces = ReadonlyMap<number, ChosenPlace>

/** A landscape of the sentence; one that only says where a town lies asks for nothing itself. */
export type ChosenLandscape = { at: number; next: number; landscape: Landscape; isQualifier: boolean }
/** By the number of their first token. */
export type ChosenLandscapes = ReadonlyMap<number, ChosenLandscape>

/**
 * A thing of a loaded region that goes by a whole name; `houses`
 * are those of its numbers that were asked for.
 */
export type Spot = {
  name: string
  isStreet: boolean
  lat: number
  lon: number
  radiusM: number
  /** The outline of a quarter or a park, as searches ask for it. */
  area: string | null
  houses: readonly { number: string; lat: number; lon: number }[]
}
/** By the folded name. */
export type KnownSpots = ReadonlyMap<string, readonly Spot[]>
/** What a name stands for, and the token behind it. */
export type ChosenSpot = { next: number; spot: Spot; house: Spot['houses'][number] | null }

/**
 * `code` without spaces and in capitals, perhaps only its beginning;
 * `country` where shape or neighbour tell it.
 */
export type Postcode = { at: number; next: number; code: string; country: string | null }

/** A place as what is around its middle. */
export type Circle = { name: string; lat: number; lon: number; radiusM: number }

/**
 * A part of the sentence and what it asks for. `rooms` and `typology` wait for
 * the country, whose way of counting decides.
 */
export type Piece = {
  from: number
  to: number
  parameters: Parameters
  /** Rooms as counted with the living room; turned into bedrooms when the country is known. */
  rooms?: { value: number; bound: 'least' | 'most' | 'exact' | null; of: 'rooms' | 'typology'; most?: number }
  /**
   * A postcode, which waits for whoever knows where it is; `area` is
   * the town or quarter that it surely lies in.
   */
  postcode?: Postcode
  area?: Parameters
  /** What the places to choose from are around. */
  circles?: readonly Circle[]
  /** Minutes, of a distance to the sea that was said as a walk. */
  walk?: number | undefined
  /** Whether its purpose counts only where none is said. */
  isHint?: boolean
  /** Whether its word says of anything that it is one ("unit"). */
  isVague?: boolean
  /** Of a home for holidays, the types that it has where somebody wants to buy one. */
  bought?: string
  /** A floor, which is a kind of flat only where flats are spoken of. */
  isFloor?: boolean
}

/** A price of which the currency is not said; an area of which it depends on the type what it is of. */
export type Sentence = {
  text: string
  tokens: readonly Token[]
  languages: Languages
  find: FindPlace
  places: ChosenPlaces
  /** Streets and quarters of loaded regions, by the number of their first token. */
  spots: ReadonlyMap<number, ChosenSpot>
  landscapes: ChosenLandscapes
  /** Countries whose towns are meant first, by the language. */
  homes: readonly string[]
  postcodes: ReadonlyMap<number, Postcode>
}

/**
 * A place that a spelling can mean; `worth` is the decimal logarithm of
 * its people, `homes` are those on the market.
 */
export type SpelledPlace = {
  entry: number
  kind: Place['kind']
  country: string
  worth: number
  byName: boolean
  population: number
  homes: number
}

/** The gazetteer, as far as a sentence needs it. */
export type FindPlace = {
  /** Every place with exactly this name. */
  spelled: (name: string) => SpelledPlace[]
  /** What "tx", "NSW" or "UAE" stand for behind a town. */
  coded: (code: string) => SpelledPlace[]
  isWithin: (inner: number, outer: number) => boolean
  view: (entry: number) => Place
  get: (id: string) => Place | null
  /** What a language calls a place by a name of its own; null where it has none. */
  called: (entry: number, language: SpokenLanguage) => string | null
  isOfEurope: (country: string) => boolean
  /** The landscape of exactly this name, and whether a folded word begins that of any. */
  landscape: (name: string) => Landscape | null
  mayBeLandscape: (word: string) => boolean
  /** What goes by the same name in other towns, of something a town is known by. */
  twinsOf: (landscape: Landscape) => readonly Landscape[]
  /** The place whose name is a few typing errors away; at least one, where it is known to be misspelt. */
  guessed: (name: string, isMisspelt?: boolean) => Place | null
  /** The quarter of a town whose name is a few typing errors away. */
  quarterLike: (name: string, town: Place) => Place | null
  /**
   * The town or the quarter that a postcode of a country lies in, and whether one place is a part of another.
   */
  postalArea: (code: string, country: string) => Place | null
  /** About where a code lies, by those that begin alike. */
  postalNear: (code: string, country: string) => Place | null
  postalCircle: (code: string, country: string) => Circle | null
  /** Whether a code says no more than the name of its town. */
  isOnlyCode: (code: string, country: string) => boolean
  isPartOf: (inner: Place, outer: Place) => boolean
  regionAt: (point: { lat: number; lon: number }, country: string) => Place | null
}

/**
 * A part that asks for nothing: a second place, a word that is no
 * filter, a postcode or a distance nobody knows.
 */
export type Unused = { from: number; to: number; reason: UnusedReason }

/** What one rule read: a piece, or nothing worth keeping, and the token to go on with. */
export type Read = { piece: Piece | null; next: number }

/** From the first of some tokens to the end of the last. */
export const spanOf = ({ tokens }: Sentence, first: number, next: number): { from: number; to: number } => ({
  from: tokens[first]?.from ?? 0,
  to: tokens[next - 1]?.to ?? 0,
})

const building =
  /^(construcao|construccion|construir|construire|build|costruire|costruzione|edificare|edificar|bauen|bau|hausbau|بناء|لبناء)$/
const between = /^(a|an|the|de|da|do|del|di|una?|une|um|uma|eine?s?|d|of|for)$/

/** "Terreno para construir moradia": a home that is not there yet. */
export function isToBuild({ tokens }: Pick<Sentence, 'tokens'>, at: number): boolean {
  let before = at - 1
  while (before > 0 && between.test(tokens[before]?.word ?? '')) before--
  return building.test(tokens[before]?.word ?? '')
}

/** "With", before what a home has. */
export const hangsOn = /^(with|con|avec|mit|com|مع|has|inkl|w|\+)$/
