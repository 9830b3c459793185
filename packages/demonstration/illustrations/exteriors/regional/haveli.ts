/** Catalogue, illustrations: a kind of building: haveli. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { flight } from '../../doors.ts'
import { BASE, block } from '../../masses.ts'
import { INK, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { archPath, bars, boxes, n, path, pickets, rect, stroke, times } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { glow } from '../../stage.ts'
import type { Stage } from '../../stage.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const stone = house.pick(['#d9a58c', '#e2bd94', '#e9d3b0', '#d8b58f', '#cf9a86'])
  const x = 250
  const w = 460
  const top = BASE - 252
  const depth = 0.05
  const trim = tint(stone, 0.32)
  const body =
    block(stage, { x, width: w, top, depth, colour: stone, texture: 'ashlar' }) +
    rect(x - 6, top - 10, w + 12, 12, trim) +
    pickets([x - 4, top - 22, w + 8, 13], trim, 9, 6) +
    rect(x, top + 2, w, 7, INK, ' opacity=".16"')
  const pavilions = [x + 48, 480, x + w - 48]
    .map((at, i) => chhatri(at, top - 20, i === 1 ? 1.25 : 0.95, trim))
    .join('')
  const bays = [x + 62, x + w - 62].map((at) => jharokha(stage, at, BASE - 132, stone)).join('')
  const niches =
    [480 - 92, 480 + 92].map((at) => cusped(stage, at, BASE - 136, 42, 74, trim)).join('') +
    [x + 62, x + w - 62].map((at) => cusped(stage, at, BASE - 8, 50, 78, trim)).join('')
  const centre = cusped(stage, 480, BASE - 138, 84, 88, trim, true)
  const gate =
    path(archPath(480 - 64, BASE - 128, 128, 128, 56), trim) +
    path(
      `M${480 - 50} ${BASE}V${BASE - 74}q6 -10 12 -12q0 -14 14 -18q6 -12 24 -18q18 6 24 18q14 4 14 18q6 2 12 12V${BASE}z`,
      '#7a4f38',
    ) +
    stroke(`M480 ${BASE}V${BASE - 116}`, '#4f3526', 2.4) +
    stroke(
      times(4, (i) => `M438 ${BASE - 22 - i * 20}h84`).join(''),
      '#c9a35a',
      3,
      ' stroke-dasharray="3 9"',
    ) +
    flight(430, 100, BASE - 4, 1, trim)
  const bands = rect(x, BASE - 122, w, 6, trim) + pickets([x, BASE - 115, w, 8], shade(stone, 0.18), 5, 8)
  return {
    art: pavilions + body + bands + niches + centre + gate + bays,
    left: x - 8,
    right: x + w + 60,
    top: top - 110,
    doors: [[430, 530]],
  }
}

/** A domed kiosk on the roof. */
function chhatri(x: number, y: number, size: number, colour: string): string {
  const w = 54 * size
  const h = 34 * size
  const dome = `M${n(x - w * 0.46)} ${n(y - h)}Q${n(x - w * 0.5)} ${n(y - h - 30 * size)} ${n(x)} ${n(y - h - 38 * size)}Q${n(x + w * 0.5)} ${n(y - h - 30 * size)} ${n(x + w * 0.46)} ${n(y - h)}z`
  return (
    bars(
      times(4, (i): Box => [x - w * 0.42 + (i * (w * 0.84 - 5)) / 3, y - h, 5, h]),
      shade(colour, 0.06),
    ) +
    rect(x - w / 2 - 4, y - 4, w + 8, 5, colour) +
    rect(x - w / 2 - 8, y - h - 4, w + 16, 6, colour) +
    path(dome, colour) +
    path(
      `M${n(x + 3)} ${n(y - h - 37 * size)}Q${n(x + w * 0.5)} ${n(y - h - 30 * size)} ${n(x + w * 0.46)} ${n(y - h - 4)}H${n(x + w * 0.16)}z`,
      INK,
      ' opacity=".13"',
    ) +
    rect(x - 1.2, y - h - 50 * size, 2.4, 14 * size, '#c9a35a')
  )
}

/** A projecting bay with a curved hood. */
function jharokha(stage: Stage, x: number, y: number, stone: string): string {
  const trim = tint(stone, 0.36)
  const w = 80
  const foot = path(`M${x - w / 2} ${y}h${w}q-6 20 -${w / 2} 26q-34 -6 -${w / 2} -26z`, shade(stone, 0.16))
  const body =
    rect(x - w / 2, y - 82, w, 82, trim) +
    [x - 22, x + 22].map((at) => cusped(stage, at, y - 22, 30, 48, stone)).join('') +
    pickets([x - w / 2, y - 20, w, 18], shade(stone, 0.12), 3, 4) +
    rect(x - w / 2 - 3, y - 3, w + 6, 5, trim)
  const hood =
    path(
      `M${x - w / 2 - 12} ${y - 78}Q${x - 30} ${y - 84} ${x - 26} ${y - 104}Q${x} ${y - 126} ${x + 26} ${y - 104}Q${x + 30} ${y - 84} ${x + w / 2 + 12} ${y - 78}z`,
      shade(stone, 0.08),
    ) + rect(x - w / 2 - 12, y - 80, w + 24, 5, trim)
  return rect(x - w / 2 + 6, y + 4, w, 30, INK, ' opacity=".12"') + foot + body + hood
}

/** A window under a cusped arch, filled with a stone lattice or shutters. */
function cusped(
  stage: Stage,
  x: number,
  foot: number,
  w: number,
  h: number,
  trim: string,
  wide = false,
): string {
  const left = x - w / 2
  const lit = stage.view.chance(stage.lit)
  const arch =
    path(archPath(left - 4, foot - h - 4, w + 8, h + 4, w * 0.42), trim) +
    path(archPath(left, foot - h, w, h, w * 0.42), lit ? glow('#f4d598') : '#6f5a4f')
  const lattice =
    pickets([left, foot - h * 0.36, w, h * 0.36], trim, 2, 4) + rect(left, foot - h * 0.38, w, 3, trim)
  return (
    arch +
    (wide
      ? bars(
          boxes`${x - w * 0.18} ${foot - h * 0.8} 4 ${h * 0.8}, ${x + w * 0.18 - 4} ${foot - h * 0.8} 4 ${h * 0.8}`,
          trim,
        )
      : '') +
    lattice
  )
}

export const haveli: Archetype = {
  name: 'Haveli',
  hours: MILD,
  tone: '#d6b293',
  style: 'oriental',
  draw,
  setting: {
    backdrops: ['medina', 'hills'],
    grounds: ['lane', 'earth', 'forecourt'],
    floras: ['monsoon', 'oasis'],
    trees: 0.6,
    shrubs: 0.3,
  },
}
