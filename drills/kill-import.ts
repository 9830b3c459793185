/**
 * drills: imports a feed in a process of its own, which may be killed at any
 * moment, and says what is stored in the end.
 */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { rootFolder } from '#main/paths.ts'
import type { Db } from '#server/platform/database/db.ts'

const program = join(rootFolder, 'tests', 'faults', 'run-import.ts')

export type Import = {
  /** Of the database. */
  url: string
  /** DATA_DIR of the process. */
  folder: string
  source: string
  /** The agency's name. */
  agency: string
}

/** When it is killed: at the first step that fits, or so long after its first step. */
export type Moment = { step: RegExp } | { afterMs: number }

/**
 * `code` is null for one that was killed; `ms` from its first step to
 * its end, `step` the last that was heard of.
 */
export type Ended = { code: number | null; ms: number; step: string }

/** Imports the source for the agency, until it is done or killed. */
export async function importUntil(
  { url, folder, source, agency }: Import,
  moment: Moment | null,
): Promise<Ended> {
  const running = fork(program, [url, folder, source, agency], { execArgv: [] })
  const exited = once(running, 'exit')
  let step = ''
  let since = 0
  running.on('message', (said) => {
    step = String(said)
    if (since === 0) {
      since = performance.now()
      if (moment && 'afterMs' in moment) setTimeout(() => kill(running), moment.afterMs).unref()
    }
    if (moment && 'step' in moment && moment.step.test(step)) kill(running)
  })
  const [code] = (await exited) as [number | null]
  return { code, ms: performance.now() - since, step }
}

const kill = (running: ChildProcess): boolean => running.kill('SIGKILL')

/** Everything that is stored of an agency's homes, but for ids and moments. */
export async function rowsOf(db: Db, agency: string): Promise<unknown[]> {
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
