/** Catalogue, illustrations: a kind of building: Alpine chalet. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, flowerBox } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, gable } from '../../masses.ts'
import { BLOSSOM, GRANITE, INK, SNOW, TIMBER, shade } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, n, pickets, rect, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { sideWindow, spread, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const wood = house.pick(TIMBER)
  const w = house.between(390, 440)
  const x = 470 - w / 2
  const middle = x + w / 2
  const base = house.pick(['#f1ebdf', '#ece4d4', ...GRANITE])
  const stone = (GRANITE as readonly string[]).includes(base)
  const eave = BASE - 190
  const rise = 118
  const depth = 0.09
  const cream = '#f3ead9'
  const shutter = house.pick(['#5d7f5f', '#8f4a3c', '#4f7480'])
  const upper = block(stage, {
    x,
    width: w,
    top: eave,
    base: BASE - 96,
    depth,
    colour: wood,
    texture: 'board',
  })
  const lower = block(stage, {
    x: x + 12,
    width: w - 24,
    top: BASE - 98,
    depth,
    colour: base,
    texture: stone ? 'rubble' : undefined,
  })
  const roof = chaletRoof(stage, { x, w, eave, rise, depth, wood })
  const columns = spread(x + 20, x + w - 20, 4, 40)
  const panes = chaletPanes(stage, { cream, shutter, columns, middle, eave })
  const deck = chaletBalcony(stage, x, w, wood)
  const attic = chaletLoft(stage, middle, eave - 4, wood)
  const doorX = middle - 27
  const low = windowRow(
    stage,
    { width: 50, height: 42, columns: 2, rows: 2, frame: cream },
    [x + 56, x + w - 106],
    BASE - 72,
  )
  const side = [0.3, 0.62]
    .map((at) => sideWindow(stage, x + w, [depth * at, depth * (at + 0.16)], BASE - 166, 44, cream))
    .join('')
  const stack = chimney(stage, [x + w * 0.7, eave - 128, 36, 70], '#cfc6b6', 1)
  return {
    art:
      stack +
      lower +
      upper +
      side +
      roof +
      panes +
      deck +
      attic +
      low +
      rect(x + 12, BASE - 96, w - 24, 10, INK, ' opacity=".26"') +
      doorAt(
        stage,
        { width: 54, height: 74, colour: '#6f4c34', frame: cream, leaf: 'planks', steps: 1 },
        doorX,
        BASE,
      ) +
      logPile(stage, x + w - 58),
    left: x - 56,
    right: x + w + 90,
    top: eave - rise - 40,
    doors: [[doorX, doorX + 54]],
  }
}

function chaletPanes(
  stage: Stage,
  {
    cream,
    shutter,
    columns,
    middle,
    eave,
  }: { cream: string; shutter: string; columns: number[]; middle: number; eave: number },
): string {
  return (
    windowRow(
      stage,
      { width: 40, height: 48, columns: 2, rows: 2, frame: cream, shutters: shutter },
      columns,
      BASE - 168,
    ) +
    windowRow(
      stage,
      { width: 38, height: 42, columns: 2, rows: 2, frame: cream },
      [middle - 58, middle + 20],
      eave - 46,
    )
  )
}

function chaletRoof(
  stage: Stage,
  {
    x,
    w,
    eave,
    rise,
    depth,
    wood,
  }: { x: number; w: number; eave: number; rise: number; depth: number; wood: string },
): string {
  return gable(stage, {
    x,
    width: w,
    eave,
    rise,
    depth,
    over: 56,
    colour: '#6d5846',
    texture: 'shingle',
    wall: wood,
    wallTexture: 'board',
    trim: shade('#6d5846', 0.12),
    board: 15,
  })
}

function chaletBalcony(stage: Stage, x: number, w: number, wood: string): string {
  const y = BASE - 106
  const board = pickets([x - 16, y - 34, w + 32, 34], shade(wood, 0.16), 8, 3.4)
  return (
    rect(x - 16, y + 6, w + 32, 12, INK, ' opacity=".22"') +
    board +
    bars(boxes`${x - 20} ${y - 38} ${w + 40} 7, ${x - 20} ${y - 2} ${w + 40} 8`, shade(wood, 0.32)) +
    flowerBox(stage, x - 8, y - 38, w + 16, ['#d65a52', '#e98a80', '#f2c9b8'], false)
  )
}

function chaletLoft(stage: Stage, x: number, y: number, wood: string): string {
  return (
    pickets([x - 92, y - 22, 184, 24], shade(wood, 0.16), 7, 3) +
    bars(boxes`${x - 96} ${y - 25} 192 5, ${x - 96} ${y} 192 6`, shade(wood, 0.32)) +
    flowerBox(stage, x - 86, y - 25, 172, BLOSSOM, false)
  )
}

function logPile(stage: Stage, x: number): string {
  const ends = times(
    15,
    (i) => [x + (i % 5) * 9 + (Math.floor(i / 5) % 2) * 4, BASE - 5 - Math.floor(i / 5) * 8] as const,
  )
  return (
    ends
      .map(
        ([cx, cy]) =>
          `<circle cx="${n(cx)}" cy="${n(cy)}" r="4.3" fill="#c9a97d" stroke="#7d5f42" stroke-width="1.4"/>`,
      )
      .join('') + (stage.snow ? rect(x - 5, BASE - 30, 52, 5, SNOW, ' rx="2"') : '')
  )
}

export const chalet: Archetype = {
  name: 'Alpine chalet',
  hours: FOUR_SEASONS,
  tone: '#a1805f',
  style: 'rustic',
  draw,
  setting: {
    backdrops: ['alps'],
    grounds: ['lawn', 'meadow'],
    floras: ['alpine'],
    paths: ['straight', 'winding'],
    trees: 0.8,
    shrubs: 0.2,
  },
}
