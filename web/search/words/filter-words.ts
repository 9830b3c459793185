/**
 * web/search: each filter of a question in a few words, for chips, buttons and for saying which to loosen.
 */
import { typeGroups, type PropertyType, type Purpose, type TypeGroup } from '#contract/vocabulary/codes.ts'
import { flagNames, flags } from '#contract/search/flags.ts'
import { partsOfWords, plainly } from '#contract/search/quoted.ts'
import type { UnderstoodPiece } from '#contract/search/plain-language.ts'
import type { RawSearch, SearchParameter } from '#contract/search/search-question.ts'
import { writeWish } from '#contract/search/travel.ts'
import type { Place } from '#contract/search/places.ts'
import type { Formats } from '#web/platform/formats/format.tsx'
import { featureWords } from '#web/platform/words/feature-words.ts'
import { areaUnitWords } from '#web/platform/formats/units.ts'
import {
  energyClassWords,
  purposeWords,
  tenureWords,
  typeGroupWords,
  typeWords,
} from '#web/platform/words/words.ts'
import { toggled } from '../question/addresses.ts'
import { placeInFull } from '../question/place-words.ts'
import { isAsked, originOf } from '../question/said.rules.ts'
import { travelParameters, wishesOf, wishWords } from './travel-words.ts'
import { availableWords, periodOf, priceWord } from './small-words.ts'

/** A filter in words, and the parameters to change to be rid of it. */
export type FilterWords = {
  key: string
  label: string
  without: Partial<Record<SearchParameter, string | undefined>>
  /** The words of the visitor's sentence that it came from. */
  origin?: string | null
}

type Words = Pick<Formats, 'short' | 'number' | 'distance' | 'plural' | 'date'>

/** `£350k to £900k`, `From 80 m²`, `Up to 5`; empty without limits. */
export function rangeWords(
  least: string | undefined,
  most: string | undefined,
  say: (value: number) => string,
): string {
  if (least && most)
    return least === most ? say(Number(least)) : `${say(Number(least))} to ${say(Number(most))}`
  if (least) return `From ${say(Number(least))}`
  return most ? `Up to ${say(Number(most))}` : ''
}

export function priceWords(raw: RawSearch, words: Words): string {
  const range = rangeWords(raw.minPrice, raw.maxPrice, priceWord(raw, words))
  return range && raw.purpose && raw.purpose !== 'sale' ? perPeriod[periodOf(raw)](range) : range
}

/** Whole sentences: nobody has "Up to £1.2k" and "a month" apart in their catalogue. */
const perPeriod: Record<ReturnType<typeof periodOf>, (range: string) => string> = {
  week: (range) => `${range} a week`,
  month: (range) => `${range} a month`,
  year: (range) => `${range} a year`,
}

/** An area in the unit of the question. */
export const areaSay =
  (raw: RawSearch, { number }: Pick<Words, 'number'>) =>
  (value: number) => {
    const unit =
      raw.areaUnit === 'sqft' || raw.areaUnit === 'ac' || raw.areaUnit === 'ha' ? raw.areaUnit : 'm2'
    return `${number(value)} ${areaUnitWords[unit]}`
  }

/** `Price for 1 m²: Up to £4k`. */
function perAreaWords(raw: RawSearch, words: Words): string {
  const range = rangeWords(raw.minPerArea, raw.maxPerArea, priceWord(raw, words))
  return range && `Price for ${areaSay(raw, words)(1)}: ${range}`
}

/** `Up to £1.2k a month with charges, £60k of your own`. */
function monthlyWords(raw: RawSearch, words: Words): string {
  if (!raw.maxMonthly) return ''
  const say = priceWord(raw, words)
  const most = say(Number(raw.maxMonthly))
  return raw.deposit
    ? `Up to ${most} a month with charges, ${say(Number(raw.deposit))} of your own`
    : `Up to ${most} a month with charges`
}

