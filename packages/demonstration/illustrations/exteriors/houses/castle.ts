/** Catalogue, illustrations: a kind of building: castle. */
import { FOUR_SEASONS } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { BASE, block, hip } from '../../masses.ts'
import { GRANITE, INK, SANDSTONE, SNOW, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { archPath, disc, path, pickets, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const stone = house.pick([...GRANITE, ...SANDSTONE, '#e6dfd0'])
  const roof = house.pick(['#5f6b78', '#67707a', '#8f5a4c', '#56616b'])
  const pointed = house.chance(0.65)
  const keep =
    castleBlock(stage, 360, 230, BASE - 250, stone) +
    (pointed
      ? hip(stage, {
          x: 360,
          width: 230,
          eave: BASE - 262,
          rise: 82,
          inset: 84,
          over: 8,
          colour: roof,
          texture: 'slate',
        })
      : '')
  const walls = castleBlock(stage, 240, 470, BASE - 128, tint(stone, 0.05))
  const towers = [
    { x: 196, width: 86, top: BASE - 232 },
    { x: 676, width: 92, top: BASE - 264 },
    { x: 572, width: 66, top: BASE - 338 },
  ]
    .map((tower) => roundTower(stage, tower, stone, pointed ? roof : undefined))
    .join('')
  const gateX = 480 - 36 - 50
  const gate =
    rect(gateX - 26, BASE - 150, 124, 150, tint(stone, 0.1)) +
    rect(gateX - 26, BASE - 150, 124, 150, texture(stage, 'rubble')) +
    pickets([gateX - 26, BASE - 162, 124, 14], tint(stone, 0.1), 14, 12) +
    path(archPath(gateX - 6, BASE - 98, 84, 98), shade(stone, 0.2)) +
    path(archPath(gateX, BASE - 92, 72, 92), '#5b4434') +
    stroke(times(4, (i) => `M${gateX + 14 + i * 14} ${BASE}v-84`).join(''), '#42301f', 2) +
    rect(gateX, BASE - 44, 72, 3, '#42301f')
  const slits = castleSlits(stage, stone)
  const flag =
    stroke(`M605 ${BASE - (pointed ? 428 : 352)}v-44`, '#6f6a63', 2.4) +
    path(
      `M606 ${BASE - (pointed ? 470 : 394)}q16 -7 32 2v16q-16 -9 -32 -2z`,
      house.pick(['#b4532a', '#12423a', '#8a6a1f']),
    )
  return {
    art: flag + keep + walls + slits + towers + gate,
    left: 180,
    right: 786,
    top: BASE - 480,
    doors: [[gateX, gateX + 72]],
  }
}

function castleSlits(stage: Stage, stone: string): string {
  return (
    windowRow(
      stage,
      { width: 22, height: 46, columns: 2, rows: 2, head: 'round', frame: tint(stone, 0.34), sill: false },
      [386, 438, 500, 548],
      BASE - 220,
    ) +
    windowRow(
      stage,
      {
        width: 12,
        height: 36,
        columns: 1,
        rows: 1,
        head: 'round',
        frame: tint(stone, 0.3),
        border: 3,
        sill: false,
      },
      [300, 340, 612, 650],
      BASE - 96,
    )
  )
}

function castleBlock(stage: Stage, x: number, width: number, top: number, stone: string): string {
  return (
    block(stage, { x, width, top, colour: stone, texture: 'rubble' }) +
    pickets([x, top - 14, width, 16], stone, 15, 12) +
    (stage.snow ? rect(x, top - 16, width, 4, SNOW) : '') +
    rect(x - 4, top + 2, width + 8, 6, shade(stone, 0.14))
  )
}

function roundTower(
  stage: Stage,
  { x, width, top }: { x: number; width: number; top: number },
  stone: string,
  roof: string | undefined,
): string {
  const round = stage.paint(
    'round',
    (id) =>
      `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#fff6e6" stop-opacity=".16"/><stop offset=".4" stop-color="#fff6e6" stop-opacity=".1"/><stop offset="1" stop-color="${INK}" stop-opacity=".3"/></linearGradient>`,
  )
  const body =
    rect(x, top, width, BASE - top, stone) +
    rect(x, top, width, BASE - top, texture(stage, 'rubble')) +
    rect(x, top, width, BASE - top, round)
  const head =
    rect(x - 6, top - 18, width + 12, 22, tint(stone, 0.08)) +
    rect(x - 6, top - 18, width + 12, 22, round) +
    rect(x - 6, top + 4, width + 12, 5, INK, ' opacity=".16"')
  const panes =
    windowRow(
      stage,
      {
        width: 16,
        height: 34,
        columns: 1,
        rows: 2,
        head: 'round',
        frame: tint(stone, 0.32),
        border: 3,
        sill: false,
      },
      [x + width / 2 - 8],
      top + 28,
    ) +
    (top < BASE - 240
      ? windowRow(
          stage,
          {
            width: 16,
            height: 34,
            columns: 1,
            rows: 2,
            head: 'round',
            frame: tint(stone, 0.32),
            border: 3,
            sill: false,
          },
          [x + width / 2 - 8],
          top + 110,
        )
      : '')
  const cone = roundTowerCone(stage, { roof, x, top, width, stone })
  return body + head + panes + cone
}

function roundTowerCone(
  stage: Stage,
  {
    roof,
    x,
    top,
    width,
    stone,
  }: { roof: string | undefined; x: number; top: number; width: number; stone: string },
): string {
  return roof === undefined
    ? pickets([x - 6, top - 30, width + 12, 14], tint(stone, 0.08), 13, 10)
    : poly(
        pts`${x - 12} ${top - 16}, ${x + width / 2} ${top - 16 - width * 1.1}, ${x + width + 12} ${top - 16}`,
        stage.snow ? SNOW : roof,
      ) +
        poly(
          pts`${x + width / 2} ${top - 16 - width * 1.1}, ${x + width + 12} ${top - 16}, ${x + width * 0.56} ${top - 16}`,
          INK,
          ' opacity=".15"',
        ) +
        poly(
          pts`${x - 12} ${top - 16}, ${x + width / 2} ${top - 16 - width * 1.1}, ${x + width + 12} ${top - 16}`,
          texture(stage, 'shingle'),
          ' opacity=".7"',
        ) +
        disc(x + width / 2, top - 18 - width * 1.1, 3, '#c9a35a')
}

export const castle: Archetype = {
  name: 'Castle',
  hours: FOUR_SEASONS,
  tone: '#b5afa2',
  style: 'rustic',
  draw,
  setting: {
    backdrops: ['hills', 'forest', 'alps', 'terraces'],
    grounds: ['meadow', 'lawn'],
    floras: ['temperate', 'boreal', 'autumn'],
    paths: ['winding'],
    trees: 0.7,
    shrubs: 0.4,
  },
}
