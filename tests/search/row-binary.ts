/** tests: rows of RowBinary read back by the columns that a table is made with. */
import { creating, tablesOf } from '#server/search/clickhouse/ground/tables.rules.ts'

export type Value = number | bigint | string | Value[]

/** `columns` as they stand in `create table`. */
export function readRows(bytes: Buffer, columns: string): Record<string, Value>[] {
  const types = columns.split(', ').map((column) => column.split(' ') as [string, string])
  let at = 0
  const take = (size: number) => {
    at += size
    return at - size
  }
  const length = (): number => {
    let value = 0
    let shift = 0
    for (;;) {
      const byte = bytes[take(1)] as number
      value |= (byte & 127) << shift
      shift += 7
      if (byte < 128) return value
    }
  }
  const readers: Record<string, () => Value> = {
    'FixedString(16)': () => bytes.toString('hex', take(16), at),
    String: () => {
      const size = length()
      return bytes.toString('utf8', take(size), at)
    },
    UInt8: () => bytes.readUInt8(take(1)),
    UInt16: () => bytes.readUInt16LE(take(2)),
    UInt32: () => bytes.readUInt32LE(take(4)),
    UInt64: () => bytes.readBigUInt64LE(take(8)),
    Int16: () => bytes.readInt16LE(take(2)),
    Int32: () => bytes.readInt32LE(take(4)),
    Int64: () => bytes.readBigInt64LE(take(8)),
  }
  const read = (type: string): Value => {
    const item = /^Array\((\w+)\)$/.exec(type)?.[1]
    if (item) return Array.from({ length: length() }, () => read(item))
    return readers[type]?.() ?? ''
  }
  const rows: Record<string, Value>[] = []
  while (at < bytes.length) rows.push(Object.fromEntries(types.map(([name, type]) => [name, read(type)])))
  return rows
}

/** The columns of one of the tables, as they stand in `create table`. */
export function columnsOf(table: 'homes' | 'words'): string {
  const statements = creating(tablesOf(1), null)
  const [columns = ''] = statements.flatMap(
    (sql) => new RegExp(`meridian_${table}_1 \\((.*)\\) engine`).exec(sql)?.[1] ?? [],
  )
  return columns
}
