/** platform: the application's secret: given or made once, never readable by others. */
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { loadSecret } from './secrets.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'meridian-secrets-'))
afterAll(() => rm(dataDir, { recursive: true, force: true }))
const load = (env: Record<string, string>) => loadSecret(readConfig({ DATA_DIR: dataDir, ...env }))

test('a generated one stays the same and is ours alone', async () => {
  const secret = load({})
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(load({})).toBe(secret)
  expect((await stat(join(dataDir, 'secrets', 'app'))).mode & 0o777).toBe(0o600)
})

test('the environment comes before the file, the file before a generated one', async () => {
  const path = join(dataDir, 'given')
  await writeFile(path, `${'f'.repeat(32)}\n`)
  expect(load({ SECRETS_FILE: path })).toBe('f'.repeat(32))
  expect(load({ SECRETS_FILE: path, APP_SECRET: 'e'.repeat(32) })).toBe('e'.repeat(32))
})

test('N11 a file that is missing or too short ends the start', async () => {
  const path = join(dataDir, 'short')
  await writeFile(path, 'short')
  expect(() => load({ SECRETS_FILE: path })).toThrow('SECRETS_FILE')
  expect(() => load({ SECRETS_FILE: join(dataDir, 'absent') })).toThrow('existing file')
})
