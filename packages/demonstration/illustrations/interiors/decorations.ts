/** Catalogue, illustrations: what hangs, stands or grows in a room: lamps, pictures, plants, shelves. */
import { INK, shade, tint } from '../palette.ts'
import { bars, disc, discs, n, oval, path, poly, pts, rect, stroke, times } from '../shapes.ts'
import type { Box } from '../shapes.ts'
import { glow, shine } from '../stage.ts'
import type { Stage } from '../stage.ts'
import type { Decor } from './decor.ts'

export function floorLamp(stage: Stage, x: number, y: number): string {
  const lit = stage.view.chance(0.4)
  const shadeOf = lit ? glow('#ffe7b5') : '#f1e3c6'
  if (stage.house.chance(0.4))
    return (
      oval(x + 4, y, 34, 6, '#3a3a36') +
      stroke(
        `M${n(x)} ${n(y - 2)}C${n(x - 8)} ${n(y - 170)} ${n(x - 30)} ${n(y - 250)} ${n(x - 96)} ${n(y - 240)}`,
        '#3a3a36',
        4,
      ) +
      path(`M${n(x - 122)} ${n(y - 216)}q0 -26 26 -26t26 26z`, shadeOf)
    )
  return (
    oval(x, y, 30, 6, '#5a4a34') +
    rect(x - 2.5, y - 200, 5, 200, '#5a4a34') +
    poly(
      pts`${x - 38} ${y - 190}, ${x - 22} ${y - 254}, ${x + 22} ${y - 254}, ${x + 38} ${y - 190}`,
      shadeOf,
    ) +
    (lit ? shine(stage, [x, y - 214, 120]) : '')
  )
}

/** A lamp hanging from the ceiling. */
export function pendant(stage: Stage, x: number, drop: number, colour: string, width = 60): string {
  return pendants(stage, [x], drop, colour, width)
}

/** Several lamps of one kind in a row. */
export function pendants(
  stage: Stage,
  xs: readonly number[],
  drop: number,
  colour: string,
  width = 60,
): string {
  const kind = stage.house.pick(['dome', 'globe', 'cone', 'basket'] as const)
  return xs.map((x) => lampOf(kind, x, drop, colour, width)).join('')
}

function lampOf(
  kind: 'dome' | 'globe' | 'cone' | 'basket',
  x: number,
  drop: number,
  colour: string,
  width: number,
): string {
  const cord = rect(x - 1.5, 20, 3, drop - 20, '#33403b')
  if (kind === 'globe')
    return (
      cord +
      disc(x, drop + width * 0.42, width * 0.42, glow('#fbf1dc')) +
      disc(x - width * 0.12, drop + width * 0.3, width * 0.16, glow('#ffffff'), ' opacity=".6"') +
      rect(x - 6, drop - 4, 12, 8, '#33403b')
    )
  if (kind === 'cone')
    return (
      cord +
      poly(
        pts`${x - 7} ${drop}, ${x + 7} ${drop}, ${x + width / 2} ${drop + width * 0.56}, ${x - width / 2} ${drop + width * 0.56}`,
        colour,
      ) +
      oval(x, drop + width * 0.56, width / 2, 5, glow('#ffeec6'))
    )
  const d = `M${n(x - width / 2)} ${n(drop + width * 0.56)}q0 ${n(-width * 0.6)} ${n(width / 2)} ${n(-width * 0.6)}t${n(width / 2)} ${n(width * 0.6)}z`
  const weave =
    kind === 'basket'
      ? stroke(
          times(
            5,
            (i) => `M${n(x)} ${n(drop)}L${n(x - width * 0.4 + i * width * 0.2)} ${n(drop + width * 0.54)}`,
          ).join(''),
          '#6f5238',
          1.4,
          ' opacity=".5"',
        )
      : ''
  return (
    cord +
    path(d, kind === 'basket' ? '#c9a97d' : colour) +
    weave +
    oval(x, drop + width * 0.56, width / 2, 5, glow('#ffeec6'))
  )
}

