/**
 * Catalogue, illustrations: joins a building with its sky,
 * backdrop, ground and planting, and frames the whole.
 */
import { streetLamp } from './details.ts'
import { LANDSCAPES } from './backdrops.ts'
import { FLORAS } from './floras.ts'
import type { FloraName } from './floras.ts'
import { GROUNDS, drawPath, groundShade } from './grounds.ts'
import type { GroundName, PathName, Reach } from './grounds.ts'
import { BASE } from './masses.ts'
import { BLOSSOM } from './palette.ts'
import { flowers, shrubsAlong, treesBehind, treesBeside } from './planting.ts'
import { group, rect } from './shapes.ts'
import { drawSky } from './skies.ts'
import { SKYLINES, neighbours } from './skylines.ts'
import { HEIGHT, WIDTH, finish, gradient, pool } from './stage.ts'
import type { Stage } from './stage.ts'

export const BACKDROPS = { ...LANDSCAPES, ...SKYLINES }
export type BackdropName = keyof typeof BACKDROPS

/** A building as its archetype draws it, in world units, standing on BASE. */
export type Building = {
  art: string
  left: number
  right: number
  top: number
  /** Openings that planting must leave free, from left to right. */
  doors?: readonly (readonly [from: number, to: number])[]
  /** Drawn in front of everything, such as a fence or a pool. */
  before?: string
  /** Nothing leads to the door, as when a pool lies there. */
  wayless?: boolean
}

/** Where a building can stand. One of each list is taken by chance. */
export type Setting = {
  backdrops: readonly BackdropName[]
  grounds: readonly GroundName[]
  floras: readonly FloraName[]
  paths?: readonly PathName[]
  /** Houses to both sides in the same street. */
  row?: 'flat' | 'pitched'
  /** How many trees, from 0 to 1. */
  trees?: number
  shrubs?: number
  /** Tall subjects are never cropped. */
  tall?: boolean
}

/** Grounds without grass, on which nothing is planted at random. */
const HARD: ReadonlySet<GroundName> = new Set(['street', 'avenue', 'lane', 'forecourt', 'quay', 'yard'])

const LIT_STREETS: ReadonlySet<GroundName> = new Set(['street', 'avenue', 'lane', 'quay'])

type Framing = { scale: number; x: number; base: number }

/** How the picture is framed: wide with much surroundings, close and cropped, or off centre. */
function frame(stage: Stage, { left, right, top }: Building, tall: boolean, hard: boolean): Framing {
  const { view } = stage
  const kind = tall
    ? view.pick(['fit', 'wide', 'offset'] as const)
    : view.pick(['fit', 'fit', 'wide', 'close', 'offset'] as const)
  const fill = {
    wide: view.between(0.55, 0.62),
    fit: view.between(0.68, 0.78),
    offset: view.between(0.64, 0.74),
    close: view.between(0.9, 1.06),
  }[kind]
  const low = hard ? 34 : 0
  const base =
    low +
    {
      wide: view.between(486, 512),
      fit: view.between(500, 526),
      offset: view.between(500, 526),
      close: view.between(528, 556),
    }[kind]
  const byWidth = (WIDTH * fill) / (right - left)
  const room = kind === 'close' || (tall && kind === 'fit') ? 0.965 : kind === 'wide' && !tall ? 0.74 : 0.9
  const byHeight = (base * room) / (BASE - top)
  const scale = Math.max(0.62, Math.min(1.75, byWidth, byHeight))
  // Low subjects stand higher in the picture, so that they do not sink under an empty sky.
  const level = Math.min(base, Math.max(428, 366 + (BASE - top) * scale * 0.42) + low)
  const spare = WIDTH - (right - left) * scale
  const shift =
    kind === 'offset' ? view.pick([-1, 1]) * Math.min(140, Math.max(30, spare * 0.3)) : view.between(-24, 24)
  return { scale, x: WIDTH / 2 - ((left + right) / 2) * scale + shift, base: level }
}

