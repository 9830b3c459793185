/** Catalogue, illustrations: a kind of building: canal house. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE } from '../../masses.ts'
import { DOORS, INK, IRON, SLATE, SNOW, shade } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { n, path, pickets, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Point } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { spread, windowAt, windowRow } from '../../windows.ts'

type Gable = 'step' | 'neck' | 'bell' | 'spout' | 'cornice'

function draw(stage: Stage): Building {
  const { house } = stage
  const count = house.whole(3, 5)
  const kinds = house.shuffle(['step', 'neck', 'bell', 'spout', 'cornice'] as const)
  const bricks = house.shuffle([
    '#7d4f42',
    '#8f5a48',
    '#6b4a40',
    '#a06b54',
    '#5b5350',
    '#b08a6a',
    '#93483d',
    '#5f6460',
  ])
  const widths = times(count, () => house.between(108, 142))
  let x = 480 - widths.reduce((sum, w) => sum + w, 0) / 2
  const left = x
  const doors: [number, number][] = []
  let top = BASE
  const art = widths
    .map((w, i) => {
      const floors = house.whole(3, 4)
      const eave = BASE - 96 - floors * 74
      top = Math.min(top, eave - 96)
      const at = x
      x += w
      doors.push([at + 14, at + 50])
      return canalUnit(stage, at, w, eave, {
        floors,
        gable: kinds[i % kinds.length] ?? 'step',
        brick: bricks[i] ?? '#7d4f42',
      })
    })
    .join('')
  return { art, left, right: x, top, doors }
}

function canalUnit(
  stage: Stage,
  x: number,
  w: number,
  eave: number,
  { floors, gable, brick }: { floors: number; gable: Gable; brick: string },
): string {
  const { house } = stage
  const middle = x + w / 2
  const trim = '#f4efe4'
  const body =
    rect(x + 1, eave, w - 2, BASE - eave, brick) +
    rect(x + 1, eave, w - 2, BASE - eave, texture(stage, 'brick')) +
    rect(x + w - 8, eave, 8, BASE - eave, INK, ' opacity=".14"')
  const columns = spread(x + 8, x + w - 8, w > 126 ? 3 : 2, 27)
  const panes = times(floors, (i) =>
    windowRow(
      stage,
      { width: 27, height: 54 - i * 3, columns: 2, rows: 3, frame: trim, border: 3, bar: 2 },
      columns,
      BASE - 160 - i * 72,
    ),
  ).join('')
  const head = canalGable(stage, gable, { x, w, eave, brick, trim })
  const beam = rect(middle - 2.5, eave - 66, 5, 16, '#4a3f3a') + rect(middle - 4, eave - 52, 8, 5, '#2f2a28')
  const attic = canalUnitAttic(stage, { trim, middle, eave })
  const doorX = x + 14
  const entrance =
    rect(doorX - 6, BASE - 112, 48, 94, trim) +
    doorAt(
      stage,
      { width: 34, height: 88, colour: house.pick(DOORS), frame: trim, fanlight: 18, steps: 0 },
      doorX,
      BASE - 20,
    ) +
    flight(doorX - 10, 54, BASE - 20, 3, '#b9b2a4') +
    stroke(`M${doorX - 12} ${BASE - 20}v-16M${doorX + 46} ${BASE - 20}v-16`, IRON, 2)
  const low = windowAt(
    stage,
    { width: w - 84, height: 62, columns: 2, rows: 3, frame: trim, border: 3, bar: 2 },
    x + 66,
    BASE - 100,
  )
  return (
    body +
    head +
    beam +
    attic +
    panes +
    rect(x + 1, BASE - 26, w - 2, 26, '#8d857a') +
    entrance +
    low +
    rect(x, BASE - 122, w, 4, trim, ' opacity=".7"')
  )
}

function canalUnitAttic(
  stage: Stage,
  { trim, middle, eave }: { trim: string; middle: number; eave: number },
): string {
  const { house } = stage
  return windowAt(
    stage,
    {
      width: 26,
      height: 34,
      columns: 1,
      rows: 2,
      frame: trim,
      border: 3,
      head: house.chance(0.5) ? 'round' : 'flat',
      sill: false,
    },
    middle - 13,
    eave - 38,
  )
}

type Crest = { x: number; w: number; eave: number; brick: string; trim: string }

function canalGable(stage: Stage, kind: Gable, crest: Crest): string {
  if (kind === 'step') return stepGable(stage, crest)
  if (kind === 'spout') return spoutGable(stage, crest)
  return kind === 'cornice' ? corniceGable(stage, crest) : curvedGable(stage, kind, crest)
}

const brickwork = (stage: Stage, points: readonly Point[], brick: string) =>
  poly(points, brick) + poly(points, texture(stage, 'brick'))

/** A stone slab on top of a gable. */
const slab = (stage: Stage, middle: number, y: number, half: number, trim: string) =>
  rect(middle - half, y, half * 2, 5, stage.snow ? SNOW : trim)

