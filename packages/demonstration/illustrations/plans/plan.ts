/** Catalogue, illustrations: draws floor plans: walls, openings, names and sizes, a scale bar. */
import { seeded } from '../rng.ts'
import type { Rng } from '../rng.ts'
import { n } from '../shapes.ts'
import { HEIGHT, WIDTH } from '../stage.ts'
import { fittings } from './fittings.ts'
import { compactFlat, corridorFlat } from './flat.ts'
import type { Wish } from './flat.ts'
import { floorArea, inside, mirrored, OUTER } from './floor.ts'
import type { Door, Floor, Opening, PlanRoom, Stairs } from './floor.ts'
import { wideHouse } from './house.ts'
import { narrowHouse } from './terrace.ts'

const PAPER = '#fbf9f3'
const WALL = '#12423a'
const LINE = '#7d938b'
const WORDS = '#16241f'
const SOFT = '#4d5b55'
const SERIF = 'font-family="\'Source Serif 4\',Georgia,serif"'
const SANS = 'font-family="Inter,system-ui,sans-serif"'

type Space = { x: number; y: number; w: number; h: number }
type Sheet = { left: number; top: number; metre: number }

/** The floors of a home; the rooms add up to the wanted area within a hundredth. */
export function planFloors(
  seed: string,
  bedrooms: number,
  bathrooms: number,
  area: number | undefined,
): Floor[] {
  const guess = seeded(`plan-area/${seed}`)
  const wanted = area ?? Math.round((30 + bedrooms * 19 + bathrooms * 6) * guess.between(0.92, 1.14))
  const fit = seeded(`plan-kind/${seed}`).chance(0.4)
  const layout = layoutFor({ bedrooms, bathrooms, area: wanted }, fit)
  const most = Math.max(wanted, layout.least)
  const build = (gross: number): Floor[] => {
    const chance = seeded(`plan/${seed}/${bedrooms}/${bathrooms}`)
    const sideways = chance.chance(0.5)
    const upsideDown = chance.chance(0.5)
    const floors = layout.make(chance, { bedrooms, bathrooms, area: gross })
    return floors.map((floor) => mirrored(floor, sideways, upsideDown && floors.length === 1))
  }
  // Walls take a share of the outline that is only known once it is laid out.
  let gross = most * 1.05
  let floors = build(gross)
  for (let round = 0; round < 4; round++) {
    gross *= most / floors.reduce((sum, floor) => sum + floorArea(floor), 0)
    floors = build(gross)
  }
  return floors
}

type Layout = {
  /** Square metres below which its rooms would be too narrow. */ least: number
  make: (chance: Rng, wish: Wish) => Floor[]
}

/** How a home of this size is laid out; `house` prefers two floors where both would do. */
function layoutFor({ bedrooms, bathrooms, area }: Wish, house: boolean): Layout {
  const wide = Math.max(116, 44 + bedrooms * 15 + bathrooms * 8)
  const narrow = (bedrooms === 3 && bathrooms <= 3) || (bedrooms === 4 && bathrooms <= 2)
  if (narrow && area < wide && (bedrooms === 4 || (house && area > 84)))
    return { least: bedrooms === 4 ? 100 : 84, make: narrowHouse }
  if (bedrooms > 3 || bathrooms > 3 || area > 170 || (bedrooms === 3 && house && area >= wide))
    return { least: wide, make: wideHouse }
  if (bedrooms < 2 && bathrooms === 1 && area <= 75)
    return { least: bedrooms === 0 ? 22 : 30, make: (chance, wish) => [compactFlat(chance, wish)] }
  return { least: 20 + bedrooms * 12 + bathrooms * 5, make: (chance, wish) => [corridorFlat(chance, wish)] }
}

