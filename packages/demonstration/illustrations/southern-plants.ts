/** Catalogue, illustrations: palms, cypresses, olives, acacias and other plants of warm and dry places. */
import { INK, SNOW, shade, tint } from './palette.ts'
import { bars, boxes, discs, n, oval, path, poly, pts, rounds, stroke, times } from './shapes.ts'
import { cast, crown } from './trees.ts'
import type { Plant } from './trees.ts'

const cypress: Plant = (_stage, colour) => {
  const outline = 'M0 -176C26 -116 26 -26 0 -8C-26 -26 -26 -116 0 -176z'
  const shaded = 'M0 -176C26 -116 26 -26 0 -8C9 -40 9 -110 0 -176z'
  const lines = stroke(
    'M-8 -120C-11 -90 -10 -60 -6 -36M4 -140C9 -100 9 -70 6 -44',
    tint(colour, 0.15),
    1.6,
    ' opacity=".6"',
  )
  return (
    cast(30, 5) +
    bars([[-3, -14, 6, 15]], '#6f5a45') +
    path(outline, colour) +
    path(shaded, shade(colour, 0.16)) +
    lines
  )
}

const olive: Plant = (stage, colour) => {
  const bole = path(
    'M-7 1C0 -16 -10 -26 -4 -40L-18 -60L-13 -62L2 -46C8 -56 14 -60 20 -66L24 -62C14 -50 4 -34 8 1z',
    '#7d6c5a',
  )
  return cast(46) + bole + crown(stage, { x: 0, y: -74, rx: 50, ry: 32, lumps: 9 }, colour)
}

/** A stone pine with its umbrella. */
const umbrella: Plant = (_stage, colour) => {
  const dome = 'M-66 -136C-60 -176 60 -178 68 -136C40 -128 -36 -126 -66 -136z'
  const light = 'M-60 -142C-46 -172 20 -176 40 -160C10 -164 -30 -158 -60 -142z'
  return (
    cast(56) +
    path('M-5 1C-1 -50 -3 -90 -1 -136H4C4 -90 3 -50 6 1z', '#8b6b52') +
    stroke('M1 -96L-30 -134M2 -100L32 -134', '#8b6b52', 3.4) +
    path(dome, colour) +
    path('M-66 -136C-36 -126 40 -128 68 -136C50 -142 -40 -142 -66 -136z', shade(colour, 0.18)) +
    path(light, tint(colour, 0.13))
  )
}

const lemon: Plant = (stage, colour) => {
  const fruit = times(8, () => [stage.house.between(-30, 30), stage.house.between(-86, -46), 3.4] as const)
  return (
    cast(36) +
    bars([[-3, -40, 6, 41]], '#6f5a45') +
    crown(stage, { x: 0, y: -66, rx: 40, ry: 32 }, colour) +
    discs(fruit, '#edc650')
  )
}

type Fronds = { x: number; y: number; count: number; reach: number; droop: number }

function fronds({ x, y, count, reach, droop }: Fronds, colour: string): string {
  const blades = times(count, (i) => {
    const angle = -Math.PI * 1.1 + (i * Math.PI * 1.2) / (count - 1)
    const long = reach * (1 - 0.1 * Math.abs(i / (count - 1) - 0.5))
    const ex = x + Math.cos(angle) * long
    const ey = y + Math.sin(angle) * long * 0.6 + droop
    const mx = x + Math.cos(angle) * long * 0.55
    const my = y + Math.sin(angle) * long * 0.8 - droop * 0.7
    return `M${n(x)} ${n(y)}Q${n(mx)} ${n(my)} ${n(ex)} ${n(ey)}Q${n(mx + 5)} ${n(my + 17)} ${n(x)} ${n(y)}z`
  })
  const dark = blades.filter((_, i) => i % 2 === 0).join('')
  return path(dark, shade(colour, 0.14)) + path(blades.filter((_, i) => i % 2 === 1).join(''), colour)
}

/** A coconut palm, leaning over. */
const palm: Plant = (stage, colour) => {
  const lean = stage.house.between(8, 34)
  const stem = `M-6 1C-3 -70 ${n(lean * 0.2)} -110 ${n(lean)} -168L${n(lean + 7)} -166C${n(lean * 0.6)} -108 8 -70 8 1z`
  const rings = times(8, (i) => `M${n(-4 + lean * (i / 8) ** 2)} ${-14 - i * 19}h9`).join('')
  const top = { x: lean + 3, y: -168 }
  return (
    cast(52, 6) +
    path(stem, '#8d745a') +
    stroke(rings, '#6f5a45', 1.3, ' opacity=".6"') +
    fronds({ ...top, count: 9, reach: 92, droop: 30 }, colour) +
    discs(rounds`${top.x - 5} ${top.y + 6} 5, ${top.x + 5} ${top.y + 7} 5`, '#7b5d3f')
  )
}