function stepGable(stage: Stage, { x, w, eave, brick, trim }: Crest): string {
  const middle = x + w / 2
  return times(5, (i) => {
    const half = w / 2 - 4 - i * (w * 0.085)
    const y = eave - (i + 1) * 17
    return (
      rect(middle - half, y, half * 2, 18, brick) +
      rect(middle - half, y, half * 2, 18, texture(stage, 'brick')) +
      slab(stage, middle, y - 3, half + 2, trim)
    )
  }).join('')
}

function spoutGable(stage: Stage, { x, w, eave, brick, trim }: Crest): string {
  const middle = x + w / 2
  const right = x + w
  const edges = `M${n(x + 1)} ${eave}L${n(middle - 16)} ${eave - 78}M${n(middle + 16)} ${eave - 78}L${n(right - 1)} ${eave}`
  const wall = pts`${x + 1} ${eave}, ${middle - 16} ${eave - 78}, ${middle + 16} ${eave - 78}, ${right - 1} ${eave}`
  return brickwork(stage, wall, brick) + stroke(edges, trim, 5) + slab(stage, middle, eave - 84, 20, trim)
}

function curvedGable(stage: Stage, kind: 'neck' | 'bell', { x, w, eave, brick, trim }: Crest): string {
  const middle = x + w / 2
  const right = x + w
  const half = w * 0.26
  const top = eave - 74
  const rise = `M${n(x + 1)} ${eave}C${n(x + w * 0.24)} ${eave - 8} ${n(middle - half)} ${eave - 34} ${n(middle - half)} ${top}`
  const fall = `C${n(middle + half)} ${eave - 34} ${n(right - w * 0.24)} ${eave - 8} ${n(right - 1)} ${eave}`
  const curl = w / 2 - half - 2
  const scrolls = `M${n(x + 2)} ${eave}q6 -30 ${n(curl)} -34V${eave}zM${n(right - 2)} ${eave}q-6 -30 ${n(-curl)} -34V${eave}z`
  const neck = pts`${middle - half} ${eave}, ${middle - half} ${top}, ${middle + half} ${top}, ${middle + half} ${eave}`
  const body =
    kind === 'bell'
      ? path(`${rise}H${n(middle + half)}${fall}z`, brick) +
        stroke(`${rise}M${n(middle + half)} ${top}${fall}`, trim, 5)
      : path(scrolls, trim) + brickwork(stage, neck, brick)
  const pediment = `M${n(middle - half - 5)} ${eave - 73}Q${n(middle)} ${eave - 112} ${n(middle + half + 5)} ${eave - 73}z`
  return body + path(pediment, stage.snow ? SNOW : trim) + slab(stage, middle, eave - 76, half + 6, trim)
}

function corniceGable(stage: Stage, { x, w, eave, brick, trim }: Crest): string {
  const middle = x + w / 2
  const right = x + w
  const slate = stage.house.pick(SLATE)
  const roof = poly(
    pts`${x + 6} ${eave - 14}, ${x + 18} ${eave - 44}, ${right - 18} ${eave - 44}, ${right - 6} ${eave - 14}`,
    stage.snow ? SNOW : slate,
  )
  const dormer = pts`${middle - 20} ${eave - 16}, ${middle - 20} ${eave - 52}, ${middle + 20} ${eave - 52}, ${middle + 20} ${eave - 16}`
  return (
    roof +
    rect(x, eave - 16, w, 18, trim) +
    rect(x - 3, eave - 20, w + 6, 6, trim) +
    pickets([x + 4, eave - 6, w - 8, 7], shade(trim, 0.2), 5, 9) +
    rect(x, eave + 2, w, 4, INK, ' opacity=".2"') +
    brickwork(stage, dormer, brick) +
    slab(stage, middle, eave - 56, 24, trim)
  )
}

export const canalhouse: Archetype = {
  name: 'Canal house',
  hours: FOUR_SEASONS,
  tone: '#8a5f4f',
  style: 'classic',
  draw,
  setting: {
    backdrops: ['roofs'],
    grounds: ['quay', 'quay', 'lane'],
    floras: ['street', 'temperate'],
    row: 'pitched',
    trees: 0.35,
    shrubs: 0,
  },
}
