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

const head = (words: string): string => `/* web/styles: ${words}. Written by \`npm run fonts\`. */`

/**
 * The sheets of `web/styles` by their names: what every page begins
 * with, and what the letters of few pages need.
 */
export async function fontSheets(): Promise<Map<string, string>> {
  const own = facesOf(({ isOther }) => !isOther)
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
  const others = facesOf(({ isOther }) => isOther === true)
  return new Map([
    [
      'fonts.css',
      `${[head('our faces, and those of systems that stand in for them'), ...own, ...standIns, families()].join('\n\n')}\n`,
    ],
    [
      'other-scripts.css',
      `${head('our faces for scripts beside Latin (frame/other-scripts.tsx)')}\n\n@layer tokens {\n${others.join('\n\n')}\n}\n`,
    ],
  ])
}

/** The faces of the cuts that pass, as CSS. */
const facesOf = (passes: (cut: Cut) => boolean): string[] =>
  faces.flatMap(({ family, cuts, weights }) =>
    cuts.filter(passes).flatMap((cut) =>
      weights.map(
        (weight) => `@font-face {
  font-family: '${family}';
  font-display: swap;
  font-weight: ${weight.css};
  src: url('../ui/fonts/${fileOf(cut, weight)}') format('woff2');
  unicode-range: ${rangeText(cut.ranges)};
}`,
      ),
    ),
  )

/** The two families, each with what stands in for it. */
function families(): string {
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
  return `:root {
  --sans: ${listOf(sans, systemSans, 'system-ui, sans-serif')};
  --serif: ${listOf(serif, systemSerif, 'Georgia, serif')};
}`
}