/** A framed picture: a landscape, a leaf or a plain abstract. */
export function picture(stage: Stage, [x, y, w, h]: Box, { accent, accent2, wood }: Decor): string {
  const { house } = stage
  const frame = house.pick([wood, '#fbf8f1', '#3a3f3c', '#b98f4e'])
  const inner = rect(x + 7, y + 7, w - 14, h - 14, '#f4efe4')
  const kind = house.pick(['land', 'shapes', 'leaf', 'sea'] as const)
  const art = {
    land:
      path(
        `M${n(x + 7)} ${n(y + h * 0.62)}q${n(w * 0.22)} ${n(-h * 0.3)} ${n(w * 0.44)} ${n(-h * 0.06)}t${n(w - 14 - w * 0.44)} ${n(-h * 0.1)}V${n(y + h - 7)}H${n(x + 7)}z`,
        tint(accent2, 0.3),
      ) + disc(x + w * 0.72, y + h * 0.3, h * 0.1, tint(accent, 0.25)),
    shapes:
      disc(x + w * 0.4, y + h * 0.42, Math.min(w, h) * 0.2, accent) +
      rect(x + w * 0.46, y + h * 0.4, w * 0.26, h * 0.36, tint(accent2, 0.2)) +
      rect(x + w * 0.22, y + h * 0.7, w * 0.42, h * 0.06, '#3a3f3c'),
    leaf:
      stroke(`M${n(x + w * 0.5)} ${n(y + h * 0.84)}V${n(y + h * 0.24)}`, '#6f8f72', 2.4) +
      path(
        times(4, (i) => {
          const at = y + h * (0.34 + i * 0.12)
          return `M${n(x + w * 0.5)} ${n(at + h * 0.08)}q${n(w * 0.2)} ${n(-h * 0.02)} ${n(w * 0.24)} ${n(-h * 0.14)}q${n(-w * 0.2)} 0 ${n(-w * 0.24)} ${n(h * 0.14)}q${n(-w * 0.2)} ${n(-h * 0.02)} ${n(-w * 0.24)} ${n(-h * 0.14)}q${n(w * 0.2)} 0 ${n(w * 0.24)} ${n(h * 0.14)}z`
        }).join(''),
        '#7d9a6a',
      ),
    sea:
      rect(x + 7, y + h * 0.54, w - 14, h * 0.46 - 7, tint(accent2, 0.36)) +
      poly(
        pts`${x + w * 0.5} ${y + h * 0.52}, ${x + w * 0.5} ${y + h * 0.22}, ${x + w * 0.66} ${y + h * 0.52}`,
        '#fbf8f1',
      ) +
      rect(x + w * 0.4, y + h * 0.54, w * 0.3, 4, accent),
  }[kind]
  return rect(x + 4, y + 5, w, h, INK, ' opacity=".14"') + rect(x, y, w, h, frame) + inner + art
}

