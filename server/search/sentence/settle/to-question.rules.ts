/**
 * search: from what was read to one question: bedrooms by the country's way of
 * counting, one unit, one purpose, no contradictions.
 */
import { travelLimits } from '#contract/search/travel.ts'
import { moneyNames } from '#contract/search/money-names.ts'
import { partsOfWords } from '#contract/search/quoted.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Reading } from '../reading.rules.ts'
import { areAllOf, inThousands, rentedFor, typesOf, withPurpose } from './purposes.rules.ts'
import type { Circle, Parameters, Piece, Postcode } from '../sentence.rules.ts'
import { withinAny } from '../whereabouts/either-place.rules.ts'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'
import { countryOf, localMoney } from './local-money.rules.ts'
import { habitable, narrowed } from './narrowed-types.rules.ts'

const lists: readonly SearchParameter[] = ['types', 'features', 'tenure', 'energy']
const words: readonly SearchParameter[] = ['q', 'not']

export type Settled = { question: Parameters; pieces: Piece[] }

/** Where the homes of a postcode are. */
export type KnownPostcode = { country: string; lat: number; lon: number; radiusM: number }
export type KnownPostcodes = ReadonlyMap<string, readonly KnownPostcode[]>

/** `currency` is what amounts without one are in. */
export function toQuestion(
  reading: Reading,
  { currency, postcodes }: { currency: string; postcodes: KnownPostcodes },
): Settled {
  const said = [...reading.pieces, ...reading.words].toSorted((a, b) => a.from - b.from)
  const settled = atPostcode(
    narrowed(habitable(withoutVague(onFloor(loaned(said))), reading), reading),
    reading,
    postcodes,
  ).map((piece) => withBedrooms(piece, reading))
  const money = inOneCurrency(
    rentedFor(inThousands(settled), localMoney(settled, currency, reading)),
    currency,
    reading,
  )
  const pieces = inOneUnit(money).filter((piece) => Object.keys(piece.parameters).length > 0)
  return { question: together(pieces), pieces: withPurpose(pieces) }
}

/** Own money is asked about only beside what a home may cost a month. */
const loaned = (pieces: Piece[]): Piece[] =>
  pieces.some(({ parameters }) => parameters.maxMonthly)
    ? pieces
    : pieces.filter(({ parameters }) => !parameters.deposit)

/** "Storage unit", "Halle als Einheit": what is only called a unit is whatever else is named. */
const withoutVague = (pieces: Piece[]): Piece[] =>
  pieces.some(({ isVague, parameters }) => !isVague && parameters.types)
    ? pieces.filter(({ isVague }) => !isVague)
    : pieces

/** "Flat on the ground floor" is one kind of flat; a shop or a house there is said not to be asked for. */
function onFloor(pieces: Piece[]): Piece[] {
  const floor = pieces.find((piece) => piece.isFloor || piece.parameters.types === 'groundFloorFlat')
  const typed = pieces.filter((piece) => piece !== floor && piece.parameters.types)
  if (!floor || typed.length === 0) return pieces
  if (!typed.some((piece) => areAllOf(typesOf(piece), 'flat') && typesOf(piece).length > 1))
    return floor.isFloor ? pieces.filter((piece) => piece !== floor) : pieces
  return pieces.map((piece) =>
    typed.includes(piece)
      ? { ...piece, parameters: { ...piece.parameters, types: 'groundFloorFlat' } }
      : piece,
  )
}

const around = ({ lat, lon, radiusM }: KnownPostcode, code: string): Parameters => ({
  near: `${lat.toFixed(5)},${lon.toFixed(5)}`,
  radius: String(radiusM),
  called: code,
})

/** A postcode says where more closely than the town beside it; of several each is as good. */
function atPostcode(pieces: Piece[], reading: Reading, known: KnownPostcodes): Piece[] {
  const spots = new Map<Piece, Circle>()
  const areas = new Map<Piece, Parameters>()
  for (const piece of pieces) {
    const here = piece.postcode && knownAt(piece.postcode, reading, known)
    if (here) areas.set(piece, around(here, piece.postcode?.code ?? ''))
    else if (piece.area) areas.set(piece, piece.area)
    const circle = here ? { name: piece.postcode?.code ?? '', ...here } : piece.postcode && piece.circles?.[0]
    const isKnown = [...spots.values()].some(({ lat, lon }) => lat === circle?.lat && lon === circle.lon)
    if (circle && !isKnown) spots.set(piece, circle)
  }
  const parameters = spots.size > 1 ? withinAny([...spots.values()]) : [...areas.values()][0]
  if (!parameters) return pieces
  return pieces.map((piece) =>
    areas.has(piece) || piece.parameters.place || piece.parameters.near ? { ...piece, parameters } : piece,
  )
}

/** Where a postcode of the country that is spoken of lies, or of any where none is. */
function knownAt({ code, country }: Postcode, reading: Reading, known: KnownPostcodes) {
  const all = known.get(code) ?? []
  const asked = country ?? countryOf(reading)
  return all.find((one) => one.country === asked) ?? (asked ? undefined : all[0])
}

/** Where the figure of F4 and T4 counts the living room. */
const french: ReadonlySet<string> = new Set(
  'FR RE GP MQ GF YT NC PF MC DZ BE CH LU MA SN CI MU MG BL MF'.split(' '),
)

/** "4 room HDB": flats of Singapore's housing board are called by their rooms with the living room. */
const isOfHousingBoard = (reading: Reading): boolean =>
  countryOf(reading) === 'SG' || reading.sentence.tokens.some(({ word }) => word === 'hdb')
