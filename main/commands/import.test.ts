/** main: the import command as a person runs it: words, exit codes, nothing on paper that should not be. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { createTestDatabaseUrl } from '#tests/support/database.ts'
import { kyeroFile, kyeroHomes } from '#tests/support/feed-files.ts'
import { lendGazetteer } from '#tests/support/gazetteer.ts'
import { fixture, quirk } from '#tests/support/feeds.ts'
import { runImport } from './import.ts'

const url = await createTestDatabaseUrl()
const folder = await mkdtemp(join(tmpdir(), 'meridian-import-test-'))
await lendGazetteer(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))
const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, NODE_ENV: 'test', NO_COLOR: '1' }

type Ran = { code: number | null; out: string; err: string }

/** The command as its program runs it, without a process of its own. */
async function run(...args: string[]): Promise<Ran> {
  const ran: Ran = { code: null, out: '', err: '' }
  ran.code = await runImport(args, {
    env,
    out: (line) => (ran.out += line),
    err: (line) => (ran.err += line),
    onStop: () => undefined,
  })
  return ran
}

/** The program itself. */
async function start(...args: string[]): Promise<Ran> {
  const child = spawn(process.execPath, ['main/commands/import.ts', ...args], { env })
  const ended = once(child, 'close')
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  await ended
  return { code: child.exitCode, out, err }
}

it('imports a file and prints its report', async () => {
  const { code, out } = await run(fixture('kyero/openestate-kyero.xml'), '--agency', 'Costa Homes')
  expect(code).toBe(0)
  expect(out).toContain('Kyero 3, utf-8')
  expect(out).toMatch(/in the file {3}new/)
})

it('ends with another code when nothing could be read', async () => {
  const { code, out } = await run(fixture('blm/bobf-wrong-structure.blm'), '--agency', 'Costa Homes')
  expect(code).toBe(1)
  expect(out).toContain('XML whose outermost element is <clients>')
})

it('ends with another code when the file breaks off, though what came is published', async () => {
  const whole = kyeroFile(kyeroHomes(11, 12, 13))
  const path = join(folder, 'broken-off.xml')
  await writeFile(path, whole.slice(0, whole.indexOf('<ref>R13')))
  const { code, out } = await run(path, '--agency', 'Broken Off')
  expect(code).toBe(1)
  expect(out).toContain('published')
  expect(out).toContain('file.truncated')
})

it('ends with a code of its own when the run is held back', async () => {
  await run(quirk('default-point.xml'), '--agency', 'Held', '--feed', 'Main')
  const { code, out } = await start(
    fixture('kyero/openestate-kyero.xml'),
    '--agency',
    'Held',
    '--feed',
    'Main',
  )
  expect(code).toBe(3)
  expect(out).toContain('held back')
})

it.each([
  [[], 'Please name one file or address.'],
  [['x.xml'], 'Please name the agency with --agency.'],
  [['x.xml', '--agency', 'A', '--country', 'Spain'], '--country wants a code such as ES.'],
  [['x.xml', '--agency', 'A', '--time-zone', 'Mars'], '--time-zone wants a name such as Europe/Madrid.'],
  [['x.xml', '--agency', 'A', '--nonsense'], "Unknown option '--nonsense'"],
])('%j is explained', async (args, sentence) => {
  const { code, err } = await run(...args)
  expect(code).toBe(2)
  expect(err).toContain(sentence)
  expect(err).toContain('Usage: npm run import')
})
