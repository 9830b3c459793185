/**
 * search: rules for what is counted and measured: rooms, money, areas and
 * what they are of, and how far from a place.
 */
import { leadsSomewhere } from './numbers/amounts.rules.ts'
import { phraseAt } from './dictionary.rules.ts'
import { quantityAt } from './quantities.rules.ts'
import type { Quantity } from './numbers/quantity-parameters.rules.ts'
import { keepUnused, leaveRadius, type Rule, type State } from './reading.rules.ts'
import type { Parameters, Piece } from './sentence.rules.ts'
import { nearby } from './whereabouts.rules.ts'

export const readQuantity: Rule = (state, at) => {
  const quantity = quantityAt(state.sentence, at, state.context)
  if (!quantity) return null
  if (quantity.radius) {
    leaveRadius(state)
    const next = widenPlace(state, quantity)
    if (next !== null) return next
    state.radius = { ...quantity.radius, from: quantity.piece?.from ?? 0, to: quantity.piece?.to ?? 0 }
  } else if (quantity.piece) return keepPiece(state, at, { piece: quantity.piece, next: quantity.next })
  return quantity.next
}

/**
 * "Umkreis Frankfurt 30 km", "Porto +10km", "Bath 5 mile radius": a way that no
 * other place follows is around the last one.
 */
function widenPlace({ sentence, pieces, place }: State, { radius, piece, next }: Quantity): number | null {
  const last = pieces.at(-1)
  if (!last || !place || !piece || !radius || !(last.parameters.place ?? last.parameters.near)) return null
  const { tokens, languages, text } = sentence
  if (!/^[\s,+(]*$/.test(text.slice(last.to, piece.from))) return null
  const behind = phraseAt(tokens, next, languages, ['glue', 'bound'])
  // "30km bis 600.000": what leads to an amount leads nowhere.
  const leads =
    leadsSomewhere(sentence, next) ||
    (behind !== null &&
      behind.meanings.some(({ value }) => /^(of|from|to|near|landmark)$/.test(value)) &&
      tokens[behind.next]?.value === undefined)
  const end = behind?.meanings.some(({ value }) => value === 'near') ? behind.next : next
  if ((leads && end < tokens.length) || sentence.places.has(end)) return null
  last.parameters = nearby(place, radius.metres)
  last.to = tokens[end - 1]?.to ?? piece.to
  return end
}

/** More land than anybody sells: "300,000 the feddan" is a price of each. */
const largestPlotM2 = 1_000_000_000

/**
 * Square metres of a garden from which on they are those of the
 * plot, even where nothing says what they are of.
 */
const plainlyPlotM2 = 300

function keepPiece(state: State, at: number, { piece, next }: { piece: Piece; next: number }): number {
  if (Number(piece.parameters.minPlot ?? piece.parameters.maxPlot ?? 0) > largestPlotM2)
    return keepUnused(state, at, next)
  const { pieces } = state
  const { minArea, maxArea } = piece.parameters
  const area = minArea ?? maxArea
  const of =
    area === undefined ? null : (featureBefore(state, piece) ?? featureBehind(state, next, Number(area)))
  const isKnown = pieces.some(({ parameters }) => parameters.minArea ?? parameters.maxArea)
  if (of && beside.has(of.feature) && (isKnown || Number(area) <= smallestHomeM2)) keepUnused(state, at, next)
  else if (!of || !outdoors.has(of.feature)) state.pieces.push(piece)
  else if (of.feature !== 'garden' && Number(area) <= smallestHomeM2) keepUnused(state, at, next)
  else if (of.feature !== 'garden') {
    if (!of.isSaid) state.pieces.push(piece)
    else keepUnused(state, at, next)
  } else {
    const isPlot = of.isSaid || Number(area) >= plainlyPlotM2
    state.pieces.push(isPlot ? { ...piece, parameters: asPlot(piece.parameters) } : piece)
  }
  return next
}

/** So little beside a terrace is that of the terrace. */
const smallestHomeM2 = 30
const outdoors: ReadonlySet<string> = new Set(['garden', 'terrace', 'roofTerrace', 'balcony', 'patio'])
/** What has an area of its own beside that of the home ("80 m² con terraza 40 m²"), or so small a one. */
const beside: ReadonlySet<string> = new Set([
  'terrace',
  'roofTerrace',
  'balcony',
  'patio',
  'cellar',
  'storageRoom',
  'garage',
])
const asPlot = ({ minArea, maxArea, ...rest }: Parameters): Parameters => ({
  ...rest,
  ...(minArea === undefined ? {} : { minPlot: minArea }),
  ...(maxArea === undefined ? {} : { maxPlot: maxArea }),
})

/**
 * "Giardino di 1000 mq", "terraza de unos 40 m2", "Garten 800 qm";
 * behind a comma the area is that of the home.
 */
function featureBefore({ pieces, sentence }: State, { from, to }: Piece) {
  const last = pieces.at(-1)
  const feature = last?.parameters.features
  const between = last ? sentence.text.slice(last.to, from).trim() : ','
  const isSaid =
    last !== undefined && /^\s*(of|de|di|da|du|von|à|من)(?!\p{L})/iu.test(sentence.text.slice(last.to, to))
  return feature && (isSaid || between === '') ? { feature, isSaid } : null
}

/** "40 m² de terrasse", "300 sqm of garden", "20 sqm balcony". */
function featureBehind({ sentence: { tokens, languages } }: State, next: number, area: number) {
  const of = phraseAt(tokens, next, languages, ['glue'])
  const isOf = of?.meanings.some(({ value }) => value === 'of') ?? false
  if (!isOf && area > smallestHomeM2) return null
  const feature = phraseAt(tokens, isOf && of ? of.next : next, languages, ['feature'])?.meanings[0]?.value
  return feature ? { feature, isSaid: true } : null
}
