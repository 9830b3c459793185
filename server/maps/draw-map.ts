/** maps: a sheet of the atlas as SVG, drawn on the server: what there is to see without script or WebGL. */
import type { reviewedLanguages } from '#contract/content/translation-codes.ts'
import type { Atlas } from './atlas.ts'
import { isInside, pathOf } from './clip.rules.ts'
import { type Cut, gather, type Gathered, thinned } from './gather.ts'
import { graticuleOf } from './graticule.rules.ts'
import type { MapLabel, Sheet } from './labels.rules.ts'
import { lettersFor } from './letters.ts'
import { type IsLand, lettering, type Subject } from './lettering.ts'
import { type Frame, frameOf, latOfY, lonOfX, pixelsOf, type View } from './projection.rules.ts'
import { font, halo, lettered, tenth } from './svg.ts'
import { drawStreets, streetNames } from './streets/draw-streets.ts'
import { gatherStreets, type StreetShapes, type StreetTiles } from './streets/gather-streets.ts'
import { type Theme, themes } from './theme.ts'

/** Degrees; west > east where the box crosses 180°. */
export type LabelBox = { west: number; south: number; east: number; north: number }
/** A language that the pages are written in, beside English. */
type MapLanguage = (typeof reviewedLanguages)[number]
/**
 * The places of a box that most people live in, most populous first, as they
 * are called in a language; null for English.
 */
export type LabelSource = (
  box: LabelBox,
  asked: { atLeast: number; limit: number; language: MapLanguage | null },
) => Promise<MapLabel[]>

/** `radius` in metres draws the circle somewhere in which the home is; `marker` draws a pin in the middle. */
export type MapQuestion = View & {
  theme: 'light' | 'dark'
  language: MapLanguage | null
  radius: number
  marker: boolean
  /** Drawn as dots. */
  homes: readonly Point[]
}
type Point = { lat: number; lon: number }

/** What the drawing thread is asked. */
export type MapAsk = { question: MapQuestion; named: MapLabel[]; streets: StreetTiles | null }

/** The ground is drawn coarser until its SVG is no longer than this. */
const longest = 48_000
const bytesPerNumber = 3.6
const tolerances = [0.5, 0.8, 1.2, 1.8, 2.7, 4, 6, 9]
/**
 * From these zooms on the overview's built-up ground, roads and railways, borders and rivers would be wrong.
 */
const until = { urban: 9.5, roads: 10, borders: 10, rivers: 11 }
/** From this zoom on every place may be named. */
const everyPlace = 9

/** The places that may be named on a sheet. */
export const namesFor = async (question: MapQuestion, labels: LabelSource): Promise<MapLabel[]> =>
  question.zoom < 2.5
    ? []
    : labels(boxOf(frameOf(question)), {
        atLeast: smallest(question.zoom),
        limit: 120,
        language: question.language,
      })

/** The sheet as SVG; `named` are the places of `namesFor`. */
export async function drawMap({ question, named, streets }: MapAsk, atlas: Atlas): Promise<string> {
  const frame = frameOf(question)
  const { zoom } = question
  const shapes = await gather(atlas, frame, zoom, {
    land: true,
    glaciers: true,
    urban: zoom >= 4 && zoom < until.urban,
    lakes: true,
    rivers: zoom >= 3.5 && zoom < until.rivers,
    railways: zoom < until.roads,
    roads: zoom < until.roads,
    admin0: zoom >= 1.5 && zoom < until.borders,
    admin1: zoom >= 5 && zoom < until.borders,
    countries: zoom < 6.5,
  })
  const mapped = streets && gatherStreets(streets, frame, question.language ?? 'en')
  return compose({ question, frame, shapes, named, mapped })
}

/** How many people a place must have to be named at a zoom. */
const smallest = (zoom: number): number => (zoom >= everyPlace ? 0 : Math.round(3e6 / 3.2 ** (zoom - 3)))

const wrap = (lon: number): number => ((((lon + 180) % 360) + 360) % 360) - 180

