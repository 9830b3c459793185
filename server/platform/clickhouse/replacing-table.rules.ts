/**
 * platform: a table of ClickHouse in which of rows with one key the newest stays,
 * in what old and new servers both understand.
 */

export type ReplacingTable = {
  /** Names and types, in order. */
  columns: Record<string, string>
  /** The column whose greatest value stays; '' where rows of one key are the same. */
  version: string
  /** The key. */
  order: string
  /** What decides which shard has a row. */
  apart: string
  /**
   * `null`: one server has it all. Else every server has its shard, and each can be asked for all of them.
   */
  cluster: string | null
  granularity: number
  /** What is dropped at once. */
  parts?: string
}

const localOf = (name: string) => `${name}_local`

/** The statements that make a table where there is none. */
export function creatingTable(
  name: string,
  { columns, version, order, apart, cluster, granularity, parts }: ReplacingTable,
): string[] {
  const listed = Object.entries(columns)
    .map(([column, type]) => `${column} ${type}`)
    .join(', ')
  const apartBy = parts === undefined ? '' : `partition by ${parts} `
  const rest = `${apartBy}order by ${order} settings index_granularity = ${granularity}`
  if (cluster === null)
    return [`create table if not exists ${name} (${listed}) engine = ReplacingMergeTree(${version}) ${rest}`]
  const path = `'/clickhouse/tables/{shard}/${name}', '{replica}'`
  const engine = `ReplicatedReplacingMergeTree(${[path, version].filter(Boolean).join(', ')})`
  return [
    `create table if not exists ${localOf(name)} on cluster ${cluster} (${listed}) engine = ${engine} ${rest}`,
    `create table if not exists ${name} on cluster ${cluster} as ${localOf(name)}
      engine = Distributed(${cluster}, currentDatabase(), ${localOf(name)}, ${apart})`,
  ]
}

export const droppingTable = (name: string, cluster: string | null): string[] =>
  cluster === null
    ? [`drop table if exists ${name}`]
    : [
        `drop table if exists ${name} on cluster ${cluster}`,
        `drop table if exists ${localOf(name)} on cluster ${cluster}`,
      ]

/** Forgets what lies in a part; nothing where there is none. */
export const droppingPart = (name: string, part: string, cluster: string | null): string =>
  cluster === null
    ? `alter table ${name} drop partition ${part}`
    : `alter table ${localOf(name)} on cluster ${cluster} drop partition ${part}`
