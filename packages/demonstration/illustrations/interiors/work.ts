/** Catalogue, illustrations: inside places of work: office, salesroom, storehouse. */
import { INK, shade, tint } from '../palette.ts'
import { bars, boxes, disc, discs, n, poly, pts, rect, rounds, stroke, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import { WIDTH, glow } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { texture } from '../textures.ts'
import { FLOOR } from './decor.ts'
import type { Decor } from './decor.ts'
import { houseplant, pendants, picture } from './decorations.ts'
import { sofa, under } from './furniture.ts'
import { drawShell } from './room.ts'

export function office(stage: Stage, decor: Decor): string {
  const { house } = stage
  const loft = house.chance(0.4)
  const windows: Box[] = loft
    ? times(3, (i): Box => [decor.side + 60 + i * 280, 92, 220, 240])
    : [[decor.side + 20, 84, 920 - decor.side, 250]]
  const style = {
    ...decor.style,
    window: loft ? ('sash' as const) : ('full' as const),
    trim: '#454c52',
    ceiling: 'plain' as const,
  }
  const shell = drawShell(
    stage,
    { ...decor, style, floor: house.pick(['concrete', 'boards', 'parquet'] as const) },
    { windows, horizon: 296, ...(loft ? { feature: '#b98a72' } : {}) },
  )
  const lights = times(
    4,
    (i) =>
      rect(110 + i * 220, 52 + (i % 2) * 4, 130, 8, glow('#fdf6e3'), ' rx="3"') +
      rect(118 + i * 220, 30, 2, 24, '#454c52') +
      rect(230 + i * 220, 30, 2, 24, '#454c52'),
  ).join('')
  const back = times(3, (i) => deskUnit(stage, 150 + i * 270, 500, 0.78, decor)).join('')
  const meeting = house.chance(0.5)
  const front = meeting
    ? meetingTable(decor)
    : times(2, (i) => deskUnit(stage, 150 + i * 380, 626, 1.16, decor)).join('')
  return shell + lights + back + houseplant(stage, 70, 530, 1.4) + houseplant(stage, 900, 560, 1.5) + front
}

function deskUnit(stage: Stage, x: number, y: number, size: number, decor: Decor): string {
  const w = 230 * size
  const h = 96 * size
  const top = y - h
  const legs = stroke(
    `M${n(x + 16 * size)} ${n(top)}L${n(x + 6 * size)} ${n(y)}M${n(x + w - 16 * size)} ${n(top)}L${n(x + w - 6 * size)} ${n(y)}`,
    '#5a6368',
    6 * size,
  )
  const screen =
    rect(x + w * 0.3, top - 76 * size, w * 0.4, 58 * size, '#33393d', ' rx="4"') +
    rect(
      x + w * 0.32,
      top - 72 * size,
      w * 0.36,
      50 * size,
      stage.house.pick(['#dfe6e4', '#cfdfe2', '#e6e3d8']),
    ) +
    bars(
      boxes`${x + w * 0.35} ${top - 62 * size} ${w * 0.2} ${4 * size}, ${x + w * 0.35} ${top - 52 * size} ${w * 0.28} ${4 * size}, ${x + w * 0.35} ${top - 42 * size} ${w * 0.16} ${4 * size}`,
      '#8fa9a3',
    ) +
    bars(
      boxes`${x + w * 0.48} ${top - 18 * size} ${w * 0.04} ${18 * size}, ${x + w * 0.42} ${top - 4 * size} ${w * 0.16} ${4 * size}`,
      '#33393d',
    )
  const cx = x + w / 2
  const chair =
    stroke(
      `M${n(cx)} ${n(y - 40 * size)}V${n(y + 2)}M${n(cx - 28 * size)} ${n(y + 10)}L${n(cx)} ${n(y - 4)}L${n(cx + 28 * size)} ${n(y + 10)}`,
      '#33393d',
      5 * size,
      ' stroke-linecap="round"',
    ) +
    rect(cx - 38 * size, y - 118 * size, 76 * size, 60 * size, decor.fabric, ` rx="${n(14 * size)}"`) +
    rect(
      cx - 42 * size,
      y - 54 * size,
      84 * size,
      16 * size,
      shade(decor.fabric, 0.12),
      ` rx="${n(7 * size)}"`,
    )
  return (
    under(x, y, w) +
    legs +
    rect(x, top - 2, w, 12 * size, decor.wood, ' rx="3"') +
    screen +
    rect(x + w * 0.8, top - 22 * size, 14 * size, 20 * size, decor.accent, ' rx="3"') +
    chair
  )
}

function meetingTable({ wood, fabric }: Decor): string {
  const chair = (x: number, y: number) =>
    rect(x, y - 92, 64, 64, fabric, ' rx="14"') + rect(x + 27, y - 28, 10, 30, '#33393d')
  return (
    [230, 350, 470, 590].map((x) => chair(x, 548)).join('') +
    under(180, 612, 560) +
    poly(pts`210 532, 710 532, 750 566, 170 566`, wood) +
    rect(170, 566, 580, 12, shade(wood, 0.2)) +
    bars(boxes`240 578 14 36, 666 578 14 36`, '#454c52') +
    poly(pts`330 546, 400 546, 396 556, 322 556`, '#f4efe4') +
    poly(pts`520 544, 580 544, 586 556, 520 556`, '#dfe6e4')
  )
}

export function salesroom(stage: Stage, decor: Decor): string {
  const { house } = stage
  const shell = drawShell(
    stage,
    { ...decor, floor: house.pick(['boards', 'concrete', 'tiles'] as const) },
    {},
  )
  const goods = [decor.accent, decor.accent2, '#e4d9c2', '#8fb0a2', '#c9a35a', '#7d8a99']
  const shelf = (x: number, w: number) =>
    rect(x, 110, w, FLOOR - 110, tint(decor.wood, 0.2)) +
    times(4, (row) => {
      const y = 176 + row * 76
      let at = x + 14
      let things = ''
      while (at < x + w - 30) {
        const size = house.between(18, 34)
        const tall = house.between(22, 50)
        things += house.chance(0.25)
          ? disc(at + size / 2, y - size / 2, size / 2, house.pick(goods))
          : rect(at, y - tall, size, tall, house.pick(goods), ' rx="3"')
        at += size + house.between(5, 12)
      }
      return things + rect(x, y, w, 8, decor.wood) + rect(x + 4, y + 8, w - 8, 4, INK, ' opacity=".12"')
    }).join('') +
    bars(boxes`${x - 4} 104 8 ${FLOOR - 100}, ${x + w - 4} 104 8 ${FLOOR - 100}`, shade(decor.wood, 0.15))
  const counter =
    under(560, 606, 330) +
    rect(560, 480, 330, 124, decor.fabric) +
    rect(560, 480, 330, 124, texture(stage, 'batten')) +
    rect(548, 466, 354, 18, decor.wood, ' rx="4"') +
    rect(800, 420, 60, 46, '#33393d', ' rx="5"') +
    rect(806, 426, 48, 30, '#dfe6e4') +
    discs(rounds`610 454 12, 634 452 13, 658 455 11`, decor.accent)
  const table = salesroomTable({ decor, goods })
  const lights = pendants(
    stage,
    times(5, (i) => 160 + i * 165),
    84,
    decor.accent2,
    56,
  )
  return (
    shell +
    shelf(decor.side + 40, 250) +
    shelf(decor.side + 330, 250) +
    picture(stage, [800, 150, 110, 130], decor) +
    lights +
    table +
    counter
  )
}

function salesroomTable({ decor, goods }: { decor: Decor; goods: string[] }): string {
  return (
    under(180, 606, 260) +
    rect(180, 520, 260, 14, decor.wood, ' rx="4"') +
    bars(boxes`196 534 10 72, 414 534 10 72`, shade(decor.wood, 0.25)) +
    times(5, (i) =>
      rect(
        200 + i * 46,
        520 - 24 - ((i * 11) % 22),
        34,
        24 + ((i * 11) % 22),
        goods[i % goods.length] ?? decor.accent,
        ' rx="4"',
      ),
    ).join('')
  )
}

export function storehouse(stage: Stage, decor: Decor): string {
  const { house } = stage
  const steel = '#a9b0ae'
  const shell = drawShell(
    stage,
    { ...decor, wall: '#d3d5d0', floor: 'concrete', style: { ...decor.style, ceiling: 'plain' } },
    { finish: 'panelled' },
  )
  const trusses = times(4, (i) =>
    stroke(
      `M-20 ${60 + i * 4}L480 ${10 + i * 2}L980 ${60 + i * 4}M-20 ${74 + i * 4}H980`,
      shade(steel, 0.2),
      5 - i,
    ),
  ).join('')
  const lamps = times(4, (i) => rect(120 + i * 240, 96, 100, 9, glow('#fdf6e3'), ' rx="3"')).join('')
  const cartons = ['#c9a97d', '#b98f5e', '#d3b890', '#a3835c', '#8fa3a8']
  const rack = (x: number, w: number) =>
    times(3, (level) => {
      const y = 208 + level * 100
      return (
        times(Math.round(w / 62), (i) => {
          const tall = house.between(46, 76)
          return house.chance(0.82) ? rect(x + 10 + i * 60, y + 3 - tall, 52, tall, house.pick(cartons)) : ''
        }).join('') + rect(x, y + 2, w, 9, '#b4532a')
      )
    }).join('') +
    bars(
      boxes`${x - 4} 112 9 ${FLOOR - 100}, ${x + w / 2 - 4} 112 9 ${FLOOR - 100}, ${x + w - 5} 112 9 ${FLOOR - 100}`,
      '#3a4d5c',
    )
  const pallet = (x: number, y: number, rows: number) =>
    under(x, y, 170) +
    bars(
      boxes`${x} ${y - 14} 170 6, ${x + 8} ${y - 8} 22 9, ${x + 74} ${y - 8} 22 9, ${x + 140} ${y - 8} 22 9`,
      '#a37d56',
    ) +
    times(
      rows * 3,
      (i) =>
        rect(
          x + 2 + (i % 3) * 56,
          y - 66 - Math.floor(i / 3) * 52,
          53,
          50,
          cartons[(i * 2) % cartons.length] ?? '#c9a97d',
        ) + rect(x + 24 + (i % 3) * 56, y - 66 - Math.floor(i / 3) * 52, 8, 50, '#fbf3e0', ' opacity=".45"'),
    ).join('')
  const lines = stroke(`M0 548H${WIDTH}`, '#e2b04f', 8, ' opacity=".8"')
  return (
    shell +
    trusses +
    lamps +
    rack(decor.side + 40, 372) +
    rack(540, 372) +
    lines +
    pallet(180, 610, house.whole(1, 2)) +
    pallet(620, 620, house.whole(1, 2)) +
    (house.chance(0.3) ? sofa(stage, 400, 560, 120, decor.fabric, decor) : '')
  )
}
