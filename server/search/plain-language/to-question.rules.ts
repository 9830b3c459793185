/** search: from what was read to one question: bedrooms by the country's way of counting, one unit, one purpose, no contradictions. */
import { typeGroups } from '#contract/codes.ts'
import type { SearchParameter } from '#contract/search-question.ts'
import type { Reading } from './read-sentence.rules.ts'
import type { Parameters, Piece } from './sentence.rules.ts'
import { squareMetresPer } from '#contract/area-units.ts'

const lists: readonly SearchParameter[] = ['types', 'features', 'tenure', 'energy']
const words: readonly SearchParameter[] = ['q', 'not']

export type Settled = { question: Parameters; pieces: Piece[] }

/** `currency` is what amounts without one are in. */
export function toQuestion(reading: Reading, { currency }: { currency: string }): Settled {
  const settled = [...reading.pieces, ...reading.words]
    .toSorted((a, b) => a.from - b.from)
    .map((piece) => withBedrooms(piece, reading))
  const money = inOneCurrency(settled, currency, reading)
  const pieces = inOneUnit(money).filter((piece) => Object.keys(piece.parameters).length > 0)
  return { question: together(pieces), pieces: withPurpose(pieces) }
}

/** How many of the rooms are no bedrooms: Germans and the French count the living room, the Portuguese do not. */
function withBedrooms(piece: Piece, { language, place }: Reading): Piece {
  if (!piece.rooms) return piece
  const { value, bound, of } = piece.rooms
  const country = place?.country ?? { de: 'DE', fr: 'FR', pt: 'PT', es: 'ES', en: 'GB' }[language]
  const isWithLiving =
    of === 'typology'
      ? country === 'FR'
      : ['FR', 'DE', 'AT', 'CH', 'BE', 'LU'].includes(country) || language === 'de' || language === 'fr'
  const beds = String(Math.max(0, isWithLiving ? value - 1 : value))
  const { rooms: _rooms, ...rest } = piece
  return {
    ...rest,
    parameters: {
      ...(bound === 'most' ? {} : { minBeds: beds }),
      ...(bound === 'least' ? {} : { maxBeds: beds }),
    },
  }
}

/** What "$" and "dollars" are where the place is. */
const dollars: Record<string, string> = { AU: 'AUD', CA: 'CAD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' }
function inOneCurrency(pieces: Piece[], fallback: string, { place }: Reading): Piece[] {
  const said = pieces.find(({ parameters }) => parameters.currency)?.parameters.currency
  const local = said === 'USD' && place ? dollars[place.country] : undefined
  const currency = local ?? said ?? fallback
  return pieces.map((piece) => {
    const { currency: _currency, ...parameters } = piece.parameters
    const isMoney = parameters.minPrice ?? parameters.maxPrice
    return { ...piece, parameters: isMoney && currency !== 'EUR' ? { ...parameters, currency } : parameters }
  })
}

/** A question knows one unit of area: that of the house, else that of the plot. */
function inOneUnit(pieces: Piece[]): Piece[] {
  const isSqft = pieces.some(({ parameters }) => parameters.areaUnit === 'sqft')
  if (!isSqft) return pieces
  return pieces.map((piece) => {
    const areas = (['minArea', 'maxArea', 'minPlot', 'maxPlot'] as const).filter((name) => piece.parameters[name])
    if (areas.length === 0 || piece.parameters.areaUnit) return piece
    const converted = areas.map((name) => [
      name,
      String(Math.round(Number(piece.parameters[name]) / squareMetresPer.sqft)),
    ])
    return { ...piece, parameters: { ...piece.parameters, ...Object.fromEntries(converted), areaUnit: 'sqft' } }
  })
}

function together(pieces: readonly Piece[]): Parameters {
  const question: Parameters = {}
  for (const { parameters } of withPurpose(pieces)) {
    for (const [name, value] of Object.entries(parameters) as [SearchParameter, string][]) {
      const known = question[name]
      if (known === undefined) question[name] = value
      else if (lists.includes(name)) question[name] = [...new Set([...known.split(','), ...value.split(',')])].join(',')
      else if (words.includes(name)) question[name] = known.split(' ').includes(value) ? known : `${known} ${value}`
      else question[name] = value
    }
  }
  return upright(question)
}

/** One purpose for all: a holiday let stays one although a week's rent is named, and renting business premises is a lease. */
function withPurpose(pieces: readonly Piece[]): Piece[] {
  const said = pieces.flatMap(({ parameters }) => parameters.purpose ?? [])
  const types = pieces.flatMap(({ parameters }) => parameters.types?.split(',') ?? [])
  const isCommercial =
    types.length > 0 && types.every((type) => (typeGroups.commercial as readonly string[]).includes(type))
  const first = said.includes('rentShort') ? 'rentShort' : said[0]
  const purpose = first === 'rent' && isCommercial ? 'lease' : first
  return pieces.map((piece) => {
    const { purpose: own, period, ...rest } = piece.parameters
    const keepsPeriod = purpose !== undefined && purpose !== 'sale' && period
    // For sale is what every search is about unless it says otherwise.
    const parameters = {
      ...rest,
      ...(own && purpose && purpose !== 'sale' ? { purpose } : {}),
      ...(keepsPeriod ? { period } : {}),
    }
    return {
      ...piece,
      parameters: own === 'sale' && Object.keys(parameters).length === 0 ? { purpose: 'sale' } : parameters,
    }
  })
}

const ends = [
  ['minPrice', 'maxPrice'],
  ['minBeds', 'maxBeds'],
  ['minArea', 'maxArea'],
  ['minPlot', 'maxPlot'],
] as const

function upright(question: Parameters): Parameters {
  const turned = { ...question }
  for (const [least, most] of ends) {
    const [low, high] = [turned[least], turned[most]]
    if (low && high && Number(low) > Number(high)) {
      turned[least] = high
      turned[most] = low
    }
  }
  if (turned.purpose === 'sale') delete turned.purpose
  return turned
}
