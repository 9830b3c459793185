/** listings: pours rows into their tables with COPY: the way in for a whole catalogue. */
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from 'pg'
import { from } from 'pg-copy-streams'
import { writtenTables, type ListingRows } from '../rows/listing-writing.store.ts'

/**
 * Runs `work` in one transaction without time limits on one connection; `pour` copies rows into every table. What was
 * poured is there when the promise is fulfilled, and nothing is when it fails.
 */
export async function pourInOneTransaction(
  pool: Pool,
  work: (pour: (rows: ListingRows) => Promise<void>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0')
    await work((rows) => pourRows(client, rows))
    await client.query('commit')
    await client.query('set statement_timeout = 0')
    await client.query(`analyze ${writtenTables.join(', ')}`)
    await client.query('reset statement_timeout')
    client.release()
  } catch (error) {
    // The connection may be in the middle of a COPY: it is closed, which rolls back.
    client.release(true)
    throw error
  }
}

async function pourRows(client: PoolClient, rows: ListingRows): Promise<void> {
  for (const table of writtenTables) {
    const [first] = rows[table]
    if (!first) continue
    const columns = Object.keys(first)
    const into = client.query(
      from(`copy ${table} (${columns.map((name) => `"${name}"`).join(', ')}) from stdin`),
    )
    await pipeline(Readable.from(lines(rows[table])), into)
  }
}

/** Rows in COPY's text format, some hundred at a time. */
function* lines(rows: object[]): Generator<Buffer> {
  for (let at = 0; at < rows.length; at += 500)
    yield Buffer.from(
      rows
        .slice(at, at + 500)
        .map(line)
        .join(''),
    )
}

const line = (row: object): string => {
  const values: string[] = []
  for (const [name, value] of Object.entries(row))
    values.push(jsonColumns.has(name) ? json(value) : plain(value))
  return `${values.join('\t')}\n`
}

const jsonColumns = new Set(['alternate_ids', 'rooms', 'costs', 'before', 'after'])

const json = (value: unknown): string => (value === null ? String.raw`\N` : escaped(JSON.stringify(value)))

function plain(value: unknown): string {
  if (value === null || value === undefined) return String.raw`\N`
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value))
    return escaped(`{${value.map((one) => `"${String(one).replace(/["\\]/g, String.raw`\$&`)}"`).join(',')}}`)
  return String(value)
}

const escapes: Record<string, string> = {
  '\\': '\\\\',
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
}
const escaped = (text: string): string =>
  /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (found) => escapes[found] ?? found) : text