/** A date palm, straight, with a full head. */
const datePalm: Plant = (_stage, colour) => {
  const scales = times(9, (i) => `M-5 ${-8 - i * 14}l5 5l5 -5`).join('')
  return (
    cast(44, 6) +
    path('M-7 1L-4.5 -138H4.500L7 1z', '#8a7152') +
    stroke(scales, '#6a553c', 1.5) +
    fronds({ x: 0, y: -138, count: 13, reach: 66, droop: 24 }, colour) +
    fronds({ x: 0, y: -142, count: 7, reach: 50, droop: 4 }, tint(colour, 0.12)) +
    discs(rounds`-9 -126 4, 9 -127 4, 0 -123 4`, '#c08a3e')
  )
}

const banana: Plant = (_stage, colour) => {
  const leaf = (x: number, y: number, bend: number) =>
    `M0 -22Q${x * 0.3} ${y - bend} ${x} ${y}Q${x * 0.72} ${y * 0.62} 0 -22z`
  return (
    oval(8, 0, 36, 5, INK, ' opacity=".15"') +
    bars([[-4, -30, 8, 31]], '#8a9a5f') +
    path(leaf(-58, -70, 34) + leaf(52, -82, 30) + leaf(8, -118, 6), colour) +
    path(leaf(-34, -104, 20) + leaf(62, -46, 34) + leaf(-60, -34, 36), shade(colour, 0.13)) +
    stroke('M0 -22Q-17 -80 -58 -70M0 -22Q16 -90 52 -82', tint(colour, 0.25), 1.4)
  )
}

/** A flat-topped acacia. */
const acacia: Plant = (_stage, colour) => {
  const tiers: readonly (readonly [number, number, number, number])[] =
    boxes`0 -112 78 13, -24 -126 44 10, 30 -124 40 9`
  const crowns = tiers
    .map(
      ([x, y, rx, ry]) =>
        oval(x, y, rx, ry, colour) +
        oval(x + 6, y + 4, rx * 0.84, ry * 0.5, shade(colour, 0.16)) +
        oval(x - 8, y - 4, rx * 0.66, ry * 0.4, tint(colour, 0.14)),
    )
    .join('')
  return (
    cast(64, 6) +
    path('M-5 1C-1 -30 -3 -46 -2 -60H4C4 -44 4 -30 7 1z', '#77634e') +
    stroke('M0 -56L-44 -106M1 -58L-10 -108M2 -56L46 -104M1 -62L18 -108', '#77634e', 3) +
    crowns
  )
}

/** A jacaranda in flower. */
const jacaranda: Plant = (stage, _colour) =>
  cast(54) +
  path(
    'M-6 1C-2 -28 -4 -44 -16 -68L-11 -70C-4 -56 2 -48 4 -40C8 -52 14 -60 24 -70L28 -66C14 -50 6 -28 7 1z',
    '#6d5b4f',
  ) +
  crown(
    stage,
    { x: 0, y: -92, rx: 62, ry: 40, lumps: 9 },
    stage.house.pick(['#a596c4', '#b1a1cc', '#9a8fc0']),
  )

/** A gum tree: pale limbs and loose clouds of grey-green leaves. */
const gum: Plant = (stage, colour) => {
  const limbs = path(
    'M-6 1C-2 -50 -6 -80 -24 -128L-19 -130C-8 -104 -2 -92 2 -84C6 -110 14 -130 24 -150L29 -147C20 -124 10 -60 7 1z',
    '#d5cabb',
  )
  const clumps = boxes`-32 -136 34 22, 26 -158 38 24, 2 -120 30 18, 44 -124 24 15`
  return (
    cast(50) +
    limbs +
    clumps.map(([x, y, rx, ry]) => crown(stage, { x, y, rx, ry, lumps: 5 }, colour)).join('')
  )
}

const agave: Plant = (_stage, colour) => {
  const blades = pts`-30 -16, -24 -32, -10 -42, 8 -43, 22 -34, 30 -18`
  const fan = blades.map(([x, y]) => `M${x > 0 ? -4 : -8} 0L${x} ${y}L${x > 0 ? 8 : 4} 0z`)
  return (
    oval(5, 0, 28, 4, INK, ' opacity=".17"') +
    path(fan.filter((_, i) => i % 2 === 0).join(''), shade(colour, 0.1)) +
    path(fan.filter((_, i) => i % 2 === 1).join(''), tint(colour, 0.12))
  )
}

