/** tests: what a ClickHouse server keeps of counts of days that are sent to it, and answers of them. */
import type { Clickhouse } from '#server/platform/clickhouse/client.ts'

type Row = { listing: string; day: string; figures: number[] }
export type Counting = Clickhouse & {
  rows: Row[]
  /** The so-manieth thing that is asked of it from now on fails. */
  failAt: (time: number) => void
}

const bytesARow = 38
const dayMs = 86_400_000

export function createCountingClickhouse(): Counting {
  const kept = new Map<string, Row>()
  let failing = 0
  const attempt = (): void => {
    if (failing > 0 && --failing === 0) throw new Error('the server is away')
  }
  return {
    cluster: null,
    get rows() {
      return [...kept.values()]
    },
    failAt: (time) => (failing = time),
    ask: async (statement) => {
      attempt()
      return statement.includes(' final') ? sumsOf(statement, [...kept.values()]) : ''
    },
    insert: async (_, bytes) => {
      attempt()
      for (let at = 0; at < bytes.length; at += bytesARow) {
        const row = readRow(Buffer.from(bytes).subarray(at, at + bytesARow))
        kept.set(`${row.listing} ${row.day}`, row)
      }
    },
    close: async () => undefined,
  }
}

const readRow = (bytes: Buffer): Row => ({
  listing: bytes.toString('hex', 0, 16),
  day: new Date(bytes.readUInt16LE(16) * dayMs).toISOString().slice(0, 10),
  figures: Array.from({ length: 5 }, (_, at) => bytes.readUInt32LE(18 + 4 * at)),
})

/** Sums by what the statement names them by. */
function sumsOf(statement: string, rows: readonly Row[]): string {
  const [, from = '', to = ''] = /day >= toDate\('(.+?)'\) and day <= toDate\('(.+?)'\)/.exec(statement) ?? []
  const asked = rows.filter(
    ({ listing, day }) => statement.includes(`unhex('${listing}')`) && day >= from && day <= to,
  )
  const keyOf = ({ listing, day }: Row) =>
    [
      statement.includes('toString(day) as d') ? day : '',
      statement.includes('lower(hex(listing)) as h') ? listing : '',
    ].join('\t')
  const sums = [...Map.groupBy(asked, keyOf)].map(([key, same]) =>
    [
      key,
      ...[0, 1, 2, 3, 4].map((at) => same.reduce((sum, { figures }) => sum + (figures[at] ?? 0), 0)),
    ].join('\t'),
  )
  return sums
    .toSorted()
    .map((line) => `${line}\n`)
    .join('')
}
