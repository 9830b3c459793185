/** Catalogue, illustrations: a kind of building: mid-century ranch house. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, plane, recede } from '../../masses.ts'
import { INK, PAPER, SNOW, TIMBER, shade } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, disc, discs, n, poly, pts, rect, stroke, times, trail } from '../../shapes.ts'
import type { Box, Point } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { glassWall, windowAt } from '../../windows.ts'
import { clad } from '../parts/cladding.ts'
import { car } from '../parts/yard.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wood = house.pick(TIMBER)
  const accent = house.pick(['#d98348', '#4f8a8a', '#c9a33f', '#8fae64', '#b4532a'])
  const wall = house.pick(['#efe6d6', '#e3d8c2', '#d9cdb8', '#c9d0c4'])
  const depth = 0.07
  const butterfly = house.chance(0.45)
  const x = 230
  const body = block(stage, { x, width: 470, top: BASE - 118, depth, colour: wall })
  const rise = butterfly ? 58 : -34
  const left = BASE - 132 - (butterfly ? 40 : 6)
  const middle = BASE - 122
  const right = BASE - 132 - (butterfly ? rise : 6)
  const ridge = butterfly ? middle : BASE - 186
  const low: Point = [x - 44, left]
  const fold: Point = [480, ridge]
  const high: Point = [x + 520, right]
  const fill =
    poly(
      pts`${x} ${BASE - 116}, ${x} ${left + 8}, 480 ${ridge + 10}, ${x + 470} ${right + 8}, ${x + 470} ${BASE - 116}`,
      wall,
    ) + glassBand(stage, x, left, ridge, right)
  const slope = [fold, recede(fold, depth), recede(high, depth), high]
  const slab = butterfly ? '' : plane(stage, slope, '#8f8378', 'seam', 0.1)
  const under = [low, fold, high].map(([a, b]): Point => [a, b + 8])
  const edge =
    stroke(trail([low, fold, high]), stage.snow ? SNOW : PAPER, 13) +
    stroke(trail(under), shade(wood, 0.3), 4)
  const panes = glassWall(stage, [x + 190, BASE - 112, 180, 112], 4, shade(wood, 0.3))
  const screen = midcenturyScreen(stage, { x, wood })
  const blocks = breeze(x + 384, BASE - 112, 76, 112)
  const entry =
    doorAt(
      stage,
      { width: 42, height: 94, colour: accent, frame: shade(wood, 0.3), border: 3, leaf: 'planks' },
      x + 140,
      BASE,
    ) + disc(x + 161, BASE - 60, 5, '#e9c877')
  const carport = bars([[x + 506, right + 10, 7, BASE - right - 10]], shade(wood, 0.3)) + car(x + 496, accent)
  const stackMass = midcenturyStackMass(stage, ridge)
  return {
    art:
      slab +
      stackMass +
      body +
      fill +
      screen +
      panes +
      blocks +
      entry +
      rect(x, BASE - 116, 470, 14, INK, ' opacity=".16"') +
      carport +
      edge,
    left: x - 50,
    right: x + 610,
    top: BASE - 240,
    doors: [[x + 140, x + 182]],
  }
}

function midcenturyScreen(stage: Stage, { x, wood }: { x: number; wood: string }): string {
  return (
    clad(stage, [x + 20, BASE - 118, 110, 118], wood) +
    windowAt(
      stage,
      { width: 84, height: 26, columns: 3, rows: 1, frame: PAPER, border: 2, sill: false },
      x + 33,
      BASE - 100,
    )
  )
}

function midcenturyStackMass(stage: Stage, ridge: number): string {
  return block(stage, {
    x: 440,
    width: 56,
    top: BASE - 232,
    base: ridge + 12,
    colour: '#b9a48c',
    texture: 'rubble',
  })
}

function glassBand(stage: Stage, x: number, left: number, ridge: number, right: number): string {
  const points = pts`${x + 20} ${BASE - 124}, ${x + 20} ${left + 22}, 480 ${Math.min(ridge + 22, BASE - 126)}, ${x + 450} ${right + 22}, ${x + 450} ${BASE - 124}`
  return (
    poly(points, stage.view.chance(stage.lit * 1.3) ? '~f4d69b' : '#8fb0bf') +
    bars(
      times(4, (i): Box => {
        // Each post reaches the roof above it.
        const at = x + 70 + i * 110
        const roof =
          at < 480
            ? left + ((ridge - left) * (at - x)) / (480 - x)
            : ridge + ((right - ridge) * (at - 480)) / (x + 470 - 480)
        return [at, roof + 14, 4, Math.max(0, BASE - 124 - roof - 14)]
      }),
      PAPER,
    )
  )
}

/** A screen of pierced concrete blocks. */
function breeze(x: number, y: number, width: number, height: number): string {
  const size = 19
  const columns = Math.round(width / size)
  const rows = Math.round(height / size)
  const holes = discs(
    times(
      columns * rows,
      (i) =>
        [
          x + ((i % columns) + 0.5) * (width / columns),
          y + (Math.floor(i / columns) + 0.5) * (height / rows),
          6,
        ] as const,
    ),
    '#8f887a',
  )
  const grid = stroke(
    times(columns - 1, (i) => `M${n(x + ((i + 1) * width) / columns)} ${y}v${height}`).join('') +
      times(rows - 1, (i) => `M${x} ${n(y + ((i + 1) * height) / rows)}h${width}`).join(''),
    '#d0c7b6',
    1.4,
  )
  return rect(x, y, width, height, '#efe9dc') + holes + grid
}

export const midcentury: Archetype = {
  name: 'Mid-century ranch house',
  hours: MILD,
  tone: '#d5c6ae',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['mesas', 'hills', 'suburb'],
    grounds: ['dryGrass', 'lawn', 'sand'],
    floras: ['desert', 'suburban', 'gulf'],
    paths: ['stones', 'drive'],
    trees: 0.6,
    shrubs: 0.4,
  },
}
