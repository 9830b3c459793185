/** Catalogue, illustrations: a kind of building: office building. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { BASE, block, coping, sideQuad } from '../../masses.ts'
import { BRICK, CONCRETE, PAPER, shade, tint } from '../../palette.ts'
import { hedge } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, pickets, poly, rect, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { glass, wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { glassWall } from '../../windows.ts'
import { curtainWall } from '../parts/curtain-wall.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const kind = house.pick(['glass', 'fins', 'grid'] as const)
  const floors = house.whole(5, 8)
  const step = 42
  const w = house.between(360, 430)
  const x = 440 - w / 2
  const depth = 0.09
  const top = BASE - 60 - floors * step
  const frame = house.pick(['#d9d9d4', '#c9ccc9', '#e3ddd0', '#8f9a9c', '#5a6368'])
  const wall = curtainWall(
    stage,
    'office',
    [Math.round(w / 14), step],
    frame,
    house.pick(['#7fa3b5', '#86a8a8', '#8a9fb5']),
  )
  const facade =
    rect(x, top, w, floors * step, frame) +
    rect(x, top, w, floors * step, wall) +
    rect(x, top, w, floors * step, wallLight(stage))
  const side =
    poly(sideQuad(x + w, 0, depth, top, BASE), shade(frame, 0.3)) +
    times(floors, (f) =>
      poly(
        sideQuad(x + w, depth * 0.06, depth * 0.94, top + 6 + f * step, top + step - 8 + f * step),
        '#56727f',
      ),
    ).join('')
  const fins = officeFins(stage, { kind, x, top, w, floors, step, frame })
  const lobbyGlass =
    rect(x, BASE - 62, w, 62, shade(frame, 0.2)) +
    glassWall(stage, [x + 16, BASE - 54, w - 32, 54], 9, '#3f4a52') +
    rect(x + w / 2 - 44, BASE - 58, 88, 58, '#3f4a52') +
    rect(x + w / 2 - 38, BASE - 52, 36, 52, glass(stage)) +
    rect(x + w / 2 + 2, BASE - 52, 36, 52, glass(stage)) +
    rect(x + w / 2 - 64, BASE - 66, 128, 9, PAPER)
  const roofTop =
    rect(x + 50, top - 34, w * 0.4, 28, shade(frame, 0.24)) +
    pickets([x + 52, top - 32, w * 0.4 - 4, 24], shade(frame, 0.4), 2, 5) +
    coping(x, w, top, depth, tint(frame, 0.3), 3, 10)
  const low = house.chance(0.5)
    ? block(stage, { x: x - 118, width: 122, top: BASE - 120, colour: house.pick([...CONCRETE, ...BRICK]) }) +
      glassWall(stage, [x - 104, BASE - 104, 94, 40], 4) +
      glassWall(stage, [x - 104, BASE - 50, 94, 50], 4) +
      coping(x - 118, 122, BASE - 120, 0, PAPER, 3)
    : ''
  return {
    art: roofTop + low + side + facade + fins + lobbyGlass,
    left: x - (low === '' ? 4 : 122),
    right: x + w + 100,
    top: top - 36,
    doors: [[x + w / 2 - 44, x + w / 2 + 44]],
    before: hedge(stage, x - 10, BASE + 14, w * 0.3, 18),
  }
}

function officeFins(
  stage: Stage,
  {
    kind,
    x,
    top,
    w,
    floors,
    step,
    frame,
  }: { kind: string; x: number; top: number; w: number; floors: number; step: number; frame: string },
): string {
  const { house } = stage
  return kind === 'fins'
    ? pickets([x + 2, top, w - 4, floors * step], tint(frame, 0.3), 4, w / 28 - 4)
    : kind === 'grid'
      ? bars(
          [
            ...times(8, (i): Box => [x + (i * (w - 12)) / 7, top, 12, floors * step]),
            ...times(floors + 1, (f): Box => [x, top + f * step - 5, w, 10]),
          ],
          house.pick([...CONCRETE, '#d3b89a']),
        )
      : ''
}

export const office: Archetype = {
  name: 'Office building',
  hours: FOUR_SEASONS,
  tone: '#a9b9bf',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['city', 'highrise'],
    grounds: ['forecourt', 'street', 'avenue'],
    floras: ['street', 'temperate'],
    trees: 0.6,
    shrubs: 0,
  },
}
