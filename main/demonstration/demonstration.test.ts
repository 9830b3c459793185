/** main: what the person at the terminal reads while the demonstration is made. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { afterAll, expect, it, vi } from 'vitest'
import { readConfig } from '#server/platform/settings/config.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createTestDatabaseUrl } from '#tests/support/database.ts'
import { lendGazetteer } from '#tests/support/gazetteer.ts'
import { query } from '#tests/support/query.ts'
import { loadDemonstration } from './demonstration.ts'

const homes = 1_200
const url = await createTestDatabaseUrl()
const folder = await mkdtemp(join(tmpdir(), 'meridian-demonstration-test-'))
await lendGazetteer(folder)
afterAll(() => rm(folder, { recursive: true, force: true }))

it('counts each home once: as many are made, and as many are ready, as were asked for', async () => {
  const lines: string[] = []
  vi.spyOn(console, 'log').mockImplementation(
    (text: string) => void lines.push(stripVTControlCharacters(text)),
  )
  // Every look at the clock is two seconds after the last, so that nothing is kept back for coming too soon.
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 2_000))
  const config = readConfig({ DATA_DIR: folder, DEMO_LISTINGS: String(homes), NODE_ENV: 'test' })
  await loadDemonstration(url, config, createLog('silent', 'test'))
  vi.restoreAllMocks()
  const counts = (text: string) =>
    lines.flatMap(
      (line) => new RegExp(`${text}: ([\\d,]+) of ([\\d,]+)`).exec(line)?.slice(1).map(number) ?? [],
    )
  expect(lines.join('\n')).toContain('making 1,200 demonstration homes')
  const [counted] = await query<{ homes: number }>(
    url,
    'select sum(confirmed + unconfirmed + hidden)::int as homes from agency_stock',
  )
  expect(counted?.homes).toBeGreaterThan(homes / 2)
  for (const said of [counts('homes made'), counts('homes ready for the search')]) {
    expect(said.length).toBeGreaterThan(0)
    expect(Math.max(...said)).toBe(homes)
  }
  expect(lines.filter((line) => /\d of \d/.test(line))).toHaveLength(
    (counts('homes made').length + counts('homes ready for the search').length) / 2,
  )
}, 60_000)

const number = (text: string): number => Number(text.replaceAll(',', ''))
