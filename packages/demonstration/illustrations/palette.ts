/**
 * Catalogue, illustrations: the colours, chosen to sit well together on warm paper, and how they are mixed.
 */

type Channels = readonly [red: number, green: number, blue: number]

export function channels(colour: string): Channels {
  const value = Number.parseInt(colour.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

export function fromChannels(red: number, green: number, blue: number): string {
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)))
  return `#${((clamp(red) << 16) | (clamp(green) << 8) | clamp(blue)).toString(16).padStart(6, '0')}`
}

/** From the first colour (0) to the second (1). */
export function mix(from: string, to: string, share: number): string {
  const [a, b, c] = channels(from)
  const [d, e, f] = channels(to)
  return fromChannels(a + (d - a) * share, b + (e - b) * share, c + (f - c) * share)
}

/** Into the shade: towards a cool ink, never towards black. */
export const shade = (colour: string, share = 0.15) => mix(colour, '#1d2a3a', share)
/** Into the light: towards warm paper, never towards white. */
export const tint = (colour: string, share = 0.2) => mix(colour, '#fffaf0', share)

export const INK = '#22303a'
export const PAPER = '#fbf8f1'
export const IRON = '#313c44'
export const SNOW = '#f1f5f7'

export const STUCCO = ['#f4efe4', '#eee6d6', '#f2e9d8', '#e9e4da', '#f6f1e6'] as const
export const PASTEL = ['#d8a9a0', '#c9d4c5', '#e7c9a9', '#bfd0d8', '#dcc9b4', '#c7cfb2', '#e2bfae'] as const
export const BRICK = ['#b5705a', '#a9634f', '#bf8163', '#9d5a49', '#b98a72', '#a87a63'] as const
export const LONDON_STOCK = ['#c3ab82', '#bfa27a', '#cbb48d'] as const
export const SANDSTONE = ['#d8c7a5', '#cdbfa6', '#d9cdb8', '#d3c09a'] as const
export const GRANITE = ['#b9b4a8', '#aeb0ac', '#c0b8aa'] as const
export const TIMBER = ['#9a6b45', '#8a5d3c', '#a5764e', '#b98a5e', '#7d5a40'] as const
export const WHITEWASH = ['#fbf9f3', '#f8f5ec', '#faf6ee'] as const
export const ADOBE = ['#d9a67c', '#cf9a72', '#dcb28a', '#c88f6a'] as const
export const CONCRETE = ['#d9d4c8', '#cfcdc6', '#c9cbc9', '#ddd8cd'] as const

export const SLATE = ['#67707a', '#5d666f', '#737d87', '#6a6e74'] as const
export const CLAY_TILE = ['#c7714f', '#bd6a4c', '#cf8058', '#b8664c', '#c98563'] as const
export const THATCH = ['#a58a62', '#8f7a5c', '#b1966c', '#7d7264'] as const
export const ZINC = ['#7d8a96', '#8a95a0', '#74828f'] as const
export const TIN = ['#9fb0ae', '#a9a49b', '#b0675a', '#7f9a8e', '#8f9aa4'] as const

export const DOORS = [
  '#2f4858',
  '#7a2e2e',
  '#2f5d4a',
  '#8a6a1f',
  '#46566b',
  '#3f3a36',
  '#a3562f',
  '#5d7f86',
] as const
export const SHUTTERS = ['#5d8a86', '#7593a3', '#6f8f72', '#8a9b84', '#4f7480', '#a5694f'] as const
export const AWNINGS = ['#9c3f3a', '#3f6b62', '#34506b', '#b4532a', '#8a6a1f', '#55664f'] as const
export const BLOSSOM = ['#e8a7a0', '#f3d08b', '#f7efe6', '#d65a72', '#b39ad8', '#f1a3b4'] as const

export const LEAVES = {
  temperate: ['#5f8a63', '#6f9a68', '#7fa568', '#86a877', '#6d966b'],
  autumn: ['#c08a4a', '#b5693f', '#cfa055', '#a9824a'],
  dry: ['#8a9f6e', '#7f9c6a', '#97a578', '#a3a677'],
  dark: ['#3f6b5c', '#4a7564', '#47705f', '#527a60'],
  lush: ['#4f8a68', '#5f9a72', '#58945f', '#6aa56c'],
  silver: ['#9fae98', '#a9b5a0', '#93a48f'],
} as const
