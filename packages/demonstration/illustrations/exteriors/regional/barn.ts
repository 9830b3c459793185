/** Catalogue, illustrations: a kind of building: converted barn. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { BASE, block, gable, saddle } from '../../masses.ts'
import { SNOW, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, poly, pts, rect, stroke } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { glassWall, windowAt } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const black = house.pick(['#3f4648', '#4a4743', '#6d5a48', '#8a6a4a', '#a3907a'])
  const tile = house.pick(['#b8664c', '#a8705a', '#7d6a60', '#67707a', '#8f8878'])
  const plinth = house.pick(['#b5705a', '#c3ab82', '#b9b4a8'])
  const x = 250
  const w = 440
  const eave = BASE - 148
  const depth = 0.09
  const body =
    block(stage, { x, width: w, top: eave, depth, colour: black, texture: 'board' }) +
    block(stage, { x, width: w, top: BASE - 30, depth, colour: plinth, texture: 'brick' })
  const roof = barnRoof(stage, { x, w, eave, depth, tile, black })
  const cart = x + house.pick([130, 210])
  const porch = barnPorch(stage, { cart, eave, black, tile })
  const oak = bars(
    boxes`${cart + 8} ${eave - 2} 7 ${BASE - eave + 2}, ${cart + 125} ${eave - 2} 7 ${BASE - eave + 2}`,
    '#a37d56',
  )
  const panes = [x + 34, x + 84, x + w - 118, x + w - 62]
    .filter((at) => at + 40 < cart || at > cart + 140)
    .map((at) =>
      windowAt(
        stage,
        { width: 30, height: 62, columns: 1, rows: 2, frame: '#2f3539', border: 3 },
        at,
        BASE - 112,
      ),
    )
    .join('')
  const lights = [0.2, 0.72, 0.86]
    .map((at) => {
      const px = x + w * at + 40
      return (
        poly(
          pts`${px} ${eave - 62}, ${px + 26} ${eave - 62}, ${px + 24} ${eave - 30}, ${px - 4} ${eave - 30}`,
          stage.snow ? SNOW : '#4a525a',
        ) +
        poly(
          pts`${px + 3} ${eave - 59}, ${px + 23} ${eave - 59}, ${px + 21} ${eave - 33}, ${px - 1} ${eave - 33}`,
          stage.snow ? '#e3eaee' : '#7f9dac',
        )
      )
    })
    .join('')
  const flue =
    stroke(`M${x + w * 0.4} ${eave - 120}v-46`, '#3a4045', 8) +
    rect(x + w * 0.4 - 7, eave - 172, 14, 6, '#3a4045')
  return {
    art: flue + body + roof + lights + porch + oak + panes,
    left: x - 16,
    right: x + w + 90,
    top: eave - 176,
    doors: [[cart + 40, cart + 100]],
  }
}

function barnRoof(
  stage: Stage,
  {
    x,
    w,
    eave,
    depth,
    tile,
    black,
  }: { x: number; w: number; eave: number; depth: number; tile: string; black: string },
): string {
  return saddle(stage, {
    x,
    width: w,
    eave,
    rise: 142,
    depth,
    over: 12,
    colour: tile,
    texture: 'tile',
    wall: black,
    wallTexture: 'board',
  })
}

function barnPorch(
  stage: Stage,
  { cart, eave, black, tile }: { cart: number; eave: number; black: string; tile: string },
): string {
  return (
    block(stage, { x: cart, width: 140, top: eave - 4, colour: tint(black, 0.06), texture: 'board' }) +
    gable(stage, {
      x: cart,
      width: 140,
      eave: eave - 4,
      rise: 84,
      over: 10,
      colour: tile,
      texture: 'tile',
      wall: tint(black, 0.06),
      wallTexture: 'board',
      trim: shade(black, 0.3),
      board: 9,
    }) +
    glassWall(stage, [cart + 16, BASE - 134, 108, 134], 4, '#2f3539') +
    rect(cart + 16, BASE - 80, 108, 5, '#2f3539')
  )
}

export const barn: Archetype = {
  name: 'Converted barn',
  hours: FOUR_SEASONS,
  tone: '#85766a',
  style: 'rustic',
  draw,
  setting: {
    backdrops: ['fields', 'hills'],
    grounds: ['meadow', 'lawn'],
    floras: ['temperate', 'autumn'],
    paths: ['straight', 'winding'],
    trees: 0.7,
    shrubs: 0.3,
  },
}
