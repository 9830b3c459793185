/** Catalogue, illustrations: a kind of building: suburban family house. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, dormer } from '../../details.ts'
import { doorAt, garageDoor } from '../../doors.ts'
import { BASE, block, gable, saddle } from '../../masses.ts'
import { BRICK, DOORS, INK, SLATE, SNOW, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, path, poly, pts, rect, stroke } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import type { Texture } from '../../textures.ts'
import { spread, windowAt, windowRow } from '../../windows.ts'
import { suburb } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const brick = house.chance(0.4)
  const wall = brick ? house.pick(BRICK) : house.pick(['#f4efe4', '#e3ddd0', '#c9d0cb', '#d5c9b2', '#b9c3c4'])
  const shutters = house.pick(['#2f4858', '#3f5d55', '#4a3f3a', '#7a2e2e'])
  const roof = house.pick([...SLATE, '#6d5c50', '#7a6a5c'])
  const depth = 0.07
  const x = 300
  const w = 330
  const eave = BASE - 196
  const weave = brick ? ('brick' as const) : ('board' as const)
  const main =
    block(stage, { x, width: w, top: eave, depth, colour: wall, texture: weave }) +
    saddle(stage, {
      x,
      width: w,
      eave,
      rise: 92,
      depth,
      over: 14,
      colour: roof,
      texture: 'shingle',
      wall,
      wallTexture: weave,
      trim: '#fbf8f1',
    })
  const columns = spread(x + 6, x + w - 6, 5, 34)
  const style = { width: 34, height: 56, columns: 2, rows: 3, shutters } as const
  const every = house.chance(0.5) ? columns.filter((_, i) => i !== 1 && i !== 3) : columns
  const upper = windowRow(
    stage,
    every === columns ? { ...style, shutters: undefined } : style,
    every,
    eave + 24,
  )
  const low = windowRow(
    stage,
    every === columns ? { ...style, shutters: undefined } : style,
    every.filter((at) => Math.abs(at + 17 - x - w / 2) > 50),
    BASE - 92,
  )
  const doorX = x + w / 2 - 22
  const portico = suburbanPortico(stage, doorX)
  const garage = suburbanGarage(stage, { x, wall, weave, roof })
  const stack = chimney(stage, [x + w - 20, eave - 132, 36, 60], house.pick(BRICK), 2)
  const dormers = suburbanDormers(stage, { wall, roof, x, w, eave })
  const drive = poly(
    pts`${x - 136} ${BASE + 2}, ${x - 12} ${BASE + 2}, ${x - 48} ${BASE + 380}, ${x - 364} ${BASE + 380}`,
    stage.snow ? '#dbe4ea' : '#d0cabc',
  )
  return {
    art: drive + stack + main + dormers + garage + upper + low + portico,
    left: x - 166,
    right: x + w + 70,
    top: eave - 150,
    doors: pts`${doorX - 4} ${doorX + 48}, ${x - 150} ${x}`,
  }
}

function suburbanDormers(
  stage: Stage,
  { wall, roof, x, w, eave }: { wall: string; roof: string; x: number; w: number; eave: number },
): string {
  const { house } = stage
  return house.chance(0.5)
    ? [0.25, 0.55]
        .map((at) =>
          dormer(
            stage,
            { width: 38, height: 34, wall: tint(wall, 0.2), roof: shade(roof, 0.15) },
            x + w * at + 26,
            eave - 22,
          ),
        )
        .join('')
    : ''
}

function suburbanGarage(
  stage: Stage,
  { x, wall, weave, roof }: { x: number; wall: string; weave: Texture; roof: string },
): string {
  return (
    block(stage, { x: x - 152, width: 156, top: BASE - 110, colour: tint(wall, 0.04), texture: weave }) +
    gable(stage, {
      x: x - 152,
      width: 156,
      eave: BASE - 110,
      rise: 72,
      over: 12,
      colour: roof,
      wall: tint(wall, 0.1),
      wallTexture: weave,
      trim: '#fbf8f1',
      board: 8,
    }) +
    garageDoor(stage, [x - 134, BASE - 82, 120, 82], '#f1ece0') +
    windowAt(
      stage,
      { width: 24, height: 26, columns: 2, rows: 2, head: 'round', sill: false },
      x - 86,
      BASE - 158,
    )
  )
}

function suburbanPortico(stage: Stage, x: number): string {
  const trim = '#fbf8f1'
  const y = BASE - 112
  const peak = stage.house.chance(0.6)
    ? poly(pts`${x - 34} ${y}, ${x + 22} ${y - 32}, ${x + 78} ${y}`, trim) +
      poly(pts`${x - 16} ${y - 3}, ${x + 22} ${y - 25}, ${x + 60} ${y - 3}`, shade(trim, 0.1))
    : path(`M${x - 30} ${y}q52 -46 104 0z`, trim)
  const columns =
    bars(boxes`${x - 24} ${y + 8} 8 98, ${x + 60} ${y + 8} 8 98`, trim) +
    bars(boxes`${x - 27} ${BASE - 10} 14 6, ${x + 57} ${BASE - 10} 14 6`, trim)
  return (
    rect(x - 14, y + 8, 72, 96, INK, ' opacity=".1"') +
    doorAt(
      stage,
      { width: 44, height: 90, colour: stage.house.pick(DOORS), fanlight: 16, steps: 1 },
      x,
      BASE,
    ) +
    columns +
    peak +
    rect(x - 36, y, 116, 9, trim) +
    (stage.snow ? stroke(`M${x - 34} ${y - 2}L${x + 22} ${y - 34}L${x + 78} ${y - 2}`, SNOW, 5) : '') +
    rect(x - 28, BASE - 4, 100, 5, '#cfc7b8')
  )
}

export const suburban: Archetype = {
  name: 'Suburban family house',
  hours: FOUR_SEASONS,
  tone: '#d3c6b5',
  style: 'classic',
  draw,
  setting: { ...suburb, paths: ['winding', 'stones'], shrubs: 0.5 },
}
