/** platform: slow statements are in the log as they were sent, never with what was filled in. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestPlatform } from '#tests/support/platform.ts'
import { createLog } from '../settings/log.ts'
import { noTelemetry, type Described } from './telemetry.ts'
import { watchQueries } from './watch-queries.ts'

/** What the log says of a statement that took so long. */
function linesOf(ms: number): string[] {
  const lines: string[] = []
  const log = createLog('warn', 'test', { write: (line) => void lines.push(line) })
  const watch = watchQueries({ telemetry: noTelemetry, log, slowMs: 500 })
  watch({ level: 'query', query: { sql: 'select $1' } as never, queryDurationMillis: ms })
  return lines
}

test('what took long is a line, and what did not is none', () => {
  expect(linesOf(499)).toEqual([])
  expect(linesOf(500).map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'a slow statement', ms: 500, sql: 'select $1' }),
  ])
})

test('every statement of the program is watched, without what is filled in', async () => {
  const lines: string[] = []
  const log = createLog('warn', 'test', { write: (line) => void lines.push(line) })
  const { platform } = await createTestPlatform({ log, env: { SLOW_QUERY_MS: '1' } })
  await sql`select pg_sleep(0.01), ${'ann@example.com'}::text`.execute(platform.db)
  expect(lines.join()).toContain('select pg_sleep(0.01), $1::text')
  expect(lines.join()).not.toContain('ann@example.com')
})

test.each([
  ['select "id" from "listings" where "id" = $1', 'select listings'],
  ['insert into "users" ("name") values ($1)', 'insert users'],
  ['update listings set price = $1', 'update listings'],
  ['begin', 'begin'],
])('%s is called "%s"', (text, name) => {
  const told: Described[] = []
  const telemetry = { ...noTelemetry, past: (describe: () => Described) => void told.push(describe()) }
  const watch = watchQueries({ telemetry, log: createLog('silent'), slowMs: 0 })
  watch({ level: 'query', query: { sql: text } as never, queryDurationMillis: 1 })
  expect(told).toEqual([{ name, attributes: { 'db.system.name': 'postgresql', 'db.query.text': text } }])
})
