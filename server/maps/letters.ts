/**
 * maps: the letters that names on a sheet are written in, as faces
 * within the sheet: as an image it can load none.
 */
import { readFileSync } from 'node:fs'

/** First and last code point. */
type Range = readonly [number, number]
type Alphabet = { name: string; ranges: readonly Range[] }

/** The files of `letters/`, which `npm run fonts` cuts: what most names need first. */
export const alphabets: readonly Alphabet[] = [
  {
    name: 'plain',
    ranges: [
      [0x20, 0x7e],
      [0xb0, 0xb0],
      [0x2019, 0x2019],
      [0x2032, 0x2033],
    ],
  },
  {
    name: 'accents',
    ranges: [
      [0xa1, 0xaf],
      [0xb1, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2010, 0x2018],
      [0x201a, 0x201f],
    ],
  },
  {
    name: 'latin-more',
    ranges: [
      [0x100, 0x130],
      [0x132, 0x151],
      [0x154, 0x17f],
      [0x218, 0x21b],
      [0x1e9e, 0x1e9e],
    ],
  },
  {
    name: 'vietnamese',
    ranges: [
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x1ea0, 0x1ef9],
    ],
  },
  { name: 'greek', ranges: [[0x370, 0x3ff]] },
  {
    name: 'cyrillic',
    ranges: [
      [0x400, 0x45f],
      [0x490, 0x491],
    ],
  },
  {
    name: 'arabic',
    ranges: [
      [0x60c, 0x60c],
      [0x621, 0x63a],
      [0x640, 0x652],
      [0x660, 0x669],
      [0x67e, 0x67e],
      [0x686, 0x686],
      [0x698, 0x698],
      [0x6a4, 0x6a4],
      [0x6a9, 0x6a9],
      [0x6af, 0x6af],
      [0x6cc, 0x6cc],
      [0x6f0, 0x6f9],
    ],
  },
  {
    name: 'hebrew',
    ranges: [
      [0x5b0, 0x5bc],
      [0x5d0, 0x5ea],
      [0x5f3, 0x5f4],
    ],
  },
]

/** One family of all the files: a browser takes each letter from the one that says it has it. */
export const family = 'Map Names'

const hex = (code: number): string => code.toString(16).toUpperCase()
const rangeText = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}-${hex(last)}`).join(',')

const isIn = ({ ranges }: Alphabet, code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last)

const packed = new Map<string, string>()

/** The face as CSS, read once. */
function faceOf({ name, ranges }: Alphabet): string {
  const known = packed.get(name)
  if (known !== undefined) return known
  const bytes = readFileSync(new URL(`letters/${name}.woff2`, import.meta.url))
  const face = `@font-face{font-family:"${family}";font-weight:100 900;unicode-range:${rangeText(ranges)};src:url(data:font/woff2;base64,${bytes.toString('base64')}) format("woff2")}`
  packed.set(name, face)
  return face
}

/**
 * A style element with the faces of the alphabets that the words of
 * an SVG need; nothing where it has no words.
 */
export function lettersFor(svg: string): string {
  const words = Array.from(svg.matchAll(/<text[^>]*>(.*?)<\/text>/gs), ([, text = '']) => text).join('')
  const codes = new Set([...words].map((letter) => letter.codePointAt(0) ?? 0))
  const faces = alphabets.filter((alphabet) => [...codes].some((code) => isIn(alphabet, code))).map(faceOf)
  return faces.length > 0 ? `<style>${faces.join('')}</style>` : ''
}
