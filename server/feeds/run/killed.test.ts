/** feeds: an import that is killed at any moment, and begun again, ends with the rows of one that nobody disturbed. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { lendGazetteer } from '#tests/support/gazetteer.ts'

const { db, url } = await createTestDatabase()
const folder = await mkdtemp(join(tmpdir(), 'meridian-killed-import-'))
afterFile(() => rm(folder, { recursive: true }))
await lendGazetteer(folder)
const program = fileURLToPath(new URL('../../../tests/faults/run-import.ts', import.meta.url))
const source = join(folder, 'feed.xml')

const file = (from: number, to: number, price: number) =>
  kyeroFile(
    Array.from({ length: to - from }, (_, at) =>
      kyeroHome(from + at, { price: String(price + at), beds: String(1 + (at % 5)) }),
    ),
    String(price),
  )

/** Imports for an agency; killed as soon as it says what `at` waits for, or left alone. */
async function runFor(agency: string, at: RegExp | null): Promise<void> {
  const running = fork(program, [url, folder, source, agency], { execArgv: [] })
  const exited = once(running, 'exit')
  running.on('message', (said) => {
    if (at?.test(String(said))) running.kill('SIGKILL')
  })
  const [code] = (await exited) as [number | null]
  expect(code).toBe(at ? null : 0)
}

/** Everything that is stored of an agency's homes, but for ids and moments. */
async function rowsOf(agency: string): Promise<unknown[]> {
  const { rows } = await sql`
    select l.source_id, l.status, p.bedrooms, p.public_lat, r.gone, encode(r.hash, 'hex') as hash,
      (select jsonb_agg(jsonb_build_array(o.purpose, o.amount_minor, o.previous_minor)) from offers o where o.listing_id = l.id) as offers,
      (select count(*) from listing_media m where m.listing_id = l.id) as media,
      (select jsonb_agg(jsonb_build_array(t.lang, t.kind, t.body)) from listing_texts t where t.listing_id = l.id) as texts,
      (select jsonb_agg(e.kind order by e.id) from listing_events e where e.listing_id = l.id) as life,
      (select jsonb_agg(jsonb_build_array(s.purpose, s.price_eur, s.beds)) from search_listings s where s.listing_id = l.id) as search,
      (select w.said from search_words w where w.listing_id = l.id) as said
    from listings l join agencies a on a.id = l.agency_id join properties p on p.id = l.property_id
    left join source_records r on r.listing_id = l.id
    where a.name = ${agency} order by l.source_id`.execute(db)
  return rows
}

/** For each edition of the file: the moments at which the import is killed before it is left alone. */
const editions = [
  // The first of five batches is saved then.
  { text: file(0, 910, 100_000), moments: [/^publishing 200$/] },
  { text: file(100, 960, 150_000), moments: [/^search/] },
]

test(
  'kill -9 while an import publishes, and while homes come into the search',
  { timeout: 120_000 },
  async () => {
    for (const { text, moments } of editions) {
      await writeFile(source, text)
      await runFor('Undisturbed', null)
      for (const moment of moments) await runFor('Disturbed', moment)
      await runFor('Disturbed', null)
      const undisturbed = await rowsOf('Undisturbed')
      expect(undisturbed.length).toBeGreaterThanOrEqual(910)
      expect(await rowsOf('Disturbed')).toEqual(undisturbed)
    }
    expect((await sql`select from search_waiting`.execute(db)).rows).toEqual([])
  },
)
