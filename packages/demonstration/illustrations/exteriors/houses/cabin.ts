/** Catalogue, illustrations: a kind of building: cabin. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { dormer, railing } from '../../details.ts'
import { doorAt, flight } from '../../doors.ts'
import { BASE, block, recede, saddle } from '../../masses.ts'
import { INK, SNOW, TIMBER, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, n, path, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { glassWall, windowAt } from '../../windows.ts'

function draw(stage: Stage): Building {
  return stage.house.chance(0.45) ? aFrame(stage) : logCabin(stage)
}

function logCabin(stage: Stage): Building {
  const { house } = stage
  const wood = house.pick(['#9a6f4a', '#8a6242', '#a87d55', '#7a5a44'])
  const w = house.between(300, 350)
  const x = 460 - w / 2
  const eave = BASE - 142
  const depth = 0.09
  const roofColour = house.pick(['#5f6b62', '#6a5f58', '#7d5044', '#566069'])
  const walls = block(stage, { x, width: w, top: eave, depth, colour: wood, texture: 'log' })
  const roof = logCabinRoof(stage, { x, w, eave, depth, roofColour, wood })
  const ends = logCabinEnds({ x, w, eave, wood })
  const style = {
    width: 54,
    height: 48,
    columns: 2,
    rows: 2,
    frame: house.pick(['#3f5d55', '#f3ead9', '#8f4a3c']),
  } as const
  const doorX = 460 - 24 + house.pick([-40, 0, 50])
  const panes = [x + 34, x + w - 92]
    .filter((at) => Math.abs(at + 27 - doorX - 24) > 66)
    .map((at) => windowAt(stage, style, at, BASE - 104))
    .join('')
  const deck =
    rect(x - 16, BASE - 12, w + 32, 10, '#a88a66') + rect(x - 16, BASE - 2, w + 32, 5, INK, ' opacity=".24"')
  const posts = bars(
    boxes`${x - 8} ${eave + 6} 10 136, ${x + w - 2} ${eave + 6} 10 136, ${doorX - 28} ${eave + 6} 9 136, ${doorX + 68} ${eave + 6} 9 136`,
    shade(wood, 0.18),
  )
  const rails = logCabinRails({ x, doorX, w, wood })
  const stack = logCabinStack(stage, { x, w, eave })
  const attic = house.chance(0.5)
    ? dormer(stage, { width: 48, height: 40, wall: wood, roof: shade(roofColour, 0.2) }, 460, eave - 24)
    : ''
  return {
    art:
      stack +
      walls +
      roof +
      attic +
      panes +
      doorAt(
        stage,
        { width: 48, height: 82, colour: shade(wood, 0.34), frame: style.frame, leaf: 'planks' },
        doorX,
        BASE - 12,
      ) +
      ends +
      rect(x, eave + 8, w, 22, INK, ' opacity=".16"') +
      posts +
      rails +
      deck +
      flight(doorX - 8, 64, BASE - 10, 2, '#b89a74'),
    left: x - 30,
    right: x + w + 90,
    top: eave - 160,
    doors: [[doorX, doorX + 48]],
  }
}

function logCabinRails({ x, doorX, w, wood }: { x: number; doorX: number; w: number; wood: string }): string {
  return pts`${x - 2} ${doorX - 28}, ${doorX + 76} ${x + w}`
    .map(([from = 0, to = 0]) =>
      to - from > 20
        ? bars(
            boxes`${from} ${BASE - 48} ${to - from} 5, ${from} ${BASE - 30} ${to - from} 4`,
            shade(wood, 0.1),
          )
        : '',
    )
    .join('')
}

function logCabinStack(stage: Stage, { x, w, eave }: { x: number; w: number; eave: number }): string {
  return (
    block(stage, {
      x: x + w * 0.78,
      width: 40,
      top: eave - 150,
      base: eave - 20,
      colour: '#aaa59a',
      texture: 'rubble',
    }) + rect(x + w * 0.78 - 4, eave - 156, 48, 8, stage.snow ? SNOW : '#8f8b82')
  )
}

function logCabinEnds({ x, w, eave, wood }: { x: number; w: number; eave: number; wood: string }): string {
  return [x - 5, x + w - 5]
    .map((at) =>
      times(
        8,
        (i) =>
          `<circle cx="${n(at + 5)}" cy="${n(eave + 14 + i * 17)}" r="7" fill="${tint(wood, 0.22)}" stroke="${shade(wood, 0.3)}" stroke-width="1.5"/>`,
      ).join(''),
    )
    .join('')
}

function logCabinRoof(
  stage: Stage,
  {
    x,
    w,
    eave,
    depth,
    roofColour,
    wood,
  }: { x: number; w: number; eave: number; depth: number; roofColour: string; wood: string },
): string {
  return saddle(stage, {
    x,
    width: w,
    eave: eave + 2,
    rise: 116,
    depth,
    over: 22,
    colour: roofColour,
    texture: 'seam',
    wall: wood,
    wallTexture: 'log',
  })
}

function aFrame(stage: Stage): Building {
  const { house } = stage
  const wood = house.pick(TIMBER)
  const x = 320
  const w = 300
  const middle = x + w / 2
  const top = BASE - 318
  const roof = house.pick(['#4f5b5a', '#5f5650', '#46525c', '#6d4a40'])
  const depth = 0.14
  const face =
    poly(pts`${x + 14} ${BASE - 10}, ${middle} ${top + 16}, ${x + w - 14} ${BASE - 10}`, wood) +
    poly(
      pts`${x + 14} ${BASE - 10}, ${middle} ${top + 16}, ${x + w - 14} ${BASE - 10}`,
      texture(stage, 'plank'),
    )
  const slope = aFrameSlope(stage, { middle, top, depth, x, w, roof })
  const edge = stroke(
    `M${x - 22} ${BASE - 2}L${middle} ${top + 4}L${x + w + 22} ${BASE - 2}`,
    stage.snow ? SNOW : shade(roof, 0.24),
    17,
    ' stroke-linejoin="miter"',
  )
  const upper =
    path(
      `M${middle - 52} ${BASE - 132}L${middle} ${top + 58}L${middle + 52} ${BASE - 132}z`,
      stage.view.chance(stage.lit * 1.4) ? '~f4d69b' : '#86aabb',
    ) +
    bars([[middle - 2.5, top + 58, 5, BASE - top - 190]], '#3d3a36') +
    stroke(`M${middle - 52} ${BASE - 132}L${middle} ${top + 58}L${middle + 52} ${BASE - 132}z`, '#3d3a36', 5)
  const low = glassWall(stage, [middle - 74, BASE - 96, 148, 86], 4, '#3d3a36')
  const deck =
    rect(x - 30, BASE - 14, w + 60, 12, '#b08f68') +
    rect(x - 30, BASE - 14, w + 60, 12, texture(stage, 'board')) +
    rect(x - 30, BASE - 2, w + 60, 5, INK, ' opacity=".26"')
  const balconyFloor =
    rect(middle - 92, BASE - 122, 184, 8, shade(wood, 0.2)) +
    railing([middle - 84, BASE - 146, 168, 26], '#3d3a36', 6)
  const posts: Box[] = boxes`${x - 20} ${BASE - 2} 8 8, ${x + w + 12} ${BASE - 2} 8 8`
  return {
    art:
      slope +
      face +
      rect(middle - 80, BASE - 112, 160, 10, INK, ' opacity=".2"') +
      upper +
      low +
      balconyFloor +
      edge +
      deck +
      bars(posts, '#6f5a45') +
      flight(middle - 40, 80, BASE - 8, 1, '#b89a74'),
    left: x - 40,
    right: x + w + 150,
    top: top - 10,
    doors: [[middle - 40, middle + 40]],
  }
}

function aFrameSlope(
  stage: Stage,
  {
    middle,
    top,
    depth,
    x,
    w,
    roof,
  }: { middle: number; top: number; depth: number; x: number; w: number; roof: string },
): string {
  return (
    poly(
      [
        [middle, top],
        recede([middle, top], depth),
        recede([x + w + 26, BASE - 4], depth),
        [x + w + 26, BASE - 4],
      ],
      stage.snow ? '#e3eaee' : shade(roof, 0.1),
    ) +
    poly(
      [
        [middle, top],
        recede([middle, top], depth),
        recede([x + w + 26, BASE - 4], depth),
        [x + w + 26, BASE - 4],
      ],
      texture(stage, 'seam'),
      ' opacity=".7"',
    )
  )
}

export const cabin: Archetype = {
  name: 'Cabin',
  hours: FOUR_SEASONS,
  tone: '#8a6a4e',
  style: 'nordic',
  draw,
  setting: {
    backdrops: ['forest', 'fjord', 'alps'],
    grounds: ['meadow', 'lawn'],
    floras: ['boreal', 'alpine'],
    paths: ['winding', 'stones'],
    trees: 0.95,
    shrubs: 0.3,
  },
}
