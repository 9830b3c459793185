/**
 * Catalogue, illustrations: towns behind a building: roofs, towers, domes, and the neighbours in a street.
 */
import { ridge } from './backdrops.ts'
import type { Backdrop } from './backdrops.ts'
import { BASE } from './masses.ts'
import { PASTEL, SNOW, STUCCO, shade } from './palette.ts'
import { bars, boxes, disc, n, path, poly, pts, rect, times } from './shapes.ts'
import type { Box } from './shapes.ts'
import { WIDTH, glow } from './stage.ts'
import type { Stage } from './stage.ts'

/** Small windows over a far tower, as a pattern; a few shine in the evening. */
function far(stage: Stage, tone: string, air: number): string {
  const pale = stage.haze(tone, air)
  const litColour = stage.hour === 'dusk' ? glow('#f6d698') : pale
  const cells = times(12, (i): Box => [3 + (i % 3) * 12, 4 + Math.floor(i / 3) * 15, 5, 7]).filter(() =>
    stage.view.chance(0.74),
  )
  const some = cells.filter(() => stage.view.chance(0.26))
  return stage.paint(
    `far-${tone}`,
    (id) =>
      `<pattern id="${id}" width="36" height="60" patternUnits="userSpaceOnUse">${bars(
        cells.filter((cell) => !some.includes(cell)),
        pale,
      )}${bars(some, litColour)}</pattern>`,
  )
}

function towers(stage: Stage, y: number, low: number, high: number, colour: string, air: number): string {
  const { house } = stage
  const windows = far(stage, '#eef2f2', air * 0.8)
  const body: Box[] = []
  for (let x = -20; x < WIDTH;) {
    const width = house.between(38, 86)
    const height = house.between(low, high)
    body.push([x, y - height, width, height + 60])
    if (house.chance(0.3)) body.push([x + width * 0.3, y - height - 14, width * 0.4, 14])
    x += width + house.between(-4, 12)
  }
  return bars(body, stage.haze(colour, air)) + bars(body, windows, ' opacity=".8"')
}

const city: Backdrop = (stage, y) =>
  towers(stage, y, 70, 210, '#b3c3d0', 0.5) + towers(stage, y, 40, 120, '#a0b3c1', 0.32)

const highrise: Backdrop = (stage, y) =>
  towers(stage, y, 140, 330, '#b7c7d4', 0.56) + towers(stage, y, 70, 190, '#a3b7c5', 0.38)

/** Pitched roofs, chimneys and a church spire. */
const roofs: Backdrop = (stage, y) => {
  const { house } = stage
  const spire = house.between(80, 860)
  const tower = poly(
    pts`${spire - 15} ${y}, ${spire - 15} ${y - 130}, ${spire} ${y - 210}, ${spire + 15} ${y - 130}, ${spire + 15} ${y}`,
    stage.haze('#a7b0b0', 0.5),
  )
  const row = (base: number, air: number, tone: string) => {
    const walls: Box[] = []
    const tops: string[] = []
    for (let x = -30; x < WIDTH;) {
      const w = house.between(46, 84)
      const h = house.between(46, 84)
      walls.push([x, base - h, w, h + 50])
      const peak = house.between(20, 34)
      tops.push(
        `M${n(x - 4)} ${n(base - h)}L${n(x + w / 2)} ${n(base - h - peak)}L${n(x + w + 4)} ${n(base - h)}z`,
      )
      if (house.chance(0.5)) tops.push(`M${n(x + w * 0.66)} ${n(base - h - peak - 4)}h8v26h-8z`)
      x += w + house.between(-4, 6)
    }
    return (
      bars(walls, stage.haze(tone, air)) +
      bars(walls, far(stage, '#eef0ea', air * 0.8), ' opacity=".6"') +
      path(tops.join(''), stage.haze(stage.snow ? SNOW : '#a98d82', air))
    )
  }
  return tower + row(y - 24, 0.54, '#c6c4bc') + row(y + 6, 0.38, '#c3bdb0')
}

/** Flat roofs, domes and a minaret. */
const medina: Backdrop = (stage, y) => {
  const { house } = stage
  const x = house.between(120, 820)
  const minaret =
    rect(x, y - 190, 30, 200, stage.haze('#cfa582', 0.44)) +
    rect(x + 7, y - 214, 16, 26, stage.haze('#cfa582', 0.44)) +
    disc(x + 15, y - 218, 8, stage.haze('#8fa79a', 0.44))
  const walls = (low: number, high: number) => {
    const list: Box[] = []
    for (let at = -20; at < WIDTH;) {
      const w = house.between(50, 110)
      const h = house.between(low, high)
      list.push([at, y - h, w, h + 60])
      at += w - 3
    }
    return list
  }
  return (
    minaret +
    bars(walls(60, 120), stage.haze('#dcb695', 0.46)) +
    bars(walls(34, 80), stage.haze('#d3a684', 0.3))
  )
}

/** Slender towers with spires, as on the Gulf. */
const gulf: Backdrop = (stage, y) => {
  const { house } = stage
  const x = house.between(120, 840)
  const needle = poly(
    pts`${x - 20} ${y}, ${x - 10} ${y - 170}, ${x - 4} ${y - 290}, ${x} ${y - 370}, ${x + 4} ${y - 290}, ${x + 10} ${y - 170}, ${x + 20} ${y}`,
    stage.haze('#b9c4cc', 0.52),
  )
  return (
    needle +
    towers(stage, y, 80, 240, '#c3c6c3', 0.5) +
    ridge(stage, y + 8, 16, stage.haze('#d8c8a8', 0.2), 4)
  )
}

