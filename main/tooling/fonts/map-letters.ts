/**
 * main/tooling: the letters of drawn maps, cut from the fonts of the pages at the one weight that names have.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { alphabets } from '#server/maps/letters.ts'
import { signsOf } from './faces.ts'

const { resolve } = createRequire(import.meta.url)

type Source = { path: string; features: readonly string[]; weight?: number }
const marks = ['mark', 'mkmk', 'ccmp']
const joined = ['init', 'medi', 'fina', 'rlig', 'calt', 'liga']
const inter = (script: string): Source => ({
  path: `@fontsource-variable/inter/files/inter-${script}-wght-normal`,
  features: ['kern'],
  weight: 550,
})
const sources: Readonly<Record<string, Source>> = {
  plain: inter('latin'),
  accents: inter('latin'),
  'latin-more': inter('latin-ext'),
  vietnamese: inter('vietnamese'),
  greek: inter('greek'),
  cyrillic: inter('cyrillic'),
  arabic: {
    path: '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-500-normal',
    features: ['kern', ...marks, ...joined],
  },
  hebrew: {
    path: '@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-500-normal',
    features: ['kern', ...marks],
  },
}

/** The files by their names. */
export async function cutMapLetters(): Promise<Map<string, Buffer>> {
  const cut = async ({ name, ranges }: (typeof alphabets)[number]) => {
    const source = sources[name]
    if (!source) throw new Error(`No font is named for the alphabet ${name}.`)
    const content = await subset(await readFile(resolve(`${source.path}.woff2`)), signsOf(ranges), {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures: [...source.features],
      ...(source.weight !== undefined && {
        variationAxes: { wght: { min: source.weight, max: source.weight } },
      }),
    })
    return [`${name}.woff2`, content] as const
  }
  return new Map(await Promise.all(alphabets.map(cut)))
}
