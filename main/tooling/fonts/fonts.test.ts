/** main/tooling: the sheet and the files are what the table says, and stand-ins measure as our faces do. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bin, rootFolder } from '../../paths.ts'
import { faces, fileOf, sans, serif } from './faces.ts'
import { fontSheets, measureLatin } from './sheet.ts'
import {
  sansSteps,
  serifSteps,
  stretchOf,
  systemSans,
  systemSerif,
  systemWidth,
  type Measured,
} from './stand-ins.ts'

const folder = join(rootFolder, 'web/ui/fonts')

test('the sheets are what `npm run fonts` writes', async () => {
  const drafts = await mkdtemp(join(tmpdir(), 'meridian-fonts-'))
  for (const [name, sheet] of await fontSheets()) {
    const draft = join(drafts, name)
    await writeFile(draft, sheet)
    execFileSync(bin('oxfmt'), ['--config', join(rootFolder, '.oxfmtrc.json'), draft])
    expect(await readFile(join(rootFolder, 'web/styles', name), 'utf8')).toBe(await readFile(draft, 'utf8'))
  }
})

test('there is a file for every cut, and no other', async () => {
  const wanted = faces.flatMap((face) =>
    face.cuts.flatMap((cut) => face.weights.map((weight) => fileOf(cut, weight))),
  )
  expect((await readdir(folder)).filter((name) => name.endsWith('.woff2')).toSorted()).toEqual(
    wanted.toSorted(),
  )
})

test('the two files of a Latin page have 60 KB at most', async () => {
  const sizes = await Promise.all(
    ['inter-latin.woff2', 'serif-latin.woff2'].map(
      async (name) => (await readFile(join(folder, name))).length,
    ),
  )
  expect(sizes.reduce((sum, one) => sum + one, 0)).toBeLessThan(60 * 1024)
})

/** Other words than those the stretch was reckoned from. */
const others = [
  'Bright two-storey house near the river with a garden, a cellar and a garage',
  'Casa adosada reformada con patio y vistas al mar, a diez minutos del centro',
  'Price on request. Listed 14 days ago, confirmed today by the agency',
  'Monolocale arredato in centro storico, spese condominiali comprese',
]

const pairs = [
  ...systemSans.flatMap(({ name }) => sansSteps.map((step) => ({ name, step, face: sans }))),
  ...systemSerif.flatMap(({ name }) => serifSteps.map((step) => ({ name, step, face: serif }))),
]

const measured = new Map<string, Promise<Measured>>()

test.each(pairs)('$name, $step.css, is as wide as $face.family within 2 %', async ({ name, step, face }) => {
  const known = measured.get(face.family) ?? measureLatin(face)
  measured.set(face.family, known)
  const ours = await known
  const stretch = stretchOf(ours, name, step)
  const text = others.join(' ')
  const weights = step.as === 'regular' ? [400, 500] : [step.at]
  for (const weight of weights)
    expect(
      Math.abs((stretch * systemWidth(name, step.as, text)) / ours.width(text, weight) - 1),
    ).toBeLessThan(0.02)
})