export function bedsWords({ minBeds, maxBeds }: RawSearch, { plural }: Words): string {
  if (minBeds === '0' && maxBeds === '0') return 'Studio'
  if (minBeds && minBeds === maxBeds) return plural(Number(minBeds), 'bedroom')
  if (minBeds && maxBeds) return `${minBeds} to ${maxBeds} bedrooms`
  if (minBeds) return `${minBeds}+ bedrooms`
  return maxBeds ? `Up to ${plural(Number(maxBeds), 'bedroom')}` : ''
}

/** Chosen types by group where a group is chosen whole. */
export function typeChoices(types: string | undefined): { label: string; codes: string[] }[] {
  const chosen = new Set((types ?? '').split(',').filter(Boolean))
  const choices: { label: string; codes: string[] }[] = []
  for (const [group, members] of Object.entries(typeGroups) as [TypeGroup, readonly PropertyType[]][]) {
    const taken = members.filter((type) => chosen.has(type))
    if (taken.length === members.length && members.length > 1)
      choices.push({ label: typeGroupWords[group], codes: [...taken] })
    else for (const type of taken) choices.push({ label: typeWords[type].many, codes: [type] })
  }
  return choices
}

/** What the button for types says. */
export function typesWords(types: string | undefined): string {
  const choices = typeChoices(types)
  return choices.length > 1 ? `${choices.length} types` : (choices[0]?.label ?? '')
}

export const sinceWords = (days: number): string =>
  days === 1 ? 'Listed today' : `Listed within ${days} days`

const one = (label: string, ...names: SearchParameter[]): FilterWords[] =>
  label
    ? [{ key: names.join(' '), label, without: Object.fromEntries(names.map((name) => [name, undefined])) }]
    : []

/** Every filter that is set, in the order people read them. */
export function activeFilters(raw: RawSearch, place: Place | null, words: Words): FilterWords[] {
  return [
    ...whereFilters(raw, place, words),
    ...wordFilters(raw, 'q', (word) => `“${word}” in the text`),
    ...wordFilters(raw, 'not', (word) => `Without “${word}”`),
    ...one(priceWords(raw, words), 'minPrice', 'maxPrice'),
    ...one(bedsWords(raw, words), 'minBeds', 'maxBeds'),
    ...one(raw.minBaths ? `${raw.minBaths}+ bathrooms` : '', 'minBaths'),
    ...typeChoices(raw.types).map(({ label, codes }) => listFilter(raw, 'types', codes, label)),
    ...one(rangeWords(raw.minArea, raw.maxArea, areaSay(raw, words)), 'minArea', 'maxArea'),
    ...one(plotWords(rangeWords(raw.minPlot, raw.maxPlot, areaSay(raw, words))), 'minPlot', 'maxPlot'),
    ...one(perAreaWords(raw, words), 'minPerArea', 'maxPerArea'),
    ...one(monthlyWords(raw, words), 'maxMonthly', 'deposit', 'interest', 'years'),
    ...one(raw.sea ? `Within ${words.distance(Number(raw.sea))} of the sea` : '', 'sea'),
    ...one(raw.available ? availableWords(raw.available, words) : '', 'available'),
    ...codesOf(raw.features).map((code) => listFilter(raw, 'features', [code], wordOf(featureWords, code))),
    ...codesOf(raw.tenure).map((code) => listFilter(raw, 'tenure', [code], wordOf(tenureWords, code))),
    ...codesOf(raw.energy).map((code) => listFilter(raw, 'energy', [code], wordOf(energyClassWords, code))),
    ...flagNames.flatMap((flag) => one(raw[flag] ? flags[flag].label : '', flag)),
    ...one(raw.since ? sinceWords(Number(raw.since)) : '', 'since'),
    ...one(raw.agency ? 'One agency' : '', 'agency'),
  ]
}