/** What its fifth room is, is a larger living room or a study. */
const bedsOfHousingBoard = (rooms: number): number => Math.min(3, Math.max(1, rooms - 1))

/** "T0" is a home without a bedroom, and not any home. */
const isWithoutBedroom = ({ value, of, most }: NonNullable<Piece['rooms']>): boolean =>
  of === 'typology' && value === 0 && most === undefined

/**
 * How many of the rooms are no bedrooms: Germans and the French count the living room, the Portuguese do not.
 */
function withBedrooms(piece: Piece, reading: Reading): Piece {
  if (!piece.rooms) return piece
  const { value, bound, of, most } = piece.rooms
  const { language } = reading
  const country =
    countryOf(reading) ?? { de: 'DE', fr: 'FR', pt: 'PT', es: 'ES', en: 'GB', it: 'IT', ar: 'AE' }[language]
  const isWithLiving =
    of === 'typology'
      ? french.has(country)
      : ['FR', 'DE', 'AT', 'CH', 'BE', 'LU', 'IT', 'AR', 'UY'].includes(country) ||
        ['de', 'fr', 'it', 'pt', 'es'].includes(language)
  const ofHousingBoard = of === 'rooms' && isOfHousingBoard(reading)
  const bedsOf = (rooms: number) =>
    String(ofHousingBoard ? bedsOfHousingBoard(rooms) : Math.max(0, isWithLiving ? rooms - 1 : rooms))
  const beds = bedsOf(value)
  const { rooms: _rooms, ...rest } = piece
  return {
    ...rest,
    parameters: {
      ...rest.parameters,
      ...(bound === 'most' ? {} : { minBeds: beds }),
      ...(most !== undefined ? { maxBeds: bedsOf(most) } : {}),
      ...(bound === 'most' || bound === 'exact' || isWithoutBedroom(piece.rooms) ? { maxBeds: beds } : {}),
    },
  }
}

function inOneCurrency(pieces: Piece[], fallback: string, reading: Reading): Piece[] {
  const currency = localMoney(pieces, fallback, reading)
  return pieces.map((piece) => {
    const { currency: _currency, ...parameters } = piece.parameters
    const isMoney = moneyNames.some((name) => parameters[name] !== undefined)
    return { ...piece, parameters: isMoney && currency !== 'EUR' ? { ...parameters, currency } : parameters }
  })
}

/** A question knows one unit of area: that of the house, else that of the plot. */
function inOneUnit(pieces: Piece[]): Piece[] {
  const isSqft = pieces.some(({ parameters }) => parameters.areaUnit === 'sqft')
  if (!isSqft) return pieces
  return pieces.map((piece) => {
    const areas = (['minArea', 'maxArea', 'minPlot', 'maxPlot'] as const).filter(
      (name) => piece.parameters[name],
    )
    const perAreas = (['minPerArea', 'maxPerArea'] as const).filter((name) => piece.parameters[name])
    if ((areas.length === 0 && perAreas.length === 0) || piece.parameters.areaUnit) return piece
    const inFeet = (name: keyof Parameters, factor: number) => [
      name,
      String(Math.round(Number(piece.parameters[name]) * factor)),
    ]
    const converted = [
      ...areas.map((name) => inFeet(name, 1 / squareMetresPer.sqft)),
      ...perAreas.map((name) => inFeet(name, squareMetresPer.sqft)),
    ]
    return {
      ...piece,
      parameters: { ...piece.parameters, ...Object.fromEntries(converted), areaUnit: 'sqft' },
    }
  })
}

function together(pieces: readonly Piece[]): Parameters {
  const question: Parameters = {}
  for (const { parameters } of withPurpose(pieces)) {
    for (const [name, value] of Object.entries(parameters) as [SearchParameter, string][]) {
      const known = question[name]
      // "3 quartos sendo 1 suíte": of two numbers the larger holds the other.
      if (known === undefined || (name === 'minBeds' && Number(known) < Number(value))) question[name] = value
      else if (name === 'minBeds') continue
      else if (lists.includes(name))
        question[name] = [...new Set([...known.split(','), ...value.split(',')])].join(',')
      else if (name === 'travel') question[name] = joinedTravel(known, value)
      else if (words.includes(name))
        question[name] = partsOfWords(known).includes(value) ? known : `${known} ${value}`
      else question[name] = value
    }
  }
  return upright(question)
}

/**
 * Several travel times are kept all; one that is said twice is said once, and of too many the first count.
 */
const joinedTravel = (known: string, value: string): string =>
  [...new Set([...known.split(';'), value])].slice(0, travelLimits.wishes).join(';')

const ends = [
  ['minPrice', 'maxPrice'],
  ['minBeds', 'maxBeds'],
  ['minArea', 'maxArea'],
  ['minPlot', 'maxPlot'],
  ['minPerArea', 'maxPerArea'],
] as const

function upright(question: Parameters): Parameters {
  const turned = { ...question }
  for (const [least, most] of ends) {
    const low = turned[least]
    const high = turned[most]
    if (low && high && Number(low) > Number(high)) {
      turned[least] = high
      turned[most] = low
    }
  }
  if (turned.purpose === 'sale') delete turned.purpose
  if (!turned.minPrice && !turned.maxPrice) delete turned.period
  // Nobody asks from when on a holiday home is free, and "the last week of August" is when it is wanted.
  if (turned.purpose === 'rentShort') {
    delete turned.available
    delete turned.since
  }
  return turned
}
