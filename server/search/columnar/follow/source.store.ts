/**
 * search: the search rows and words of listings as the columns take them, some by id or all of them by COPY.
 */
import { sql, type RawBuilder } from 'kysely'
import { to as copyTo } from 'pg-copy-streams'
import { poolOf, type Db } from '#server/platform/database/db.ts'
import type { SourceRow } from '../store/facts.rules.ts'
import { rangeColumns } from '../../sql/ranges.store.ts'
import { flagBits } from '../../sql/flags.store.ts'

/** As in store-home.ts. */
type SourceListing = { id: string; rows: SourceRow[]; words: string[]; titles: string[] }

/** Between words and places: a control character that neither can hold and COPY does not escape. */
const separator = '\u001f'

/** Everything as text, so that both ways of reading are read alike. */
const figures = Object.values(rangeColumns)
  .flatMap(({ least, most }) => [least, most])
  .join(', ')

const columns = `s.listing_id, s.purpose, s.type, array_to_string(s.place_path, chr(31)), s.x, s.y, ${figures},
   s.tenure, s.energy_class, s.feature_bits & 4294967295, s.feature_bits >> 32, ${flagBits},
  s.sea_m, s.available_day, s.charges_cents, s.agency_id, array_to_string(s.other_agencies, chr(31)),
  (extract(epoch from s.listed_at) * 1000000)::bigint,
  array_to_string(tsvector_to_array(w.words), chr(31)), array_to_string(tsvector_to_array(w.title_words), chr(31))`
const tables = 'search_listings s left join search_words w on w.listing_id = s.listing_id'

/** About how many listings may be found: so many of which there are rows for purposes. */
export async function countListings(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from search_listings`.execute(db)
  return rows[0]?.count ?? 0
}

/** Listings as they are now; one that may not be found (any more) has no rows. */
export async function readListings(db: Db, ids: readonly string[]): Promise<SourceListing[]> {
  const fields: RawBuilder<unknown> = sql.raw(columns)
  const { rows } = await sql<{ fields: (string | null)[] }>`
    select array[${sql.raw(asTexts)}] as fields from (
      select ${fields} from ${sql.raw(tables)} where s.listing_id = any(${ids}::uuid[])
    ) as r (${sql.raw(names.join(', '))})`.execute(db)
  const found = new Map<string, SourceListing>(ids.map((id) => [id, { id, rows: [], words: [], titles: [] }]))
  for (const { fields } of rows) addRow(found.get(fields[0] ?? ''), fields)
  return [...found.values()]
}

const names = Array.from({ length: 29 }, (_, at) => `c${at}`)
const asTexts = names.map((name) => `${name}::text`).join(', ')

/**
 * Every listing that may be found, by COPY, as they are when it begins; `see` hears of each once,
 * and is waited for where it answers a promise.
 */
export async function readAllListings(
  db: Db,
  see: (listing: SourceListing) => void | Promise<void>,
): Promise<void> {
  const client = await poolOf(db).connect()
  let broken: Error | undefined
  try {
    await client.query('begin isolation level repeatable read read only')
    // The rows of a listing must come together; both tables lie nearly in this order already.
    await client.query(
      'set local enable_sort = off; set local enable_hashjoin = off; set local statement_timeout = 0',
    )
    const stream = client.query(
      copyTo(`copy (select ${columns} from ${tables} order by s.listing_id) to stdout`),
    )
    let open = null as SourceListing | null
    for await (const line of linesOf(stream)) {
      const fields = line.split('\t').map(unescaped)
      const id = fields[0] ?? ''
      if (open === null || open.id !== id) {
        const seen = open && see(open)
        if (seen) await seen
        open = { id, rows: [], words: [], titles: [] }
      }
      addRow(open, fields)
    }
    if (open) await see(open)
    await client.query('commit')
  } catch (error) {
    broken = error as Error
    throw error
  } finally {
    client.release(broken)
  }
}

async function* linesOf(stream: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0)
  for await (const chunk of stream) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let from = 0
    for (let end = bytes.indexOf(10, from); end >= 0; end = bytes.indexOf(10, from)) {
      yield bytes.toString('utf8', from, end)
      from = end + 1
    }
    rest = bytes.subarray(from)
  }
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

/** A field of COPY's text format. */
function unescaped(field: string): string | null {
  if (!field.includes('\\')) return field
  return field === '\\N' ? null : field.replace(/\\(.)/gs, (_, letter: string) => escapes[letter] ?? letter)
}

const list = (text: string | null | undefined) => (text ? text.split(separator) : [])
const number = (text: string | null | undefined) =>
  text === null || text === undefined ? null : Number(text)

/** Where the figures stand among the columns: both ends of each, in the order of `rangeColumns`. */
const figuresFrom = 6
const figuresUpTo = figuresFrom + 2 * Object.keys(rangeColumns).length

function figuresOf(fields: readonly (string | null)[]) {
  const [price, priceMax, area, areaMax, plot, plotMax, beds, bedsMax, baths] = fields
    .slice(figuresFrom, figuresUpTo)
    .map(number)
  return { price, priceMax, area, areaMax, plot, plotMax, beds, bedsMax, baths } as Pick<
    SourceRow,
    'price' | 'priceMax' | 'area' | 'areaMax' | 'plot' | 'plotMax' | 'beds' | 'bedsMax' | 'baths'
  >
}

function addRow(listing: SourceListing | undefined, fields: readonly (string | null)[]): void {
  if (!listing) return
  const [, purpose, type, path, x, y] = fields
  const [tenure, energy, low, high, flags, sea, available, charges, agency, others, listed, words, titles] =
    fields.slice(figuresUpTo)
  listing.rows.push({
    purpose: purpose ?? '',
    type: type ?? '',
    path: list(path),
    x: number(x),
    y: number(y),
    ...figuresOf(fields),
    tenure: tenure ?? null,
    energy: energy ?? null,
    featuresLow: Number(low),
    featuresHigh: Number(high),
    flags: Number(flags),
    sea: number(sea),
    available: number(available),
    charges: Number(charges),
    agency: agency ?? '',
    ...(others && { otherAgencies: list(others) }),
    listed: Number(listed),
  })
  listing.words = list(words)
  listing.titles = list(titles)
}