/** Each word goes by itself. */
function wordFilters(raw: RawSearch, name: 'q' | 'not', say: (word: string) => string): FilterWords[] {
  const all = partsOfWords(raw[name] ?? '')
  return all.map((word, at) => ({
    key: `${name} ${at}`,
    label: say(plainly(word)),
    without: { [name]: all.toSpliced(at, 1).join(' ') || undefined },
  }))
}

const sortLabels: Partial<Record<string, string>> = {
  price: 'Lowest price first',
  '-price': 'Highest price first',
  '-area': 'Largest first',
  newest: 'Newest first',
  pricePerArea: 'Best price per m² first',
}

/**
 * The filters with the words they came from; what a sentence asked for and no filter shows stands among them.
 */
export function filtersFrom(
  raw: RawSearch,
  { place, words, pieces }: { place: Place | null; words: Words; pieces: readonly UnderstoodPiece[] },
): FilterWords[] {
  const asked = new Set(
    pieces.filter((piece) => isAsked(piece, raw)).flatMap((piece) => Object.keys(piece.parameters)),
  )
  const more = [
    ...one(asked.has('purpose') && raw.purpose ? purposeWords[raw.purpose as Purpose] : '', 'purpose'),
    ...one((asked.has('sort') && sortLabels[raw.sort ?? '']) || '', 'sort'),
  ]
  return [...more, ...activeFilters(raw, place, words)].map((filter) => ({
    ...filter,
    origin: originOf(filter, raw, pieces),
  }))
}

function whereFilters(raw: RawSearch, place: Place | null, { distance }: Words): FilterWords[] {
  return [
    ...one(raw.place ? (place ? placeInFull(place) : 'A place') : '', 'place'),
    ...one(nearWords(raw, distance), 'near', 'radius', 'called'),
    ...one(raw.box ? 'This part of the map' : '', 'box'),
    ...one(areaWords(raw), 'area', 'called'),
    ...travelFilters(raw),
  ]
}

/** One chip for each; where any of them is enough, that is said. */
function travelFilters(raw: RawSearch): FilterWords[] {
  const wishes = wishesOf(raw)
  const isAny = wishes.length > 1 && raw.travelMatch === 'any'
  return [
    ...wishes.map((wish, at) => ({
      key: `travel ${writeWish(wish)}`,
      label: wishWords(wish),
      without: travelParameters(wishes.toSpliced(at, 1), raw.travelMatch),
    })),
    ...one(isAny ? 'Any of the travel times is enough' : '', 'travelMatch'),
  ]
}

function nearWords({ near, radius, called }: RawSearch, distance: Words['distance']): string {
  if (!near) return ''
  const reach = distance(Number(radius ?? 10_000))
  return called ? `Within ${reach} of ${called}` : `Within ${reach}`
}

const areaWords = ({ area, called }: RawSearch): string =>
  area ? (called ? `Inside ${called}` : 'Inside the drawn area') : ''

function listFilter(
  raw: RawSearch,
  name: 'types' | 'features' | 'tenure' | 'energy',
  codes: string[],
  label: string,
): FilterWords {
  const left = codes.reduce<string | undefined>((list, code) => toggled(list, code), raw[name])
  return { key: `${name} ${codes.join()}`, label, without: { [name]: left } }
}

const codesOf = (list: string | undefined) => (list ? list.split(',') : [])
const wordOf = (words: Record<string, string>, code: string) => words[code] ?? code
const plotWords = (range: string) => (range ? `Plot: ${range}` : '')

export type BarWords = Record<'price' | 'beds' | 'types' | 'area' | 'baths' | 'since', string>

/** What the buttons of the filter bar say; empty where nothing is chosen. */
export const barWords = (raw: RawSearch, words: Words): BarWords => ({
  price: priceWords(raw, words),
  beds: bedsWords(raw, words),
  types: typesWords(raw.types),
  area: rangeWords(raw.minArea, raw.maxArea, areaSay(raw, words)),
  baths: raw.minBaths ? `${raw.minBaths}+ bathrooms` : '',
  since: raw.since ? sinceWords(Number(raw.since)) : '',
})
