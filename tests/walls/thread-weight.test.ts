/**
 * tests: what feeds are read with: the thread that maps them loads no
 * database and no calls, their process no calls.
 */
import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..')
const heavy = ['kysely', 'pg', 'pg-boss', 'undici', 'zod']
const imported = /(?:^|\n)\s*(?:import|export)\b[^'";]*?'([^']+)'/g

/** The packages that a module imports, and the modules of ours behind it. */
function packagesBehind(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>()
  if (seen.has(file) || !file.endsWith('.ts')) return packages
  seen.add(file)
  for (const [, name = ''] of stripTypeScriptTypes(readFileSync(file, 'utf8')).matchAll(imported)) {
    const path = name.startsWith('#')
      ? join(root, name.slice(1))
      : name.startsWith('.')
        ? join(dirname(file), name)
        : null
    if (path && existsSync(path)) for (const one of packagesBehind(path, seen)) packages.add(one)
    else if (!path) packages.add(name)
  }
  return packages
}

test('records of feeds are mapped without a database, calls or schemas', () => {
  const packages = packagesBehind(join(root, 'server/feeds/map/map-thread.ts'))
  expect(packages).toContain('saxes')
  expect(heavy.filter((name) => packages.has(name))).toEqual([])
})

/** Of calls, accounts, mail that is written and sentences that are understood. */
const ofCalls = ['hono', 'jose', 'libphonenumber-js/max', '@zxcvbn-ts/core', 'diff', 'lru-cache']

test('the process that imports loads no calls', () => {
  const packages = packagesBehind(join(root, 'main/importing/import-process.ts'))
  expect(packages).toContain('kysely')
  expect(ofCalls.filter((name) => packages.has(name))).toEqual([])
})
