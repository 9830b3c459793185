/** Catalogue, illustrations: a kind of building: terrace with iron lacework. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney, railing } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block } from '../../masses.ts'
import { DOORS, INK, PAPER, PASTEL, STUCCO, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, path, poly, pts, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'
import { windowAt, windowRow } from '../../windows.ts'
import { range } from '../parts/rows.ts'
import { urban } from '../parts/settings.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const row = range(stage, [2, 4], [150, 172])
  const top = BASE - 236
  const iron = house.pick(['#fbf8f1', '#fbf8f1', '#3f5d55', '#4a5a66'])
  const colours = house.shuffle([...PASTEL, ...STUCCO, '#9fb0b8', '#c99a84'])
  const doors = house.shuffle(DOORS)
  const art = times(row.units, (i) =>
    filigreeUnit(stage, row.left + i * row.width, row.width, top, {
      colour: colours[i] ?? '#f4efe4',
      iron,
      door: doors[i % doors.length] ?? DOORS[0],
    }),
  ).join('')
  const stacks = times(row.units + 1, (i) =>
    chimney(
      stage,
      [row.left + i * row.width - 12 + (i === 0 ? 10 : i === row.units ? -10 : 0), top - 76, 24, 60],
      '#b98a72',
      3,
    ),
  ).join('')
  return {
    art: stacks + art,
    left: row.left,
    right: row.right,
    top: top - 86,
    doors: times(row.units, (i) => [row.left + i * row.width + 20, row.left + i * row.width + 60] as const),
  }
}

function filigreeUnit(
  stage: Stage,
  x: number,
  width: number,
  top: number,
  { colour, iron, door }: { colour: string; iron: string; door: string },
): string {
  const trim = tint(colour, 0.5)
  const crest =
    path(
      `M${x + 6} ${top}V${top - 26}h${width * 0.22}q${width * 0.08} -30 ${width / 2 - 6 - width * 0.22} -34q${width / 2 - 6 - width * 0.3} 4 ${width / 2 - 6 - width * 0.22} 34H${x + width - 6}V${top}z`,
      colour,
    ) + rect(x, top - 4, width, 10, trim)
  const wall = block(stage, { x, width, top, colour })
  const panes = windowRow(
    stage,
    { width: 38, height: 84, columns: 2, rows: 2, frame: PAPER, sill: false, head: 'segment' },
    [x + 20, x + width - 60],
    BASE - 214,
  )
  const low = windowAt(
    stage,
    { width: 46, height: 70, columns: 2, rows: 2, frame: PAPER, lintel: trim },
    x + width - 70,
    BASE - 92,
  )
  const entrance = doorAt(
    stage,
    { width: 40, height: 88, colour: door, fanlight: 18, steps: 1 },
    x + 20,
    BASE,
  )
  const hood = (y: number, rise: number) =>
    poly(
      pts`${x + 2} ${y - rise}, ${x + width - 2} ${y - rise}, ${x + width + 2} ${y}, ${x - 2} ${y}`,
      '#8f9aa4',
    ) +
    poly(
      pts`${x + 2} ${y - rise}, ${x + width - 2} ${y - rise}, ${x + width + 2} ${y}, ${x - 2} ${y}`,
      texture(stage, 'tin'),
    )
  const shadeBelow =
    rect(x + 4, top + 26, width - 8, 26, INK, ' opacity=".2"') +
    rect(x + 4, BASE - 118, width - 8, 24, INK, ' opacity=".24"')
  const posts = filigreeUnitPosts({ top, x, width, iron })
  const party =
    rect(x - 5, top - 10, 10, BASE - top + 10, tint(colour, 0.2)) +
    rect(x + 5, top, 3, BASE - top, INK, ' opacity=".14"')
  return (
    crest +
    wall +
    panes +
    low +
    entrance +
    shadeBelow +
    hood(top + 24, 18) +
    lace(x + 8, top + 24, width - 16, iron) +
    rect(x - 2, BASE - 126, width + 4, 8, trim) +
    lace(x + 8, BASE - 118, width - 16, iron) +
    railing([x + 8, BASE - 154, width - 16, 30], iron, 4.5, 2) +
    stroke(`M${x + 10} ${BASE - 140}h${width - 20}`, iron, 5, ' stroke-dasharray="4 4.5"') +
    posts +
    party
  )
}

function filigreeUnitPosts({
  top,
  x,
  width,
  iron,
}: {
  top: number
  x: number
  width: number
  iron: string
}): string {
  return bars(
    [BASE - 122, top + 22].flatMap(
      (y, i): Box[] =>
        boxes`${x + 4} ${y} 5 ${i === 0 ? 122 : BASE - 122 - y}, ${x + width - 9} ${y} 5 ${i === 0 ? 122 : BASE - 122 - y}`,
    ),
    iron,
  )
}

/** Cast-iron lace under an eave: a fringe of loops, deeper at the posts. */
function lace(x: number, y: number, width: number, colour: string): string {
  const loops = times(Math.round(width / 12), (i) => {
    const step = width / Math.round(width / 12)
    return `M${(x + i * step).toFixed(1)} ${y + 3}q${(step / 2).toFixed(1)} 17 ${step.toFixed(1)} 0`
  }).join('')
  const corners = path(
    `M${x} ${y}v26q4 -20 24 -23zM${x + width} ${y}v26q-4 -20 -24 -23z`,
    colour,
    ' opacity=".85"',
  )
  return rect(x, y, width, 4, colour) + stroke(loops, colour, 2) + corners
}

export const filigree: Archetype = {
  name: 'Terrace with iron lacework',
  hours: MILD,
  tone: '#d5c8ba',
  style: 'classic',
  draw,
  setting: { ...urban, backdrops: ['city', 'roofs'], floras: ['austral', 'street'], row: 'flat' },
}
