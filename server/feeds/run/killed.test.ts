/**
 * feeds: an import that is killed at any moment, and begun again, ends
 * with the rows of one that nobody disturbed.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importUntil, rowsOf } from '../../../drills/kill-import.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { lendGazetteer } from '#tests/support/gazetteer.ts'

const { db, url } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'meridian-killed-import-'))
afterFile(() => rm(folder, { recursive: true }))
await lendGazetteer(folder)
const source = join(folder, 'feed.xml')

const file = kyeroFile(
  Array.from({ length: 410 }, (_, at) =>
    kyeroHome(at, { price: String(100_000 + at), beds: String(1 + (at % 5)) }),
  ),
)

/** Imports for an agency; killed as soon as it says what `at` waits for, or left alone. */
async function runFor(agency: string, at: RegExp | null): Promise<void> {
  const { code } = await importUntil({ url, folder, source, agency }, at && { step: at })
  expect(code).toBe(at ? null : 0)
}

/**
 * It is killed when the first of three batches is saved, then when
 * homes come into the search, and then left alone.
 */
const moments = [/^publishing 200$/, /^search/]

test(
  'kill -9 while an import publishes, and while homes come into the search',
  { timeout: 120_000 },
  async () => {
    await writeFile(source, file)
    await runFor('Undisturbed', null)
    for (const moment of moments) await runFor('Disturbed', moment)
    await runFor('Disturbed', null)
    const undisturbed = await rowsOf(db, 'Undisturbed')
    expect(undisturbed.length).toBeGreaterThanOrEqual(410)
    expect(await rowsOf(db, 'Disturbed')).toEqual(undisturbed)
    expect((await sql`select from search_waiting`.execute(db)).rows).toEqual([])
  },
)