const cactus: Plant = (_stage, colour) => {
  const arms = stroke(
    'M0 0V-92M-3 -42H-20V-66M3 -34H19V-74',
    colour,
    13,
    ' stroke-linecap="round" stroke-linejoin="round"',
  )
  return (
    oval(8, 0, 24, 4, INK, ' opacity=".17"') +
    arms +
    stroke('M3 0V-90M-18 -44V-64M22 -36V-72', shade(colour, 0.16), 3.4, ' stroke-linecap="round"')
  )
}

const bamboo: Plant = (stage, colour) => {
  const canes = [-22, -12, -3, 7, 17, 25].map((x) => {
    const height = stage.house.between(110, 165)
    return `M${x} 1Q${x} ${n(-height * 0.6)} ${n(x + stage.house.between(-12, 14))} ${n(-height)}`
  })
  const leaves = times(34, () => {
    const x = stage.house.between(-38, 40)
    const y = stage.house.between(-160, -50)
    return `M${n(x)} ${n(y)}q8 -2 13 5q-8 0 -13 -5z`
  })
  return (
    oval(6, 0, 40, 5, INK, ' opacity=".15"') +
    stroke(canes.join(''), '#93a35f', 3) +
    path(leaves.join(''), colour) +
    (stage.snow ? discs(rounds`-14 -140 7, 12 -150 8`, SNOW) : '')
  )
}

/** A trained garden pine: clouds on a bent trunk. */
const cloudPine: Plant = (stage, colour) => {
  const pads = boxes`-34 -58 24 10, 30 -78 26 11, -12 -104 24 11, 6 -128 18 10`
  const clouds = pads
    .map(
      ([x, y, rx, ry]) =>
        oval(x, y, rx, ry, colour) +
        oval(x - 3, y - ry * 0.3, rx * 0.7, ry * 0.5, stage.snow ? SNOW : tint(colour, 0.14)),
    )
    .join('')
  return (
    cast(40, 6) +
    stroke(
      'M0 1C8 -22 -14 -40 0 -66C10 -86 -6 -96 4 -124M-4 -44L-32 -56M2 -70L28 -76M2 -92L-12 -102',
      '#5f4a3c',
      6,
      ' stroke-linejoin="round"',
    ) +
    clouds
  )
}

/** A thorny shrub with magenta bracts. */
const bougainvillea: Plant = (stage, colour) => {
  const bracts = times(
    16,
    () =>
      [stage.house.between(-28, 28), stage.house.between(-34, -6), stage.house.between(2.6, 4.8)] as const,
  )
  return (
    oval(6, 0, 34, 5, INK, ' opacity=".15"') +
    crown(stage, { x: 0, y: -20, rx: 34, ry: 22, lumps: 6 }, colour) +
    discs(bracts, stage.house.pick(['#c2557e', '#b84f72', '#d0708f', '#d98348']))
  )
}

/** Lavender in a low cushion. */
const lavender: Plant = (stage, colour) => {
  const spikes = times(
    13,
    (i) => `M${n((i - 6) * 3.4)} -6l${n((i - 6) * 1.1)} ${n(-stage.house.between(12, 20))}`,
  ).join('')
  return (
    oval(4, 0, 26, 4, INK, ' opacity=".14"') +
    oval(0, -6, 24, 8, colour) +
    stroke(spikes, stage.house.pick(['#8c7fb8', '#9c8dc4']), 2.4, ' stroke-linecap="round"')
  )
}

/** A tuft of tall grass. */
const grass: Plant = (stage, colour) => {
  const blades = times(11, (i) => {
    const x = (i - 5) * 3.2
    return `M${n(x * 0.4)} 0Q${n(x)} -18 ${n(x * 2 + stage.house.between(-4, 4))} ${n(-stage.house.between(24, 40))}`
  })
  return (
    oval(4, 0, 20, 3, INK, ' opacity=".14"') +
    stroke(blades.join(''), colour, 2, ' stroke-linecap="round"') +
    poly(pts`-5 0, 5 0, 0 -12`, shade(colour, 0.1))
  )
}

export const SOUTHERN = {
  cypress,
  olive,
  umbrella,
  lemon,
  palm,
  datePalm,
  banana,
  acacia,
  jacaranda,
  gum,
  agave,
  cactus,
  bamboo,
  cloudPine,
  bougainvillea,
  lavender,
  grass,
} satisfies Record<string, Plant>
