/**
 * tests: what a ClickHouse server keeps of what is sent to it: tables, and of
 * each row the one with the greatest version.
 */
import type { Clickhouse } from '#server/platform/clickhouse/client.ts'
import { columnsOf, readRows, type Value } from './row-binary.ts'

type Row = Record<string, Value>
export type Recorded = Clickhouse & {
  tables: Map<string, Map<string, Row>>
  /** The homes of a table that are alive: id and purpose. */
  alive: (table: string) => string[]
  /** Every statement and insert, in order. */
  said: string[]
  /** Fails so many things from now on, then all is well again. */
  failNext: (times: number) => void
}

export function createRecordingClickhouse(): Recorded {
  const tables = new Map<string, Map<string, Row>>()
  const said: string[] = []
  let failures = 0
  const attempt = (what: string): void => {
    said.push(what)
    if (failures > 0) {
      failures--
      throw new Error('the server is away')
    }
  }
  const rowsOf = (table: string) => [...(tables.get(table)?.values() ?? [])]
  return {
    cluster: null,
    tables,
    said,
    alive: (table) =>
      rowsOf(table)
        .filter(({ dead }) => dead === 0)
        .map(({ id, purpose }) => `${String(id)} ${String(purpose)}`)
        .toSorted(),
    failNext: (times) => (failures = times),
    ask: async (statement) => {
      attempt(statement)
      const created = /^create table if not exists (\w+)/.exec(statement)?.[1]
      if (created) tables.set(created, tables.get(created) ?? new Map())
      const dropped = /^drop table if exists (\w+)/.exec(statement)?.[1]
      if (dropped) tables.delete(dropped)
      if (statement.startsWith('show tables')) return `${[...tables.keys()].join('\n')}\n`
      const table = /from (\w+)/.exec(statement)?.[1] ?? ''
      if (statement.includes('argMax(dead, version)')) return keysIn(statement, rowsOf(table))
      return statement.includes('group by purpose') ? countsOf(rowsOf(table)) : ''
    },
    insert: async (table, bytes) => {
      attempt(`insert ${table}`)
      const kept = tables.get(table)
      if (!kept) throw new Error(`there is no table ${table}`)
      const columns = columnsOf(table.includes('words') ? 'words' : 'homes')
      for (const row of readRows(Buffer.from(bytes), columns)) keep(kept, row)
    },
    close: async () => undefined,
  }
}

function keep(kept: Map<string, Row>, row: Row): void {
  const key = 'word' in row ? String(row.word) : [row.purpose, row.geo, row.id].join(' ')
  const known = kept.get(key)
  if (!known || !('version' in row) || (known.version as bigint) <= (row.version as bigint))
    kept.set(key, row)
}

const keysIn = (statement: string, rows: readonly Row[]): string =>
  rows
    .filter(({ id, dead }) => dead === 0 && statement.includes(`unhex('${String(id)}')`))
    .map(({ id, purpose, geo }) => `${[id, purpose, geo].join('\t')}\n`)
    .join('')

const countsOf = (rows: readonly Row[]): string =>
  [
    ...Map.groupBy(
      rows.filter(({ dead }) => dead === 0),
      ({ purpose }) => purpose,
    ),
  ]
    .map(([purpose, homes]) => `${String(purpose)}\t${homes.length}\n`)
    .join('')
