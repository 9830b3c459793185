/**
 * search: what a sentence is about where it names no type: "garage in Porto"
 * asks for one, "home with a garage" does not.
 */
import { typeGroups } from '#contract/vocabulary/codes.ts'
import type { Piece } from './sentence.rules.ts'

/** Features that are also sold and let by themselves, and the types they are then. */
const alone: Partial<Record<string, string>> = {
  garage: 'garage',
  parking: 'garage,parkingSpace',
  undergroundParking: 'parkingSpace',
}

/** What says where something is, and nothing of what it has. */
const whereabouts: ReadonlySet<string> = new Set(['oldTown', 'nearTransport'])

/** What only a dwelling has. */
const ofDwellings = ['types', 'minBeds', 'maxBeds', 'minBaths', 'furnished', 'pets', 'energy'] as const

/** Words before a feature that make it one: of a home, or of something that has it. */
const belongs = new RegExp(
  `(?<!\\p{L})(?:${[
    'with|and|plus|homes?|propert(?:y|ies)|places?|somewhere',
    'con|y|viviendas?|inmuebles?|propiedad(?:es)?',
    'avec|et|logements?|biens?',
    'mit|und|immobilien?|objekte?|zuhause',
    'e|immobil[ei]|abitazion[ei]',
    'com|im[óo]ve(?:l|is)',
    'مع|عقار(?:ات)?|منزل|منازل',
  ].join('|')})(?!\\p{L})`,
  'iu',
)

/** "Terrain de 2000 m²", "40 acres in Wyoming": a plot that nothing stands on is what is looked for. */
function onLand(pieces: Piece[], ground: Piece, sentence: string): Piece[] {
  // "Finca de 3 hectáreas": in Spanish the word is a kind of home as well.
  const types = /^fincas?\b/i.test(sentence.slice(ground.from, ground.to))
    ? 'finca'
    : typeGroups.land.join(',')
  return pieces.map((piece) =>
    piece === ground ? { ...ground, parameters: { ...ground.parameters, types } } : piece,
  )
}

/** The pieces with the feature as their subject, where nothing else of the sentence is one. */
export function withSubject(pieces: Piece[], sentence: string): Piece[] {
  const isDwelling = pieces.some(
    ({ parameters, rooms }) => rooms !== undefined || ofDwellings.some((name) => parameters[name]),
  )
  const ground = pieces.find(({ parameters }) => parameters.minPlot ?? parameters.maxPlot)
  if (ground && !isDwelling && !belongs.test(sentence.slice(0, ground.from)))
    return onLand(pieces, ground, sentence)
  const house = pieces.find(({ from, to }) => /^terraces?$/i.test(sentence.slice(from, to)))
  if (
    house &&
    !pieces.some(({ parameters }) => parameters.types) &&
    !belongs.test(sentence.slice(0, house.from))
  )
    return pieces.map((piece) => (piece === house ? { ...house, parameters: { types: 'terraced' } } : piece))
  const featured = pieces.filter(
    ({ parameters }) => parameters.features && !whereabouts.has(parameters.features),
  )
  const [first] = featured
  const areAlone = featured.every(({ parameters }) => alone[parameters.features ?? ''])
  if (isDwelling || !first || !areAlone || belongs.test(sentence.slice(0, first.from))) return pieces
  return pieces.map((piece) => {
    const { features, ...rest } = piece.parameters
    const types = alone[features ?? '']
    return types ? { ...piece, parameters: { ...rest, types } } : piece
  })
}
