/** main: what is installed on somebody's machine is said before it is done. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { appendFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { installPackages } from './apt-get.ts'

const folder = await mkdtemp(join(tmpdir(), 'meridian-apt-get-test-'))
const events = join(folder, 'events')
const say = (text: string): void => appendFileSync(events, `said: ${text}\n`)

beforeAll(async () => {
  // Stands before the machine's own, notes what it is asked for and installs nothing.
  await writeFile(join(folder, 'apt-get'), `#!/bin/sh\necho "done: $*" >> '${events}'\n`, { mode: 0o755 })
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env.PATH}`)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

it('says every package and what it is for, and only then asks for anything', async () => {
  await installPackages(['apertium', 'apertium-eng-spa'], 'the translator for a journey', say)
  const [said = '', ...done] = (await readFile(events, 'utf8')).trim().split('\n')
  expect(said).toMatch(/^said: /)
  for (const word of [
    'apertium, apertium-eng-spa',
    'apt-get',
    'this machine',
    'the translator for a journey',
  ])
    expect(said).toContain(word)
  expect(done).toHaveLength(2)
  expect(done[1]).toMatch(/^done: install .* apertium apertium-eng-spa$/)
})