function boxOf({ left, right, top, bottom }: Frame): LabelBox {
  const whole = right - left >= 1
  return {
    west: whole ? -180 : wrap(lonOfX(left)),
    east: whole ? 180 : wrap(lonOfX(right)),
    north: latOfY(Math.max(0, top)),
    south: latOfY(Math.min(1, bottom)),
  }
}

type Composed = {
  question: MapQuestion
  frame: Frame
  shapes: Gathered
  named: MapLabel[]
  mapped: StreetShapes | null
}

function compose({ question, frame, shapes, named, mapped }: Composed): string {
  const { width, height } = question
  const theme = themes[question.theme]
  const isLand = landOf(shapes)
  const subject = subjectOf(question, frame)
  const sheet: Sheet = {
    width,
    height,
    taken: [...(subject ? [subject] : []), ...dotsTaken(question, frame)],
  }
  const drawn = [
    `<rect width="${width}" height="${height}" fill="${theme.water}"/>`,
    `<g transform="scale(.1)" fill="none" stroke-linejoin="round">${ground(shapes, theme, question.zoom)}${mapped ? drawStreets(mapped, question.zoom, theme) : ''}</g>`,
    graticule(frame, question, theme, isLand, sheet),
    mapped ? streetNames(mapped, question.zoom, theme, sheet) : '',
    subject ? drawSubject(question, frame, theme) : '',
    lettering({
      frame,
      zoom: question.zoom,
      theme,
      isLand,
      countries: shapes.countries,
      language: question.language,
      named,
      sheet,
      subject,
    }),
    dots(question.homes, frame, theme),
  ].join('')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    '<title>Overview map</title><desc>© OpenStreetMap contributors · GSHHG · Natural Earth · © GeoNames, CC BY 4.0</desc>',
    lettersFor(drawn),
    drawn,
    '</svg>',
  ].join('')
}

/** Whether there is land at a point of the sheet: by the true coast where there is one. */
function landOf(shapes: Gathered): IsLand {
  const rings = (cuts: Cut[]) => cuts.map(({ points }) => points)
  const ground = rings(shapes.ground)
  const land = rings(shapes.land)
  const sea = rings(shapes.sea)
  const islets = rings(shapes.islets)
  return (x, y) =>
    isInside(ground, x, y) ? !isInside(sea, x, y) || isInside(islets, x, y) : isInside(land, x, y)
}

type Layers = Record<Exclude<keyof Gathered, 'countries'>, number[][]>

/** All layers, as finely as the length allows. */
function ground(shapes: Gathered, theme: Theme, zoom: number): string {
  const { countries: _, ...cuts } = shapes
  for (const tolerance of tolerances) {
    const lines = Object.fromEntries(
      Object.entries(cuts).map(([name, layer]) => [name, thinned(layer, tolerance)]),
    ) as Layers
    const numbers = Object.values(lines).reduce(
      (sum, layer) => layer.reduce((n, line) => n + line.length, sum),
      0,
    )
    if (numbers * bytesPerNumber <= longest || tolerance === tolerances.at(-1))
      return layers(lines, theme, zoom)
  }
  return ''
}

const area = (fill: string, rings: number[][]): string =>
  rings.length ? `<path fill="${fill}" d="${pathOf(rings, true)}"/>` : ''
/** `width` in pixels. */
const stroke = (colour: string, width: number, lines: number[][], more = ''): string =>
  lines.length
    ? `<path stroke="${colour}" stroke-width="${Math.round(width * 10)}"${more} d="${pathOf(lines, false)}"/>`
    : ''