/** A pot plant standing on `y`. */
export function houseplant(stage: Stage, x: number, y: number, size: number): string {
  const { house } = stage
  const green = house.pick(['#4f7d5f', '#5f8a63', '#3f6b58', '#6f9468'])
  const tub = house.pick(['#c98563', '#e4d9c2', '#8f9b94', '#5a4a3c', '#fbf8f1'])
  const kind = house.pick(['fig', 'palm', 'monstera', 'snake'] as const)
  const p = (dx: number, dy: number) => `${n(x + dx * size)} ${n(y + dy * size)}`
  const pot =
    path(`M${p(-24, -46)}L${p(24, -46)}L${p(17, 0)}L${p(-17, 0)}z`, tub) +
    path(`M${p(6, -46)}L${p(24, -46)}L${p(17, 0)}L${p(8, 0)}z`, INK, ' opacity=".1"')
  if (kind === 'snake')
    return (
      pot +
      path(
        [-14, -6, 4, 12]
          .map(
            (at, i) =>
              `M${p(at - 6, -44)}Q${p(at - 9, -90 - i * 6)} ${p(at, -128 - ((i * 17) % 30))}Q${p(at + 9, -90)} ${p(at + 6, -44)}z`,
          )
          .join(''),
        green,
      ) +
      path(
        [-14, 4].map((at) => `M${p(at, -44)}L${p(at + 1, -112)}`).join(''),
        'none',
        ` stroke="${tint(green, 0.3)}" stroke-width="2.4"`,
      )
    )
  if (kind === 'fig') {
    const leaves = times(
      12,
      () =>
        [
          x + house.between(-40, 40) * size,
          y - house.between(92, 176) * size,
          house.between(11, 17) * size,
        ] as const,
    )
    return (
      stroke(`M${p(0, -44)}L${p(-3, -130)}M${p(-1, -90)}L${p(18, -126)}`, '#7d6548', 3.4 * size) +
      discs(leaves, green) +
      discs(
        leaves.slice(0, 5).map(([a, b, r]) => [a - 3, b - 4, r * 0.6] as const),
        tint(green, 0.14),
      ) +
      pot
    )
  }
  const reach = kind === 'palm' ? 8 : 6
  const fans = times(reach, (i) => {
    const angle = -Math.PI * 0.96 + (i * Math.PI * 0.92) / (reach - 1)
    const ex = Math.cos(angle) * 62
    const ey = -62 + Math.sin(angle) * 86
    return kind === 'palm'
      ? `M${p(0, -44)}Q${p(ex * 0.4, ey - 26)} ${p(ex, ey + 14)}Q${p(ex * 0.5, ey + 4)} ${p(0, -44)}z`
      : `M${p(ex * 0.3, -62)}Q${p(ex - 22, ey - 14)} ${p(ex, ey - 20)}Q${p(ex + 24, ey)} ${p(ex * 0.3, -62)}z`
  })
  return (
    path(fans.filter((_, i) => i % 2 === 0).join(''), shade(green, 0.1)) +
    path(fans.filter((_, i) => i % 2 === 1).join(''), tint(green, 0.06)) +
    pot
  )
}

export function tableLamp(stage: Stage, x: number, y: number, colour: string): string {
  const lit = stage.view.chance(0.4)
  return (
    path(`M${n(x - 13)} ${n(y)}q-6 -30 13 -34q19 4 13 34z`, colour) +
    rect(x - 2, y - 44, 4, 12, '#8a6a4a') +
    poly(
      pts`${x - 30} ${y - 44}, ${x - 18} ${y - 86}, ${x + 18} ${y - 86}, ${x + 30} ${y - 44}`,
      lit ? glow('#ffe7b5') : '#f4ead2',
    ) +
    (lit ? shine(stage, [x, y - 60, 100]) : '')
  )
}

/** Shelves filled with books and small things. */
export function bookcase(
  stage: Stage,
  [x, y, w, h]: Box,
  { wood, accent, accent2 }: Decor,
  back: string,
): string {
  const { house } = stage
  const rows = Math.max(3, Math.round(h / 74))
  const step = h / rows
  const tones = ['#e4d9c2', accent, accent2, '#8f9b84', '#5d7f86', '#a8574a', '#3a4d5c', '#c9a35a', '#d9cdb8']
  const books: string[] = []
  for (let row = 0; row < rows; row++) {
    const base = y + step * (row + 1) - 5
    let at = x + 10
    while (at < x + w - 34) {
      const kind = house.next()
      if (kind < 0.12) {
        books.push(disc(at + 16, base - 13, 13, house.pick(tones)))
        at += 42
      } else if (kind < 0.2) at += 26
      else {
        const thick = house.between(9, 18)
        const tall = house.between(step * 0.5, step * 0.78)
        books.push(rect(at, base - tall, thick, tall, house.pick(tones)))
        at += thick + 1.5
      }
    }
  }
  const boards = bars(
    [
      ...times(rows + 1, (i): Box => [x, y + step * i - 5, w, 6]),
      [x - 4, y - 5, 7, h + 8],
      [x + w - 3, y - 5, 7, h + 8],
      [x + w / 2 - 3, y, 6, h],
    ],
    wood,
  )
  return rect(x, y, w, h, shade(back, 0.3)) + books.join('') + boards
}