/** Low suburban roofs with trees between. */
const suburb: Backdrop = (stage, y) => {
  const { house } = stage
  const homes = times(7, (i) => {
    const x = i * 140 + house.between(-30, 30)
    const w = house.between(70, 110)
    const h = house.between(30, 44)
    return (
      rect(x, y - h, w, h + 20, stage.haze(house.pick(STUCCO), 0.34)) +
      poly(
        pts`${x - 8} ${y - h}, ${x + w * 0.24} ${y - h - 30}, ${x + w * 0.76} ${y - h - 30}, ${x + w + 8} ${y - h}`,
        stage.haze(stage.snow ? SNOW : '#9c8f88', 0.36),
      )
    )
  }).join('')
  return (
    ridge(stage, y - 34, 60, stage.haze(stage.snow ? '#dfe8ec' : '#9dbb9a', 0.48), 11) +
    homes +
    ridge(stage, y + 6, 34, stage.haze(stage.snow ? SNOW : '#86aa7c', 0.24), 16)
  )
}

const harbour: Backdrop = (stage, y) => {
  const { house } = stage
  const cranes = times(2, (i) => {
    const x = 140 + i * 480 + house.between(0, 160)
    const steel = stage.haze('#b0877a', 0.46)
    return (
      rect(x, y - 150, 7, 156, steel) +
      rect(x - 46, y - 150, 140, 6, steel) +
      poly(pts`${x} ${y - 150}, ${x + 3} ${y - 178}, ${x + 7} ${y - 150}`, steel)
    )
  }).join('')
  return cranes + towers(stage, y, 26, 70, '#b7c1c6', 0.44)
}

export const SKYLINES = { city, highrise, roofs, medina, gulf, suburb, harbour } satisfies Record<
  string,
  Backdrop
>

export type Neighbours = {
  left: number
  right: number
  height: number
  from: number
  to: number
  roof?: 'flat' | 'pitched'
  colours?: readonly string[]
}

/** The houses to both sides in the same street, a little paler so that the subject stands out. */
export function neighbours(
  stage: Stage,
  { left, right, height, from, to, roof = 'flat', colours = [...STUCCO, ...PASTEL] }: Neighbours,
): string {
  const { house } = stage
  let art = ''
  const build = (x: number, width: number) => {
    const piece = neighbour(stage, x, width, height * house.between(0.74, 1.02), roof, house.pick(colours))
    if (x + width >= from && x <= to) art += piece
  }
  for (let x = left; x > -260;) {
    const width = house.between(120, 230)
    build(x - width, width)
    x -= width
  }
  for (let x = right; x < 1220;) {
    const width = house.between(120, 230)
    build(x, width)
    x += width
  }
  return art
}

function neighbour(
  stage: Stage,
  x: number,
  width: number,
  tall: number,
  roof: 'flat' | 'pitched',
  paint: string,
): string {
  const { house } = stage
  const top = BASE - tall
  const columns = Math.max(2, Math.round(width / 54))
  const floors = Math.max(2, Math.round(tall / 80))
  const step = (tall - 84) / Math.max(1, floors - 1)
  const pane = (i: number): Box => [
    x + (width * ((i % columns) + 0.5)) / columns - 13,
    top + 24 + Math.floor(i / columns) * step,
    26,
    42,
  ]
  const panes = times(columns * (floors - 1), pane)
  const sills = panes.map(([px, py, w, h]): Box => [px - 4, py + h + 2, w + 8, 4])
  const bright = panes.filter(() => stage.view.chance(stage.lit * 0.7))
  const shop = house.chance(0.4)
  const low: Box[] = shop
    ? boxes`${x + 10} ${BASE - 60} ${width * 0.42} 52, ${x + width * 0.56} ${BASE - 60} ${width * 0.36} 60`
    : [
        [x + 14, BASE - 66, 26, 66],
        ...times(columns - 1, (i): Box => [x + (width * (i + 1.5)) / columns - 13, BASE - 66, 26, 40]),
      ]
  const pale = stage.haze(shade(paint, 0.12), 0.5)
  const slate = house.pick(['#8b9298', '#a98d82', '#93887f'])
  const cap =
    roof === 'pitched'
      ? poly(
          pts`${x + 2} ${top}, ${x + 2} ${top - 46}, ${x + width - 2} ${top - 46}, ${x + width - 2} ${top}`,
          stage.haze(stage.snow ? SNOW : slate, 0.46),
        ) + rect(x + width * 0.7, top - 66, 18, 30, stage.haze('#b08f7e', 0.46))
      : ''
  const wall = rect(x, top, width, tall + 4, stage.haze(paint, 0.44))
  const lines = bars(boxes`${x} ${BASE - 78} ${width} 5, ${x - 2} ${top - 4} ${width + 4} 9`, pale)
  return (
    cap +
    wall +
    lines +
    bars(sills, pale) +
    bars([...panes, ...low], stage.haze('#93a9b3', 0.46)) +
    bars(bright, glow('#f3d79f'), ' opacity=".75"')
  )
}
