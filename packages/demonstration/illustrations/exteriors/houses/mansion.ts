/** Catalogue, illustrations: a kind of building: Japanese apartment block. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { shopWindow } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, coping } from '../../masses.ts'
import { shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, n, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { glass } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { windowAt } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const floors = house.whole(5, 8)
  const bays = house.whole(4, 5)
  const w = bays * 84
  const x = 440 - w / 2
  const step = 46
  const tile = house.pick(['#cdb79b', '#b98f74', '#d9d4c8', '#a9907c', '#c9c3b4', '#8f9a9c'])
  const top = BASE - 50 - floors * step
  const depth = 0.07
  const body =
    block(stage, { x, width: w, top, depth, colour: tile, texture: 'setts' }) +
    coping(x, w, top, depth, tint(tile, 0.3), 2)
  const rows = times(floors, (f) => mansionFloor(stage, x, w, bays, BASE - 50 - f * step, tile)).join('')
  const stairs =
    block(stage, {
      x: x + w + 2,
      width: 64,
      top: top - 22,
      depth: 0.04,
      colour: shade(tile, 0.1),
      texture: 'setts',
    }) +
    times(
      floors,
      (f) =>
        rect(x + w + 14, BASE - 88 - f * step, 40, 26, glass(stage)) +
        rect(x + w + 14, BASE - 72 - f * step, 40, 14, tint(tile, 0.2)),
    ).join('') +
    rect(x + w - 2, top - 28, 72, 8, tint(tile, 0.3))
  const roofTop =
    rect(x + 40, top - 34, 60, 26, '#b9bcb9') +
    rect(x + 52, top - 58, 36, 24, '#c9ccc9') +
    stroke(`M${x + 150} ${top - 8}v-34m-14 6h28m-22 8h16`, '#6f7d84', 2)
  const shop =
    shopWindow(stage, [x + w * 0.5, BASE - 44, w * 0.23, 44], '#4a5257') +
    shopWindow(stage, [x + w * 0.73, BASE - 44, w * 0.23, 44], '#4a5257') +
    rect(x + w * 0.49, BASE - 50, w * 0.48, 9, house.pick(['#3f6b62', '#9c3f3a', '#34506b']))
  const door =
    rect(x + 24, BASE - 46, 78, 46, shade(tile, 0.3)) +
    rect(x + 16, BASE - 50, 94, 6, tint(tile, 0.3)) +
    doorAt(stage, { width: 36, height: 40, colour: '#5d666f', leaf: 'glazed', border: 2 }, x + 44, BASE)
  return {
    art: roofTop + body + stairs + rows + door + shop,
    left: x - 6,
    right: x + w + 110,
    top: top - 62,
    doors: [],
    before: wires(stage),
  }
}

function mansionFloor(stage: Stage, x: number, w: number, bays: number, y: number, tile: string): string {
  const { house } = stage
  const back = rect(x + 4, y - 42, w - 8, 42, shade(tile, 0.34))
  const flats = times(bays, (b) => {
    const at = x + b * 84
    const unit = house.chance(0.6)
      ? rect(at + 66, y - 28, 13, 10, '#e9e8e2') + rect(at + 68, y - 26, 6, 6, '#b9bcb9')
      : ''
    const wash = house.chance(0.22)
      ? stroke(`M${n(at + 8)} ${y - 36}h58`, '#8f9a9c', 1.4) +
        bars(
          boxes`${at + 12} ${y - 36} 11 15, ${at + 27} ${y - 36} 14 12, ${at + 46} ${y - 36} 12 16`,
          house.pick(['#fbf8f1', '#bfd0d8', '#e7c9a9']),
        )
      : ''
    return (
      windowAt(
        stage,
        { width: 54, height: 32, columns: 2, rows: 1, frame: '#dfe2e0', border: 2, bar: 2, sill: false },
        at + 8,
        y - 36,
      ) +
      unit +
      wash
    )
  }).join('')
  const partitions = bars(
    times(bays - 1, (i): Box => [x + (i + 1) * 84 - 2, y - 42, 4, 42]),
    tint(tile, 0.25),
  )
  const panels =
    rect(x - 2, y - 17, w + 4, 17, tint(tile, 0.16)) +
    rect(x - 2, y - 19, w + 4, 3, '#eceae2') +
    rect(x - 4, y, w + 8, 4, shade(tile, 0.16))
  return back + flats + partitions + panels
}

/** A pole and the wires over a Japanese street. */
function wires(stage: Stage): string {
  const x = stage.house.pick([150, 190, 800])
  const pole =
    rect(x, BASE - 330, 8, 344, '#8f8d88') +
    bars(boxes`${x - 26} ${BASE - 316} 60 5, ${x - 20} ${BASE - 290} 48 5`, '#7d7b76') +
    rect(x + 9, BASE - 276, 18, 30, '#a3a6a4', ' rx="3"')
  const lines = [-316, -312, -290]
    .map(
      (dy, i) =>
        `M-260 ${BASE + dy - 20}Q${n((x - 260) / 2)} ${BASE + dy + 30 + i * 6} ${x} ${BASE + dy}Q${n((x + 1220) / 2)} ${BASE + dy + 44 + i * 6} 1220 ${BASE + dy - 26}`,
    )
    .join('')
  return stroke(lines, '#4a5257', 1.4, ' opacity=".6"') + pole
}

export const mansion: Archetype = {
  name: 'Japanese apartment block',
  hours: MILD,
  tone: '#c2b5a2',
  style: 'japanese',
  draw,
  setting: {
    backdrops: ['city', 'highrise', 'volcano'],
    grounds: ['street', 'lane'],
    floras: ['japanese'],
    row: 'flat',
    trees: 0.35,
    shrubs: 0,
  },
}
