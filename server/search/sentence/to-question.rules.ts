/** search: from what was read to one question: bedrooms by the country's way of counting, one unit, one purpose, no contradictions. */
import { travelLimits } from '#contract/search/travel.ts'
import { moneyNames } from '#contract/search/money-names.ts'
import { partsOfWords } from '#contract/search/quoted.ts'
import { typeGroups } from '#contract/vocabulary/codes.ts'
import type { SearchParameter } from '#contract/search/search-question.ts'
import type { Reading } from './reading.rules.ts'
import { areAllOf, inThousands, rentedFor, typesOf, withPurpose } from './purposes.rules.ts'
import type { Parameters, Piece, Sentence } from './sentence.rules.ts'
import { phraseAt } from './dictionary.rules.ts'
import { squareMetresPer } from '#contract/vocabulary/area-units.ts'

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
  const settled = atPostcode(narrowed(withoutVague(onFloor(loaned(said))), reading), reading, postcodes).map(
    (piece) => withBedrooms(piece, reading),
  )
  const money = inOneCurrency(
    rentedFor(inThousands(settled), localMoney(settled, currency, reading)),
    currency,
    reading,
  )
  const pieces = inOneUnit(money).filter((piece) => Object.keys(piece.parameters).length > 0)
  return { question: together(pieces), pieces: withPurpose(pieces) }
}

/** Where the homes are, which decides how rooms and money are counted there. */
const countryOf = ({ place, landscape }: Reading): string | undefined =>
  place?.country ?? landscape?.countries[0]

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

/** A postcode says where more closely than the town beside it. */
function atPostcode(pieces: Piece[], reading: Reading, known: KnownPostcodes): Piece[] {
  const found = pieces.flatMap(({ postcode }) => {
    const all = (postcode && known.get(postcode.code)) ?? []
    const country = postcode?.country ?? countryOf(reading)
    const here = all.find((one) => one.country === country) ?? (country ? undefined : all[0])
    return here ? [{ postcode, here }] : []
  })[0]
  if (!found) return pieces
  const { lat, lon, radiusM } = found.here
  const parameters: Parameters = { near: `${lat.toFixed(5)},${lon.toFixed(5)}`, radius: String(radiusM) }
  return pieces.flatMap((piece) => {
    if (piece.postcode === found.postcode) return [{ ...piece, parameters }]
    return piece.parameters.place || piece.parameters.near ? [{ ...piece, parameters }] : [piece]
  })
}

/** Characters between two words that stand side by side. */
const besideM = 2

const manners: ReadonlySet<string> = new Set(['detached', 'semiDetached', 'terraced', 'endTerrace'])

/** "detached bungalow": how a house stands, before what it is. */
const isManner = (piece: Piece, other: Piece): boolean =>
  manners.has(piece.parameters.types ?? '') &&
  other.from - piece.to === 1 &&
  typesOf(other).length === 1 &&
  (typeGroups.house as readonly string[]).includes(other.parameters.types ?? '')

/** "commercial warehouse", "houses 3 bed semi detached": of two types the narrower is meant, unless they are a choice. */
function narrowed(pieces: Piece[], { sentence }: Reading): Piece[] {
  return pieces.map((piece) => {
    const types = piece.parameters.types?.split(',') ?? []
    const narrower = pieces.find((other) => {
      const own = other.parameters.types?.split(',') ?? []
      const isBeside = Math.max(other.from - piece.to, piece.from - other.to) <= besideM
      const isApart = piece.to < other.from && !isChoice(sentence, other.from)
      return (
        other !== piece &&
        (isBeside || isApart) &&
        own.length > 0 &&
        own.length < types.length &&
        own.every((type) => types.includes(type))
      )
    })
    const behind = piece.parameters.types && pieces.find((other) => isManner(piece, other))
    if (behind)
      return { ...piece, parameters: { ...piece.parameters, types: behind.parameters.types } as Parameters }
    return narrower
      ? { ...piece, parameters: { ...piece.parameters, types: narrower.parameters.types } as Parameters }
      : piece
  })
}

/** Whether a word that joins, or a comma, stands right before. */
function isChoice({ tokens, languages }: Sentence, from: number): boolean {
  const before = tokens.findIndex((token) => token.from === from) - 1
  const join = phraseAt(tokens, before, languages, ['glue'])
  return (
    /^[,/+]$/.test(tokens[before]?.word ?? '') ||
    (join?.meanings.some(({ value }) => /^(and|or|to)$/.test(value)) ?? false)
  )
}

/** Where the figure of F4 and T4 counts the living room. */
const french: ReadonlySet<string> = new Set(['FR', 'RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF', 'MC', 'DZ'])

/** "4 room HDB": flats of Singapore's housing board are called by their rooms with the living room. */
const isOfHousingBoard = (reading: Reading): boolean =>
  countryOf(reading) === 'SG' || reading.sentence.tokens.some(({ word }) => word === 'hdb')
/** What its fifth room is, is a larger living room or a study. */
const bedsOfHousingBoard = (rooms: number): number => Math.min(3, Math.max(1, rooms - 1))

/** How many of the rooms are no bedrooms: Germans and the French count the living room, the Portuguese do not. */
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
      ...(bound === 'most' || bound === 'exact' ? { maxBeds: beds } : {}),
    },
  }
}

/** What "$", "kr", "pesos" and other names of several currencies are where the place is. */
const locally: Record<string, Record<string, string>> = {
  USD: { AU: 'AUD', CA: 'CAD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' },
  SEK: { NO: 'NOK', DK: 'DKK', IS: 'ISK' },
  MXN: { AR: 'ARS', CL: 'CLP', CO: 'COP', PH: 'PHP', UY: 'UYU', DO: 'DOP' },
  JPY: { CN: 'CNY' },
  GBP: { EG: 'EGP' },
  EGP: { SD: 'SDG' },
  AED: { MA: 'MAD' },
  SAR: { QA: 'QAR', OM: 'OMR', YE: 'YER' },
  JOD: { KW: 'KWD', BH: 'BHD', TN: 'TND', DZ: 'DZD', IQ: 'IQD', LY: 'LYD' },
  TRY: { LB: 'LBP', SY: 'SYP' },
  INR: { PK: 'PKR', LK: 'LKR', NP: 'NPR' },
}

/** The money of a sentence, by its word and by where the homes are. */
function localMoney(pieces: Piece[], fallback: string, reading: Reading): string {
  const country = countryOf(reading)
  const said = pieces.find(({ parameters }) => parameters.currency)?.parameters.currency
  return (said && country && locally[said]?.[country]) || said || fallback
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

/** Several travel times are kept all; one that is said twice is said once, and of too many the first count. */
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
