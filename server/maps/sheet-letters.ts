/** maps: the letters of a sheet as fonts within it: a picture in a page sees none of the fonts of that page. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { unpackWoff } from '#server/platform/files/woff.ts'

const { resolve } = createRequire(import.meta.url)

/** One file of a face: which letters it has, and the family it becomes. The first that has a letter writes it. */
type Source = { family: string; from: string; has: RegExp; features?: string[] }
const inter = (script: string) => `@fontsource/inter/files/inter-${script}-500-normal.woff`
const sources: readonly Source[] = [
  {
    family: 'Sheet',
    from: inter('latin'),
    has: /[\u0020-\u00ff\u0131\u0152\u0153\u02bb\u02bc\u2010-\u2033]/u,
    features: ['kern'],
  },
  {
    family: 'Sheet More',
    from: inter('latin-ext'),
    has: /[\u0100-\u02ff\u1e00-\u1e9f]/u,
    features: ['kern'],
  },
  { family: 'Sheet Vietnamese', from: inter('vietnamese'), has: /[\u1ea0-\u1eff]/u, features: ['kern'] },
  // Arabic letters are joined by features of the font: all of them stay.
  {
    family: 'Sheet Arabic',
    from: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal.woff',
    has: /[\u0600-\u06ff]/u,
  },
]
/** Families for `font-family`, ours first. */
export const sheetFamilies = sources.map(({ family }) => family).join(', ')

/** Unpacked once: what is taken out of it then takes some milliseconds. */
const unpacked = new Map<Source, Promise<Buffer>>()
function unpackedOf(source: Source): Promise<Buffer> {
  const known = unpacked.get(source) ?? readFile(resolve(source.from)).then(unpackWoff)
  unpacked.set(source, known)
  return known
}

/** The sheet with the letters it is written in. */
export async function withLetters(svg: string): Promise<string> {
  const letters = [...new Set([...svg.matchAll(/<text[^>]*>([^<]*)/gu)].flatMap(([, text = '']) => [...text]))]
  const faces: string[] = []
  let rest = letters
  for (const source of sources) {
    const own = rest.filter((letter) => source.has.test(letter))
    rest = rest.filter((letter) => !source.has.test(letter))
    if (own.length > 0) faces.push(await faceOf(source, own))
  }
  return faces.length === 0 ? svg : svg.replace('<title>', `<style>${faces.join('')}</style><title>`)
}

/** A weight stands for all: sheets tell names apart by size and colour. */
async function faceOf(source: Source, letters: readonly string[]): Promise<string> {
  const font = await subset(await unpackedOf(source), letters.toSorted().join(''), {
    targetFormat: 'truetype',
    noHinting: true,
    ...(source.features && { keepFeatures: source.features }),
  })
  return `@font-face{font-family:${source.family};font-weight:400 700;src:url(data:font/ttf;base64,${font.toString('base64')})}`
}
