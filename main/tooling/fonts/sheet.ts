/** main/tooling: the style sheet of the fonts, written from their table, and the files themselves. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { faces, fileOf, rangeText, sans, serif, signsOf, type Cut, type Face } from './faces.ts'
import {
  measure,
  sansSteps,
  serifSteps,
  standInFaces,
  standInName,
  systemSans,
  systemSerif,
  type Measured,
} from './stand-ins.ts'

const { resolve } = createRequire(import.meta.url)

const source = (path: string): Promise<Buffer> => readFile(resolve(`${path}.woff2`))

/** A file for each cut of each face, by its name. */
export async function cutFonts(): Promise<Map<string, Buffer>> {
  const cut = async (face: Face, one: Cut, weight: Face['weights'][number]) => {
    const font = await source(weight.from ?? one.from)
    const content = await subset(font, signsOf(one.ranges), {
      targetFormat: 'woff2',
      noHinting: true,
      ...(weight.axis && { variationAxes: { wght: weight.axis } }),
      ...(face.features && { keepFeatures: face.features }),
    })
    return [fileOf(one, weight), content] as const
  }
  return new Map(
    await Promise.all(
      faces.flatMap((face) =>
        face.cuts.flatMap((one) => face.weights.map((weight) => cut(face, one, weight))),
      ),
    ),
  )
}

/** Our Latin letters, measured. */
export async function measureLatin({ cuts: [first] }: Face): Promise<Measured> {
  if (!first) throw new Error('This face has no files.')
  const letters = await subset(await source(first.from), signsOf(first.ranges), { targetFormat: 'truetype' })
  return measure(letters)
}

/** `web/styles/fonts.css`. */
export async function fontSheet(): Promise<string> {
  const own = faces.flatMap((face) =>
    face.cuts.flatMap((cut) =>
      face.weights.map(
        (weight) => `@font-face {
  font-family: '${face.family}';
  font-display: swap;
  font-weight: ${weight.css};
  src: url('../ui/fonts/${fileOf(cut, weight)}') format('woff2');
  unicode-range: ${rangeText(cut.ranges)};
}`,
      ),
    ),
  )
  const standIns = [
    ...standInFaces(sans.family, await measureLatin(sans), {
      systems: systemSans,
      steps: sansSteps,
    }),
    ...standInFaces(serif.family, await measureLatin(serif), {
      systems: systemSerif,
      steps: serifSteps,
    }),
  ]
  const listOf = (face: Face, systems: typeof systemSans, generic: string) =>
    [
      face.family,
      'Meridian Arabic',
      'Meridian Hebrew',
      ...systems.map(({ name }) => standInName(face.family, name)),
    ]
      .map((name) => `'${name}'`)
      .concat(generic)
      .join(', ')
  const families = `:root {
  --sans: ${listOf(sans, systemSans, 'system-ui, sans-serif')};
  --serif: ${listOf(serif, systemSerif, 'Georgia, serif')};
}`
  const head =
    '/* web/styles: our faces, cut by script, and those of systems that stand in for them. Written by `npm run fonts`. */'
  return `${[head, ...own, ...standIns, families].join('\n\n')}\n`
}
