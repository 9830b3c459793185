/** Catalogue, illustrations: a kind of building: panel-built apartment block. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { parapetBalcony } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping } from '../../masses.ts'
import { CONCRETE, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { rect, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { sideWindow, windowAt } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const sections = house.whole(2, 3)
  const floors = house.whole(4, 6)
  const step = 196
  const w = sections * step
  const x = 460 - w / 2
  const wall = house.pick(CONCRETE)
  const accent = house.pick(['#c9a35a', '#a9bfae', '#c48f78', '#9fb4c2', '#b9a9c0'])
  const top = BASE - 34 - floors * 62
  const depth = 0.07
  const body =
    block(stage, { x, width: w, top, depth, colour: wall, texture: 'panel' }) +
    coping(x, w, top, depth, shade(wall, 0.14), 3)
  const units = panelBlockUnits(stage, { sections, x, step, top, accent, floors, wall })
  const side = times(floors, (f) =>
    sideWindow(stage, x + w, [depth * 0.4, depth * 0.58], BASE - 84 - f * 62, 32),
  ).join('')
  return {
    art: body + side + units,
    left: x,
    right: x + w + 70,
    top: top - 12,
    doors: times(sections, (s) => [x + s * step + step / 2 - 20, x + s * step + step / 2 + 20] as const),
  }
}

function panelBlockUnits(
  stage: Stage,
  {
    sections,
    x,
    step,
    top,
    accent,
    floors,
    wall,
  }: { sections: number; x: number; step: number; top: number; accent: string; floors: number; wall: string },
): string {
  const { house } = stage
  return times(sections, (s) => {
    const at = x + s * step
    const stair =
      rect(at + step / 2 - 16, top + 8, 32, BASE - top - 8, tint(accent, 0.1)) +
      times(floors, (f) =>
        windowAt(
          stage,
          { width: 22, height: 30, columns: 1, rows: 2, border: 3, sill: false },
          at + step / 2 - 11,
          BASE - 86 - f * 62,
        ),
      ).join('')
    const flats = times(
      floors,
      (f) =>
        [at + 12, at + step - 64]
          .map((bx) =>
            windowAt(
              stage,
              { width: 52, height: 34, columns: 3, rows: 1, border: 3 },
              bx,
              BASE - 84 - f * 62,
            ),
          )
          .join('') +
        [at + 8, at + step - 68]
          .map((bx) =>
            house.chance(0.16)
              ? ''
              : parapetBalcony(
                  [bx, BASE - 50 - f * 62 + 12, 60, 24],
                  f % 2 === 0 ? accent : tint(accent, 0.35),
                  '#eceae2',
                ),
          )
          .join(''),
    ).join('')
    const porch =
      rect(at + step / 2 - 30, BASE - 56, 60, 6, shade(wall, 0.3)) +
      doorAt(
        stage,
        { width: 30, height: 46, colour: '#5d666f', leaf: 'glazed', border: 3 },
        at + step / 2 - 15,
        BASE,
      )
    return stair + flats + porch
  }).join('')
}

export const panelblock: Archetype = {
  name: 'Panel-built apartment block',
  hours: FOUR_SEASONS,
  tone: '#cfcdc6',
  style: 'modern',
  draw,
  setting: {
    backdrops: ['city', 'forest', 'highrise'],
    grounds: ['lawn', 'street'],
    floras: ['temperate', 'boreal', 'autumn'],
    trees: 0.7,
    shrubs: 0.4,
  },
}
