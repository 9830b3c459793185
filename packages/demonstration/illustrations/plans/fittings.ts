/**
 * Catalogue, illustrations: what a floor plan shows inside a room:
 * beds, baths, worktops, tables, in thin lines.
 */
import { n } from '../shapes.ts'
import type { RoomKind, Side } from './floor.ts'

export type Area = { x: number; y: number; w: number; h: number }

const box = (x: number, y: number, w: number, h: number, radius = 0) =>
  radius === 0
    ? `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`
    : `M${n(x + radius)} ${n(y)}h${n(w - 2 * radius)}q${n(radius)} 0 ${n(radius)} ${n(radius)}v${n(h - 2 * radius)}q0 ${n(radius)} ${n(-radius)} ${n(radius)}h${n(-w + 2 * radius)}q${n(-radius)} 0 ${n(-radius)} ${n(-radius)}v${n(-h + 2 * radius)}q0 ${n(-radius)} ${n(radius)} ${n(-radius)}z`
const circle = (x: number, y: number, r: number) =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0`

/**
 * Path data of the fittings, in picture units; `metre` is one metre. `far` is the wall they stand against.
 */
export function fittings(kind: RoomKind, area: Area, far: Side, metre: number): string {
  const draw = {
    bedroom: bed,
    bath: wash,
    kitchen: worktop,
    living: seats,
    study: desk,
    store: shelf,
    wc: toilet,
    hall: () => '',
  }[kind]
  return area.w < metre * 1.1 || area.h < metre * 1.1 ? '' : draw(area, far, metre)
}

/** Turns a drawing made for the upper wall towards another wall. */
function against(
  { x, y, w, h }: Area,
  far: Side,
  make: (
    span: number,
    at: (along: number, out: number, length: number, depth: number) => [number, number, number, number],
  ) => string,
): string {
  const span = far === 'top' || far === 'bottom' ? w : h
  return make(span, (along, out, length, depth) => {
    if (far === 'top') return [x + along, y + out, length, depth]
    if (far === 'bottom') return [x + along, y + h - out - depth, length, depth]
    if (far === 'left') return [x + out, y + along, depth, length]
    return [x + w - out - depth, y + along, depth, length]
  })
}

function bed(area: Area, far: Side, m: number): string {
  return against(area, far, (span, at) => {
    const width = span > 2.6 * m ? 1.6 * m : 1 * m
    const start = (span - width) / 2
    const gap = 0.06 * m
    const pillows =
      width > 1.2 * m
        ? box(...at(start + gap, 0.1 * m, width / 2 - gap * 1.5, 0.42 * m), 3) +
          box(...at(start + width / 2 + gap * 0.5, 0.1 * m, width / 2 - gap * 1.5, 0.42 * m), 3)
        : box(...at(start + gap, 0.1 * m, width - gap * 2, 0.42 * m), 3)
    const sides =
      span > 3 * m
        ? box(...at(start - 0.5 * m, 0.03 * m, 0.42 * m, 0.42 * m)) +
          box(...at(start + width + 0.08 * m, 0.03 * m, 0.42 * m, 0.42 * m))
        : ''
    return (
      box(...at(start, 0.03 * m, width, 2 * m), 3) +
      pillows +
      box(...at(start, 0.68 * m, width, 1.35 * m), 2) +
      sides
    )
  })
}

function wash(area: Area, far: Side, m: number): string {
  return against(area, far, (span, at) => {
    const deep = far === 'top' || far === 'bottom' ? area.h : area.w
    const tub =
      span > 2.1 * m
        ? box(...at(0.05 * m, 0.05 * m, 1.6 * m, 0.72 * m)) +
          box(...at(0.13 * m, 0.12 * m, 1.44 * m, 0.58 * m), 0.2 * m)
        : box(...at(0.05 * m, 0.05 * m, Math.min(0.9 * m, span * 0.5), 0.9 * m)) +
          circle(...centre(at(0.05 * m, 0.05 * m, Math.min(0.9 * m, span * 0.5), 0.9 * m)), 0.06 * m)
    const seatAt = span > 2.1 * m ? 1.72 * m : Math.min(0.9 * m, span * 0.5) + 0.12 * m
    const pan =
      span - seatAt > 0.42 * m
        ? box(...at(seatAt, 0.03 * m, 0.4 * m, 0.18 * m)) +
          box(...at(seatAt + 0.02 * m, 0.2 * m, 0.36 * m, 0.46 * m), 0.16 * m)
        : ''
    const basin = deep > 1.7 * m ? box(...at(0.06 * m, deep - 0.62 * m, 0.46 * m, 0.42 * m), 0.1 * m) : ''
    return tub + pan + basin
  })
}

function toilet(area: Area, far: Side, m: number): string {
  return against(
    area,
    far,
    (span, at) =>
      box(...at(span / 2 - 0.2 * m, 0.03 * m, 0.4 * m, 0.18 * m)) +
      box(...at(span / 2 - 0.18 * m, 0.2 * m, 0.36 * m, 0.46 * m), 0.16 * m) +
      box(...at(0.06 * m, 0.06 * m, 0.34 * m, 0.3 * m), 0.1 * m),
  )
}

function centre([x, y, w, h]: [number, number, number, number]): [number, number] {
  return [x + w / 2, y + h / 2]
}

function worktop(area: Area, far: Side, m: number): string {
  return against(area, far, (span, at) => {
    const run = box(...at(0, 0, span, 0.6 * m))
    const hob = [0.16, 0.44]
      .flatMap((along) =>
        [0.16, 0.44].map((out) =>
          circle(
            ...centre(at(span * 0.62 + along * m - 0.1 * m, out * m - 0.1 * m, 0.2 * m, 0.2 * m)),
            0.09 * m,
          ),
        ),
      )
      .join('')
    const sink = box(...at(span * 0.2, 0.1 * m, Math.min(0.8 * m, span * 0.3), 0.4 * m), 0.06 * m)
    const roomy = area.w > 3 * m && area.h > 3 * m
    const island = roomy ? box(...at(span * 0.25, 1.6 * m, span * 0.5, 0.8 * m), 2) : ''
    return run + sink + hob + island
  })
}

function seats(area: Area, far: Side, m: number): string {
  return against(area, far, (span, at) => {
    const length = Math.min(2.3 * m, span * 0.6)
    const start = (span - length) / 2
    const couch =
      box(...at(start, 0.1 * m, length, 0.9 * m), 4) +
      box(...at(start + 0.16 * m, 0.34 * m, length - 0.32 * m, 0.6 * m), 3)
    const deep = far === 'top' || far === 'bottom' ? area.h : area.w
    const table = deep > 2.6 * m ? box(...at(start + length * 0.25, 1.25 * m, length * 0.5, 0.5 * m), 3) : ''
    return couch + table
  })
}

function desk(area: Area, far: Side, m: number): string {
  return against(area, far, (span, at) => {
    const length = Math.min(1.5 * m, span * 0.7)
    return (
      box(...at((span - length) / 2, 0.06 * m, length, 0.7 * m)) +
      circle(...centre(at(span / 2 - 0.24 * m, 0.84 * m, 0.48 * m, 0.48 * m)), 0.24 * m)
    )
  })
}

function shelf(area: Area, far: Side, m: number): string {
  return against(area, far, (span, at) => box(...at(0.04 * m, 0.04 * m, span - 0.08 * m, 0.4 * m)))
}
