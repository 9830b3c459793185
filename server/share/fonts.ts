/**
 * share: the fonts of share pictures, one family for each script's file,
 * because a renderer takes the first of a name.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Font } from 'satori'
import { unpackWoff } from './woff.ts'

const { resolve } = createRequire(import.meta.url)

/**
 * Vietnamese before the rest of Latin, which has some of its letters: the
 * rasteriser gives up a word that needs both.
 */
const european = ['latin', 'vietnamese', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek']
const packages = {
  serif: { name: 'source-serif-4', scripts: european, weights: [600] },
  sans: { name: 'inter', scripts: european, weights: [400, 600] },
  // Its letters carry their dots; fonts that place them as marks lose their height in satori.
  arabic: { name: 'ibm-plex-sans-arabic', scripts: ['arabic'], weights: [400, 600] },
  hebrew: { name: 'noto-sans-hebrew', scripts: ['hebrew'], weights: [400, 600] },
} as const

type Family = keyof typeof packages
const families = Object.keys(packages) as Family[]

const namesOf = (family: Family): string[] => packages[family].scripts.map((script) => `${family} ${script}`)

/** Lists of families for `font-family`: what one file lacks the next one has. */
export const serif = [...namesOf('serif'), ...namesOf('arabic'), ...namesOf('hebrew')].join(', ')
export const sans = [...namesOf('sans'), ...namesOf('arabic'), ...namesOf('hebrew')].join(', ')

const read = (family: Family, script: string, weight: number): Promise<Buffer> =>
  readFile(
    resolve(
      `@fontsource/${packages[family].name}/files/${packages[family].name}-${script}-${weight}-normal.woff`,
    ),
  )

/** Everything that words on the card are set in. */
export const loadFonts = (): Promise<Font[]> =>
  Promise.all(
    families.flatMap((family) =>
      packages[family].weights.flatMap((weight) =>
        packages[family].scripts.map(async (script): Promise<Font> => ({
          name: `${family} ${script}`,
          weight,
          style: 'normal',
          data: await read(family, script, weight),
        })),
      ),
    ),
  )

/**
 * Whose letters names on maps are written in; the first is what a
 * name is set in, the others have what it lacks.
 */
const onMaps = ['sans', 'arabic', 'hebrew'] as const

/**
 * The fonts as plain files in `folder`, for names on maps: the
 * rasteriser reads no packed fonts, and no bytes.
 */
export async function layOutMapFonts(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true })
  const wanted = onMaps.flatMap((family) =>
    packages[family].weights.flatMap((weight) =>
      packages[family].scripts.map((script) => ({ family, script, weight })),
    ),
  )
  return Promise.all(
    wanted.map(async ({ family, script, weight }) => {
      const path = join(folder, `${packages[family].name}-${script}-${weight}.ttf`)
      const draft = `${path}.${process.pid}.part`
      await writeFile(draft, unpackWoff(await read(family, script, weight)))
      await rename(draft, path)
      return path
    }),
  )
}
