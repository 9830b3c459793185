/**
 * main: the first start installs without a wall of warnings, says
 * how far it is, and shows npm's errors whole.
 */
import { spawnSync } from 'node:child_process'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A checkout with a package or two, and an npm that does as `npm` says. */
async function firstStart(npm: string) {
  const root = await mkdtemp(join(tmpdir(), 'meridian-first-'))
  await mkdir(join(root, 'main'))
  for (const name of ['bootstrap.mjs', 'supervise.mjs'])
    await copyFile(new URL(name, import.meta.url), join(root, 'main', name))
  const lock = { packages: { '': {}, 'node_modules/node': { version: '1.0.0' } } }
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock))
  await writeFile(join(root, 'npm.cjs'), npm)
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'main', 'bootstrap.mjs'), 'migrate'],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_execpath: join(root, 'npm.cjs') },
    },
  )
  await rm(root, { recursive: true })
  return { status, stdout, stderr }
}

const talkative = `
  if (!process.argv.includes('--loglevel=error')) console.error('npm warn EBADENGINE Unsupported engine')
  const { mkdirSync, writeFileSync } = require('node:fs')
  mkdirSync('node_modules/node/bin', { recursive: true })
  writeFileSync('node_modules/node/bin/node', '#!/bin/sh\\necho handed over to $1', { mode: 0o755 })`

test.skipIf(process.platform === 'win32')(
  'says what it installs and nothing of what npm merely warns of',
  async () => {
    const { status, stdout, stderr } = await firstStart(talkative)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(
      /^Meridian: installing 1 packages .*\n {2}installed in \d+ s\nhanded over to .*migrate\.ts\n$/,
    )
  },
)

test('shows what went wrong in its own words', async () => {
  const { status, stderr } = await firstStart("console.error('npm error code E404'); process.exit(1)")
  expect(status).toBe(1)
  expect(stderr).toBe(
    'npm error code E404\nMeridian: npm could not install the packages; its own words are above.\n',
  )
})