function layers(lines: Layers, theme: Theme, zoom: number): string {
  return [
    area(theme.land, lines.land),
    stroke(theme.coast, 1, lines.coast),
    area(theme.water, lines.lakes),
    stroke(theme.coast, 0.8, lines.shore),
    area(theme.land, lines.ground),
    area(theme.glacier, lines.glaciers),
    area(theme.urban, lines.urban),
    stroke(theme.rail, 0.6, lines.railways),
    stroke(theme.streetEdge, 1.8, lines.roads),
    stroke(theme.mainStreet, 1, lines.roads),
    area(theme.water, lines.sea),
    area(theme.land, lines.islets),
    stroke(theme.river, zoom < 6 ? 0.8 : 1.4, lines.rivers),
    stroke(theme.coast, 1, lines.trueCoast),
    stroke(theme.region, 0.8, lines.admin1, ' stroke-dasharray="40 30"'),
    stroke(theme.border, 1, lines.admin0),
  ].join('')
}

/** The net of degrees, with their figures along the upper and the left edge. */
function graticule(
  frame: Frame,
  { width, height }: View,
  theme: Theme,
  isLand: IsLand,
  sheet: Sheet,
): string {
  const { meridians, parallels } = graticuleOf(frame)
  const d = [
    ...meridians.map(({ at }) => `M${tenth(at)} 0v${height}`),
    ...parallels.map(({ at }) => `M0 ${tenth(at)}h${width}`),
  ].join('')
  const figures = [
    ...meridians
      .filter(({ at }) => at > 4 && at < width - 64)
      .map(({ at, label }) => ({ x: at + 6, y: 24, label })),
    ...parallels
      .filter(({ at }) => at > 44 && at < height - 4)
      .map(({ at, label }) => ({ x: 8, y: at - 6, label })),
  ]
  for (const { x, y } of figures) sheet.taken.push({ left: x - 4, top: y - 14, right: x + 60, bottom: y + 6 })
  return (
    `<path d="${d}" stroke="${theme.graticule}" stroke-opacity=".28" stroke-width=".8"/>` +
    `<g ${font} font-size="12" font-weight="500" fill="${theme.soft}">${figures.map(({ x, y, label }) => lettered(x, y, label, halo(theme, isLand(x + 20, y - 4)))).join('')}</g>`
  )
}

/** What the map is about: a circle as large as the home's whereabouts are unknown, or a pin. */
function subjectOf(question: MapQuestion, frame: Frame): Subject | null {
  if (!question.marker && question.radius === 0) return null
  const x = frame.x(question.lon)
  const y = frame.y(question.lat)
  const circle = question.radius > 0
  const reach = circle ? radiusOf(question) + 4 : 14
  return { left: x - reach, top: y - (circle ? reach : 36), right: x + reach, bottom: y + reach, circle }
}

/** As the live map draws homes without room for their price. */
const dots = (homes: readonly Point[], frame: Frame, { dot, pin }: Theme): string =>
  homes.length === 0
    ? ''
    : `<g fill="${dot}" stroke="${pin}" stroke-width="1.5">${homes.map(({ lat, lon }) => `<circle cx="${tenth(frame.x(lon))}" cy="${tenth(frame.y(lat))}" r="5"/>`).join('')}</g>`

/** No name is written below a dot. */
const dotsTaken = ({ homes }: MapQuestion, frame: Frame): Sheet['taken'] =>
  homes.map(({ lat, lon }) => {
    const x = frame.x(lon)
    const y = frame.y(lat)
    return { left: x - 6, top: y - 6, right: x + 6, bottom: y + 6 }
  })

const radiusOf = (question: MapQuestion): number => Math.max(5, pixelsOf(question.radius, question))

function drawSubject(question: MapQuestion, frame: Frame, { clay, pin }: Theme): string {
  const x = tenth(frame.x(question.lon))
  const y = tenth(frame.y(question.lat))
  if (question.radius > 0)
    return `<circle cx="${x}" cy="${y}" r="${tenth(radiusOf(question))}" fill="${clay}" fill-opacity=".14" stroke="${clay}" stroke-width="1.6"/>`
  const drop = `<path d="M0 0C-2-8-12-13-12-22A12 12 0 0 1 12-22C12-13 2-8 0 0Z" fill="${clay}" stroke="${pin}" stroke-width="1.5"/>`
  return `<g transform="translate(${x} ${y})">${drop}<circle cy="-22" r="4.5" fill="${pin}"/></g>`
}