/** Draws the plan of a home. `area` is in square metres. */
export function drawPlan(
  seed: string,
  bedrooms: number,
  bathrooms: number,
  area: number | undefined,
): string {
  const floors = planFloors(seed, bedrooms, bathrooms, area)
  const total = Math.round(floors.reduce((sum, floor) => sum + floorArea(floor), 0))
  const gap = 56
  const widths = floors.reduce((sum, floor) => sum + floor.width + OUTER * 2, 0)
  const deepest = Math.max(...floors.map((floor) => floor.depth + OUTER * 2))
  const metre = Math.min((WIDTH - 130 - gap * (floors.length - 1)) / widths, (HEIGHT - 170) / deepest, 64)
  let left = (WIDTH - widths * metre - gap * (floors.length - 1)) / 2
  const top = 46 + (HEIGHT - 146 - deepest * metre) / 2
  const drawn = floors
    .map((floor) => {
      const sheet = { left: left + OUTER * metre, top: top + OUTER * metre, metre }
      left += (floor.width + OUTER * 2) * metre + gap
      return drawFloor(floor, sheet)
    })
    .join('')
  const sheet = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${PAPER}"/>`
  const neatline =
    `<rect x="18" y="18" width="${WIDTH - 36}" height="${HEIGHT - 36}" fill="none" stroke="#c9c4b4"/>` +
    `<rect x="23" y="23" width="${WIDTH - 46}" height="${HEIGHT - 46}" fill="none" stroke="#ddd6c6" stroke-width="3"/>`
  const body = sheet + neatline + drawn + legend(metre, total)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`
}

function legend(metre: number, total: number): string {
  const y = HEIGHT - 62
  const length = metre * 5 > 420 ? 2 : 5
  const unit = metre * (length === 5 ? 1 : 0.5)
  const cells = Array.from(
    { length: length === 5 ? 5 : 4 },
    (_, i) =>
      `<rect x="${n(56 + i * unit)}" y="${y}" width="${n(unit)}" height="7" fill="${i % 2 === 0 ? WALL : PAPER}" stroke="${WALL}"/>`,
  ).join('')
  const end = 56 + unit * (length === 5 ? 5 : 4)
  const words = `<text x="56" y="${y + 24}" font-size="13" fill="${SOFT}" ${SANS}>0</text><text x="${n(end)}" y="${y + 24}" font-size="13" fill="${SOFT}" text-anchor="middle" ${SANS}>${length} m</text>`
  const sum = `<text x="${WIDTH - 56}" y="${y + 12}" font-size="18" fill="${WORDS}" text-anchor="end" ${SERIF}>About ${total} m² inside</text>`
  return cells + words + sum
}

function drawFloor(floor: Floor, sheet: Sheet): string {
  const { left, top, metre } = sheet
  const outline = `<rect x="${n(left - OUTER * metre)}" y="${n(top - OUTER * metre)}" width="${n((floor.width + OUTER * 2) * metre)}" height="${n((floor.depth + OUTER * 2) * metre)}" fill="${WALL}"/>`
  const spaces = floor.rooms.map((room) => ({ room, area: onSheet(inside(room, floor), sheet) }))
  const fills = spaces
    .map(
      ({ room, area }) =>
        `<rect x="${n(area.x)}" y="${n(area.y)}" width="${n(area.w)}" height="${n(area.h)}" fill="${fillOf(room)}"/>`,
    )
    .join('')
  const inner = spaces.map(({ room, area }) => fittings(room.kind, area, room.far, metre)).join('')
  const things = `<path d="${inner}" fill="none" stroke="${LINE}" stroke-width="1.2" opacity=".75"/>`
  const stairs = floor.stairs === undefined ? '' : drawStairs(floor.stairs, sheet)
  const openings = floor.windows
    .filter((window) => !floor.doors.some((door) => door.entry && clashes(door, window)))
    .map((window) => drawWindow(window, floor, sheet))
    .join('')
  const doors = floor.doors.map((door) => drawDoor(door, sheet)).join('')
  const labels = spaces
    .map(({ room, area }) => label(room, floor, freeOf(room, area, floor, sheet), metre))
    .join('')
  const title =
    floor.title === ''
      ? ''
      : `<text x="${n(left + (floor.width * metre) / 2)}" y="${n(top - OUTER * metre - 14)}" font-size="17" text-anchor="middle" fill="${WORDS}" ${SERIF}>${floor.title}</text>`
  return outline + fills + things + stairs + openings + doors + labels + title
}

const fillOf = ({ kind }: PlanRoom) =>
  kind === 'bath' || kind === 'wc' ? '#e6eeea' : kind === 'hall' ? '#f4f0e5' : PAPER

/** The part of a room that its name may use: a hall shares with its stairs. */
function freeOf(room: PlanRoom, area: Space, { stairs }: Floor, sheet: Sheet): Space {
  if (room.kind !== 'hall' || stairs === undefined) return area
  const foot = onSheet(stairs, sheet)
  const top = foot.y + foot.h
  return { ...area, y: top, h: Math.max(30, area.y + area.h - top - sheet.metre * 0.9) }
}

const clashes = (a: Opening, b: Opening) =>
  a.upright === b.upright && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2

function onSheet(area: Space, { left, top, metre }: Sheet): Space {
  return { x: left + area.x * metre, y: top + area.y * metre, w: area.w * metre, h: area.h * metre }
}

function drawWindow({ x, y, length, upright }: Opening, floor: Floor, { left, top, metre }: Sheet): string {
  const far = upright ? x > floor.width / 2 : y > floor.depth / 2
  const px = left + x * metre
  const py = top + y * metre
  const thick = OUTER * metre
  const start = far ? 0 : -thick
  const [w, h] = upright ? [thick, length * metre] : [length * metre, thick]
  const [bx, by] = upright ? [px + start, py] : [px, py + start]
  const middle = upright ? `M${n(bx + thick / 2)} ${n(by)}v${n(h)}` : `M${n(bx)} ${n(by + thick / 2)}h${n(w)}`
  return `<rect x="${n(bx)}" y="${n(by)}" width="${n(w)}" height="${n(h)}" fill="${PAPER}" stroke="${WALL}" stroke-width="1.4"/><path d="${middle}" stroke="${WALL}" stroke-width="1.4"/>`
}

function drawDoor({ x, y, length, upright, swing, hinge, entry }: Door, { left, top, metre }: Sheet): string {
  const reach = entry ? OUTER * metre + 2 : 0.08 * metre + 1.5
  const back = entry ? (swing === 1 ? reach : 1) : reach
  const front = entry ? (swing === 1 ? 1 : reach) : reach
  const px = left + x * metre
  const py = top + y * metre
  const long = length * metre
  const gap = upright
    ? `<rect x="${n(px - back)}" y="${n(py)}" width="${n(back + front)}" height="${n(long)}" fill="${PAPER}"/>`
    : `<rect x="${n(px)}" y="${n(py - back)}" width="${n(long)}" height="${n(back + front)}" fill="${PAPER}"/>`
  if (length > 1.2) return gap
  // The leaf stands open at a right angle; a quarter circle runs from its tip to the other jamb.
  const pivot = hinge === -1 ? 0 : long
  const jamb = hinge === -1 ? long : 0
  const [ax, ay] = upright ? [long * swing, 0] : [0, long * swing]
  const [bx, by] = upright ? [0, jamb - pivot] : [jamb - pivot, 0]
  const [hx, hy] = upright ? [px, py + pivot] : [px + pivot, py]
  const leaf = `M${n(hx)} ${n(hy)}L${n(hx + ax)} ${n(hy + ay)}A${n(long)} ${n(long)} 0 0 ${ax * by - ay * bx > 0 ? 1 : 0} ${n(hx + bx)} ${n(hy + by)}`
  return `${gap}<path d="${leaf}" fill="none" stroke="${WALL}" stroke-width="1.4"/>`
}

function drawStairs({ x, y, w, h, up }: Stairs, { left, top, metre }: Sheet): string {
  const px = left + x * metre
  const py = top + y * metre
  const pw = w * metre
  const ph = h * metre
  const count = Math.max(5, Math.round(h / 0.26))
  const treads = Array.from(
    { length: count + 1 },
    (_, i) => `M${n(px)} ${n(py + (ph * i) / count)}h${n(pw)}`,
  ).join('')
  const tip = up ? py + 8 : py + ph - 8
  const tail = up ? py + ph - 4 : py + 4
  const head = up ? 7 : -7
  return `<path d="${treads}M${n(px)} ${n(py)}v${n(ph)}M${n(px + pw)} ${n(py)}v${n(ph)}" stroke="${LINE}" stroke-width="1.2" fill="none"/><path d="M${n(px + pw / 2)} ${n(tail)}V${n(tip)}m-5 ${head}l5 ${-head}l5 ${head}" stroke="${WALL}" stroke-width="1.5" fill="none"/>`
}

/** The name and size of a room, as large as fits; turned where a room is narrow. */
function label(room: PlanRoom, floor: Floor, { x, y, w, h }: Space, metre: number): string {
  const { w: wide, h: deep } = inside(room, floor)
  const size = `${wide.toFixed(1)} × ${deep.toFixed(1)} m`
  const turned = w < 62 && h > w * 1.6
  const span = (turned ? h : w) - 10
  const fit = (text: string, most: number) => Math.min(most, span / (text.length * 0.54))
  const most = Math.max(11, Math.min(18, metre * 0.42))
  const names =
    fit(room.name, most) < 10 && room.name.includes(' ')
      ? room.name.split(/ (?=and|\d|room|suite)/)
      : [room.name]
  const big = Math.min(...names.map((name) => fit(name, most)))
  const small = fit(size, Math.max(9.5, most * 0.74))
  if (big < 7) return ''
  const lines = names.map((name, i) => ({
    text: name,
    size: big,
    font: SERIF,
    fill: WORDS,
    dy: i * (big + 1),
  }))
  const withSize =
    small >= 8 && (turned ? w : h) > big + small + 8 && !(room.kind === 'hall' && Math.min(wide, deep) < 1)
  if (withSize)
    lines.push({
      text: size,
      size: small,
      font: SANS,
      fill: SOFT,
      dy: (names.length - 1) * (big + 1) + small + 5,
    })
  const cx = x + w / 2
  const cy = y + h / 2
  const lift = (lines.at(-1)?.dy ?? 0) / 2 - big * 0.32
  const words = lines
    .map(
      (line) =>
        `<text x="${n(cx)}" y="${n(cy + line.dy - lift)}" font-size="${n(line.size)}" fill="${line.fill}" ${line.font}>${line.text}</text>`,
    )
    .join('')
  const turn = turned ? ` transform="rotate(-90 ${n(cx)} ${n(cy)})"` : ''
  return `<g text-anchor="middle" stroke="${fillOf(room)}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"${turn}>${words}</g>`
}
