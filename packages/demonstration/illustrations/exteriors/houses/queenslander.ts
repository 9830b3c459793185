/** Catalogue, illustrations: a kind of building: Queenslander. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, gable, hip, sideQuad } from '../../masses.ts'
import { INK, shade } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, n, path, pickets, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { sideWindow, windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const boards = house.pick(['#e9e4d6', '#c9d3cc', '#d5c7ad', '#b9c8cf', '#e6d3c4', '#f4efe4'])
  const tin = house.pick(['#9fb0ae', '#b0675a', '#8f9aa4', '#7f9a8e'])
  const trim = '#fbf8f1'
  const x = 260
  const w = 410
  const floor = BASE - 92
  const depth = 0.07
  const eave = floor - 112
  const under = queenslanderUnder({ x, floor, w, trim, depth })
  const body = block(stage, { x, width: w, top: eave, base: floor, depth, colour: boards, texture: 'board' })
  const roof = queenslanderRoof(stage, { x, w, eave, depth, tin, trim })
  const gableFront = queenslanderGableFront(stage, { x, eave, tin, boards, trim, floor })
  const verandaX = x + 160
  const verandaW = w - 160
  const dark = rect(verandaX, eave + 4, verandaW, floor - eave - 4, INK, ' opacity=".2"')
  const doorX = verandaX + verandaW / 2 - 22
  const openings = queenslanderOpenings(stage, { trim, doorX, floor, verandaX, x, w })
  const bay = (verandaW - 6) / 5
  const posts = bars(
    times(6, (i): Box => [verandaX + i * bay, eave, 6, floor - eave]),
    trim,
  )
  const fringe = times(5, (i) =>
    path(`M${verandaX + 6 + i * bay} ${eave + 2}h${bay - 6}v18q${3 - bay / 2} -16 ${6 - bay} 0z`, trim),
  ).join('')
  const rails =
    railing([verandaX, floor - 32, doorX - verandaX - 8, 30], trim, 5, 2.4) +
    railing([doorX + 54, floor - 32, x + w - doorX - 54, 30], trim, 5, 2.4)
  const stair = queenslanderStair({ doorX, floor, trim })
  const side = [0.3, 0.64]
    .map((at) => sideWindow(stage, x + w, [depth * at, depth * (at + 0.18)], eave + 28, 52))
    .join('')
  return {
    art:
      under +
      body +
      side +
      dark +
      openings +
      roof +
      gableFront +
      posts +
      fringe +
      rails +
      rect(x - 6, floor - 3, w + 12, 7, trim) +
      stair,
    left: x - 28,
    right: x + w + 70,
    top: eave - 104,
    doors: [[doorX - 20, doorX + 64]],
  }
}

function queenslanderOpenings(
  stage: Stage,
  {
    trim,
    doorX,
    floor,
    verandaX,
    x,
    w,
  }: { trim: string; doorX: number; floor: number; verandaX: number; x: number; w: number },
): string {
  const { house } = stage
  return (
    doorAt(
      stage,
      {
        width: 44,
        height: 86,
        colour: house.pick(['#3f5d55', '#7a4f38', '#4a6a86']),
        frame: trim,
        leaf: 'glazed',
      },
      doorX,
      floor,
    ) +
    windowRow(stage, { width: 34, height: 60, columns: 2, rows: 2 }, [verandaX + 24, x + w - 62], floor - 88)
  )
}

function queenslanderUnder({
  x,
  floor,
  w,
  trim,
  depth,
}: {
  x: number
  floor: number
  w: number
  trim: string
  depth: number
}): string {
  const right = x + w - 6
  const posts = [0, 0.5, 1]
    .map((at) => poly(sideQuad(right, depth * at, depth * at + 0.009, floor, BASE), shade(trim, 0.2)))
    .join('')
  return (
    poly(sideQuad(right, 0, depth, floor, BASE), '#5d5a50', ' opacity=".62"') +
    posts +
    rect(x + 10, floor, w - 20, 92, '#5d5a50', ' opacity=".5"') +
    pickets([x + 6, floor + 6, w - 12, 86], trim, 5, 8) +
    rect(x, floor + 2, w, 6, INK, ' opacity=".2"') +
    bars(
      times(6, (i): Box => [x + 4 + (i * (w - 18)) / 5, floor, 10, 92]),
      trim,
    )
  )
}

function queenslanderRoof(
  stage: Stage,
  {
    x,
    w,
    eave,
    depth,
    tin,
    trim,
  }: { x: number; w: number; eave: number; depth: number; tin: string; trim: string },
): string {
  return hip(stage, {
    x,
    width: w,
    eave: eave - 4,
    rise: 92,
    depth,
    inset: 120,
    over: 26,
    colour: tin,
    texture: 'tin',
    trim,
  })
}

function queenslanderStair({ doorX, floor, trim }: { doorX: number; floor: number; trim: string }): string {
  return (
    poly(
      pts`${doorX - 8} ${floor}, ${doorX + 52} ${floor}, ${doorX + 74} ${BASE + 8}, ${doorX - 30} ${BASE + 8}`,
      '#b9a184',
    ) +
    stroke(
      times(8, (i) => `M${n(doorX - 9 - i * 2.6)} ${floor + 11 + i * 11}h${n(62 + i * 5.2)}`).join(''),
      '#8f7a5f',
      2,
    ) +
    stroke(
      `M${doorX - 10} ${floor - 28}L${doorX - 32} ${BASE - 22}V${BASE + 8}M${doorX + 54} ${floor - 28}L${doorX + 76} ${BASE - 22}V${BASE + 8}`,
      trim,
      4,
    )
  )
}

function queenslanderGableFront(
  stage: Stage,
  {
    x,
    eave,
    tin,
    boards,
    trim,
    floor,
  }: { x: number; eave: number; tin: string; boards: string; trim: string; floor: number },
): string {
  return (
    gable(stage, {
      x: x + 26,
      width: 128,
      eave: eave + 2,
      rise: 66,
      over: 12,
      colour: tin,
      wall: boards,
      wallTexture: 'board',
      trim,
      board: 8,
    }) +
    rect(x + 26, eave + 2, 128, floor - eave - 2, boards) +
    rect(x + 26, eave + 2, 128, floor - eave - 2, texture(stage, 'board')) +
    windowAt(stage, { width: 62, height: 54, columns: 3, rows: 2, lintel: tin }, x + 59, eave + 30)
  )
}

export const queenslander: Archetype = {
  name: 'Queenslander',
  hours: MILD,
  tone: '#cfcdc0',
  style: 'tropical',
  draw,
  setting: {
    backdrops: ['hills', 'suburb', 'jungle'],
    grounds: ['lawn', 'dryGrass'],
    floras: ['austral', 'tropical'],
    paths: ['straight', 'stones'],
    trees: 0.75,
    shrubs: 0.5,
  },
}
