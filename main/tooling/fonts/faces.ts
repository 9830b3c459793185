/** main/tooling: the faces of the pages: what is cut from which font, for which signs and weights. */

/** First and last code point. */
type Range = readonly [number, number]

export type Cut = {
  /** The file it becomes, without its ending. */
  name: string
  /** A file of a fontsource package, without its ending. */
  from: string
  ranges: readonly Range[]
  /**
   * Of another script, or of letters few pages show: its faces stand in a
   * sheet of their own, which may arrive late.
   */
  isOther?: boolean
}

export type Face = {
  family: string
  cuts: readonly Cut[]
  /** CSS `font-weight` of each source: a range of a variable font, or what one file stands for. */
  weights: readonly { css: string; axis?: { min: number; max: number }; from?: string }[]
  /** OpenType features that stay; without it all of them. */
  features?: readonly string[]
}

/** Basic Latin, and the signs that stand beside prices and areas. */
const english: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa3, 0xa3],
]
/** The letters and signs of its neighbours. */
const neighbours: readonly Range[] = [
  [0xa1, 0xa2],
  [0xa4, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
]
/** The punctuation of all languages. */
const punctuation: readonly Range[] = [
  [0x2000, 0x200b],
  [0x2010, 0x2027],
  [0x202f, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2212],
]
/** English and its neighbours in one file: what the first view of a Latin page needs. */
const latin: readonly Range[] = [[0x20, 0x7e], [0xa0, 0xff], [0x131, 0x131], [0x152, 0x153], ...punctuation]
/** Signs of the currencies people pay with, beside those of the first file. */
const currencies: readonly Range[] = [
  [0x20a1, 0x20a1],
  [0x20a6, 0x20a6],
  [0x20a9, 0x20ab],
  [0x20ad, 0x20ae],
  [0x20b1, 0x20b2],
  [0x20b4, 0x20b5],
  [0x20b8, 0x20ba],
  [0x20bc, 0x20bf],
]
/** Polish, Czech, Hungarian, Turkish, Romanian, Maltese, Baltic languages, names of Japan. */
const latinMore: readonly Range[] = [
  [0x100, 0x107],
  [0x10a, 0x113],
  [0x116, 0x11b],
  [0x11e, 0x123],
  [0x126, 0x127],
  [0x12a, 0x12b],
  [0x12e, 0x130],
  [0x136, 0x137],
  [0x139, 0x13e],
  [0x141, 0x148],
  [0x14c, 0x14d],
  [0x150, 0x151],
  [0x154, 0x15b],
  [0x15e, 0x165],
  [0x16a, 0x16b],
  [0x16e, 0x173],
  [0x178, 0x17e],
  [0x218, 0x21b],
]
/** What else is written in Latin letters. */
const latinRest: readonly Range[] = [
  [0x108, 0x109],
  [0x114, 0x115],
  [0x11c, 0x11d],
  [0x124, 0x125],
  [0x128, 0x129],
  [0x12c, 0x12d],
  [0x132, 0x135],
  [0x138, 0x138],
  [0x13f, 0x140],
  [0x149, 0x14b],
  [0x14e, 0x14f],
  [0x15c, 0x15d],
  [0x166, 0x169],
  [0x16c, 0x16d],
  [0x174, 0x177],
  [0x17f, 0x19f],
  [0x1a2, 0x1ae],
  [0x1b1, 0x217],
  [0x21c, 0x2ba],
  [0x1e00, 0x1e9e],
  [0x1ef2, 0x1eff],
  [0x2c60, 0x2c7f],
]
const vietnamese: readonly Range[] = [
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x300, 0x301],
  [0x303, 0x304],
  [0x308, 0x309],
  [0x323, 0x323],
  [0x329, 0x329],
  [0x1ea0, 0x1ef1],
]
const greek: readonly Range[] = [[0x370, 0x3ff]]
const cyrillic: readonly Range[] = [
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x4b0, 0x4b1],
  [0x2116, 0x2116],
]
const cyrillicRest: readonly Range[] = [
  [0x460, 0x48f],
  [0x492, 0x4af],
  [0x4b2, 0x52f],
]
const arabic: readonly Range[] = [
  [0x600, 0x6ff],
  [0x750, 0x77f],
  [0x8a0, 0x8ff],
  [0x200c, 0x200f],
  [0xfdfc, 0xfdfc],
]
const hebrew: readonly Range[] = [
  [0x591, 0x5f4],
  [0xfb1d, 0xfb4f],
]

/** One font cut into files, of which a page loads those whose signs it shows. */
const european = (
  name: string,
  path: string,
  [first, ...others]: readonly (readonly Range[])[],
): readonly Cut[] => {
  const cut = (part: string, subset: string, ranges: readonly Range[], isOther = false): Cut => ({
    name: `${name}-${part}`,
    from: `${path}-${subset}-wght-normal`,
    ranges,
    isOther,
  })
  return [
    cut('latin', 'latin', first ?? []),
    ...others.map((ranges) => cut('accents', 'latin', ranges)),
    cut('currencies', 'latin-ext', currencies),
    cut('latin-more', 'latin-ext', latinMore),
    cut('latin-rest', 'latin-ext', latinRest, true),
    cut('vietnamese', 'vietnamese', vietnamese, true),
    cut('greek', 'greek', greek, true),
    cut('cyrillic', 'cyrillic', cyrillic, true),
    cut('cyrillic-rest', 'cyrillic-ext', cyrillicRest, true),
  ]
}

const axis = { min: 400, max: 600 }
/** Kerning, marks, figures of one width, and the letters that `web/styles/base.css` chooses. */
const features = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'tnum', 'lnum', 'liga', 'cv11', 'ss03']

/** Between regular and bold there is nothing: headings of 500 are bold as those of 550. */
const twoWeights = (path: string) => [
  { css: '400 450', from: `${path}-400-normal` },
  { css: '451 600', from: `${path}-600-normal` },
]

const arabicPath = '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic'
const hebrewPath = '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew'

export const sans: Face = {
  family: 'Inter Variable',
  cuts: european('inter', '@fontsource-variable/inter/files/inter', [latin]),
  weights: [{ css: '400 600', axis }],
  features,
}
export const serif: Face = {
  family: 'Source Serif 4 Variable',
  // Headings have few letters of neighbours, and its accents weigh as much as half of the alphabet.
  cuts: european('serif', '@fontsource-variable/source-serif-4/files/source-serif-4', [
    [...english, ...punctuation],
    neighbours,
  ]),
  weights: [{ css: '400 600', axis }],
  features,
}

/** In the order of the sheet. Arabic and Hebrew have one face for words and headings. */
export const faces: readonly Face[] = [
  sans,
  serif,
  {
    family: 'Meridian Arabic',
    cuts: [{ name: 'arabic', from: '', ranges: arabic, isOther: true }],
    weights: twoWeights(arabicPath),
  },
  {
    family: 'Meridian Hebrew',
    cuts: [{ name: 'hebrew', from: '', ranges: hebrew, isOther: true }],
    weights: twoWeights(hebrewPath),
  },
]

/** What a cut is called on disk; those of fonts that do not vary say their weight. */
export const fileOf = ({ name }: Cut, { css, axis: varies }: Face['weights'][number]): string =>
  `${name}${varies ? '' : `-${css.replace(' ', '-')}`}.woff2`

/** Every sign of the ranges, as one text. */
export const signsOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) =>
      Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
    )
    .join('')

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0')
/** As CSS's `unicode-range`. */
export const rangeText = (ranges: readonly Range[]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(', ')
