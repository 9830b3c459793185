/** Catalogue, illustrations: a kind of building: semi-detached house. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, gable, hip } from '../../masses.ts'
import { BRICK, CLAY_TILE, DOORS, INK, PAPER, STUCCO, shade, tint } from '../../palette.ts'
import { plant } from '../../planting.ts'
import type { Building } from '../../scene.ts'
import { bars, path, poly, pts, rect, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { glass, lamplight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowAt } from '../../windows.ts'
import { frontFence } from '../parts/fences.ts'
import { country } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const brick = house.pick(BRICK)
  const render = house.pick(STUCCO)
  const tile = house.pick([...CLAY_TILE, '#8a5f4f', '#7d6a60'])
  const x = 252
  const w = 456
  const eave = BASE - 196
  const half = w / 2
  const roof = hip(stage, {
    x,
    width: w,
    eave,
    rise: 104,
    inset: 110,
    over: 18,
    colour: tile,
    texture: 'tile',
    trim: '#fbf8f1',
  })
  const walls =
    block(stage, { x, width: w, top: eave, colour: render }) +
    rect(x, BASE - 100, w, 100, brick) +
    rect(x, BASE - 100, w, 100, texture(stage, 'brick')) +
    rect(x, BASE - 104, w, 6, tint(brick, 0.5))
  const doors = house.shuffle(DOORS)
  const bays = [0, 1]
    .map((i) => {
      const bayX = i === 0 ? x + 18 : x + w - 18 - 118
      const doorX = i === 0 ? x + half - 66 : x + half + 24
      return (
        semiBay(stage, bayX, 118, { eave, tile, brick, render }) +
        windowAt(stage, { width: 34, height: 50, columns: 2, rows: 2 }, doorX + 4, eave + 20) +
        path(`M${doorX - 8} ${BASE}V${BASE - 74}a29 29 0 0 1 58 0V${BASE}z`, shade(brick, 0.2)) +
        doorAt(stage, { width: 42, height: 82, colour: doors[i] ?? DOORS[0], leaf: 'glazed' }, doorX, BASE)
      )
    })
    .join('')
  const art = chimney(stage, [480 - 26, eave - 154, 52, 62], shade(brick, 0.06), 4) + roof + walls + bays
  const garden = frontFence(
    stage,
    x - 70,
    x + w + 70,
    [x + half - 84, x + half + 84],
    house.pick(['hedge', 'wall']),
  )
  return {
    art,
    left: x - 20,
    right: x + w + 20,
    top: eave - 160,
    doors: pts`${x + half - 66} ${x + half - 24}, ${x + half + 24} ${x + half + 66}`,
    before: garden + plant(stage, 'bush', x + half, BASE + 12, 0.7),
  }
}

function semiBay(
  stage: Stage,
  x: number,
  width: number,
  { eave, tile, brick, render }: { eave: number; tile: string; brick: string; render: string },
): string {
  const top = eave - 2
  const body =
    rect(x, top, width, BASE - top, tint(render, 0.2)) +
    rect(x, BASE - 56, width, 56, brick) +
    rect(x, BASE - 56, width, 56, texture(stage, 'brick')) +
    rect(x + width - 16, top, 16, BASE - top, INK, ' opacity=".1"') +
    rect(x, top, 16, BASE - top, '#fff6e6', ' opacity=".2"')
  const panes = [BASE - 96, BASE - 182]
    .map(
      (y) =>
        rect(x - 2, y - 6, width + 4, 56, PAPER) +
        rect(x + 3, y, width - 6, 44, stage.view.chance(stage.lit) ? lamplight(stage) : glass(stage)) +
        bars(
          times(4, (i): Box => [x + 2 + ((width - 6) * (i + 1)) / 5, y, 3.4, 44]),
          PAPER,
        ) +
        rect(x + 3, y + 13, width - 6, 3, PAPER) +
        poly(
          pts`${x + 30} ${y + 44}, ${x + 56} ${y}, ${x + 70} ${y}, ${x + 44} ${y + 44}`,
          '#ffffff',
          ' opacity=".13"',
        ),
    )
    .join('')
  const hung =
    rect(x, BASE - 136, width, 36, tile) + rect(x, BASE - 136, width, 36, texture(stage, 'shingle'))
  return (
    body +
    hung +
    panes +
    gable(stage, {
      x,
      width,
      eave: top,
      rise: 68,
      over: 12,
      colour: tile,
      wall: tint(render, 0.2),
      trim: '#fbf8f1',
      board: 8,
    }) +
    bars(
      times(3, (i): Box => [
        x + width * (0.3 + i * 0.2) - 3,
        top - 44 + Math.abs(i - 1) * 16,
        5,
        44 - Math.abs(i - 1) * 16,
      ]),
      '#5b4a3c',
      ' opacity=".7"',
    )
  )
}

export const semi: Archetype = {
  name: 'Semi-detached house',
  hours: FOUR_SEASONS,
  tone: '#cfae96',
  style: 'classic',
  draw,
  setting: {
    ...country,
    backdrops: ['suburb', 'roofs'],
    floras: ['suburban', 'temperate', 'autumn'],
    paths: ['none'],
    shrubs: 0.3,
  },
}