/** Draws the whole picture of a building in its setting. */
export function compose(stage: Stage, building: Building, setting: Setting): string {
  const { house } = stage
  const flipped = house.chance(0.5)
  const backdrop = house.pick(setting.backdrops)
  const ground = house.pick(setting.grounds)
  const flora = FLORAS[house.pick(setting.floras)]
  const way = house.pick<PathName>(setting.paths ?? ['none'])
  const hard = HARD.has(ground)
  const framing = frame(stage, building, setting.tall ?? false, hard)
  const reach: Reach = {
    from: -framing.x / framing.scale - 4,
    to: (WIDTH - framing.x) / framing.scale + 4,
    foot: BASE + (HEIGHT - framing.base) / framing.scale + 4,
  }
  const plot = { ...building, ...reach }
  const trees = setting.trees ?? 0.8
  const row =
    setting.row === undefined
      ? ''
      : neighbours(stage, {
          // The neighbours begin behind the eaves, so that no sky shows between the walls.
          left: building.left + 12,
          right: building.right - 12,
          height: BASE - building.top,
          from: reach.from,
          to: reach.to,
          roof: setting.row,
        })
  const back = trees > 0 && !hard ? treesBehind(stage, flora, plot) : ''
  const soil = GROUNDS[ground](stage, reach)
  const shadow = hard
    ? footShade(stage, building)
    : groundShade(building.left, building.right, BASE - building.top) + footShade(stage, building)
  const shrubs =
    (setting.shrubs ?? 0.6) > 0
      ? shrubsAlong(
          stage,
          flora,
          building.left,
          building.right,
          BASE,
          building.doors ?? [],
          setting.shrubs ?? 0.6,
        )
      : ''
  const blooms = flora.flowers && !hard ? beds(stage, building) : ''
  const lamps = LIT_STREETS.has(ground) ? streetLamps(stage, building) : ''
  const beside =
    trees > 0 ? treesBeside(stage, flora, plot, hard ? BASE + 9 : BASE + 10, trees, hard ? 5 : 26) : ''
  const leading = walk(stage, { building, way: hard ? 'none' : way, foot: reach.foot })
  const world =
    soil +
    row +
    back +
    shadow +
    building.art +
    leading +
    shrubs +
    blooms +
    (building.before ?? '') +
    lamps +
    beside
  const horizon = framing.base - 8
  const sky = drawSky(stage, horizon)
  const scenery = BACKDROPS[backdrop](stage, horizon - 2)
  const fine = (value: number) => String(Math.round(value * 1000) / 1000)
  const camera = group(
    world,
    `transform="matrix(${fine(framing.scale)} 0 0 ${fine(framing.scale)} ${fine(framing.x)} ${fine(framing.base - BASE * framing.scale)})"`,
  )
  const whole = sky + scenery + camera + veil(stage)
  return finish(stage, flipped ? group(whole, `transform="matrix(-1 0 0 1 ${WIDTH} 0)"`) : whole)
}

type Walk = { building: Building; way: PathName; foot: number }

function walk(stage: Stage, { building, way, foot }: Walk): string {
  const door = building.doors?.[0]
  if (door === undefined || building.wayless === true) return ''
  return drawPath(stage, way, (door[0] + door[1]) / 2, Math.max(40, Math.min(62, door[1] - door[0])), foot)
}

/** A lamp or two on the pavement, beside the building and never before it. */
function streetLamps(stage: Stage, { left, right }: Building): string {
  const spots = stage.house
    .shuffle([left - 46, right + 52, left - 250, right + 260])
    .slice(0, stage.house.whole(0, 3))
  return spots.map((x) => streetLamp(stage, x, BASE + 14)).join('')
}

function footShade(stage: Stage, { left, right }: Building): string {
  return rect(left - 30, BASE - 7, right - left + 70, 22, pool(stage))
}

function beds(stage: Stage, { left, right, doors = [] }: Building): string {
  const edges = [left, ...doors.flat(), right]
  const first = flowers(
    stage,
    edges[0] ?? left,
    BASE + 18,
    Math.max(40, (edges[1] ?? right) - left - 20),
    stage.house.shuffle(BLOSSOM),
  )
  return stage.house.chance(0.6) ? first : ''
}

/** Warm light from the upper left, cool shade in the lower right, over everything. */
export function veil(stage: Stage): string {
  const paint = gradient(stage, `0 #fff3d8 0.2, 0.6 #ffffff 0, 1 #2a3f55 0.13`, 1, 1)
  return rect(0, 0, WIDTH, HEIGHT, paint)
}
