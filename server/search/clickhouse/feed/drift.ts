/** search: whether ClickHouse has as many homes of each purpose as the database. */
import { purposes } from '#contract/vocabulary/vocabulary.ts'
import { linesOf, type Clickhouse } from '#server/platform/clickhouse/client.ts'

type Drift = { purpose: string; database: number; clickhouse: number }

const patienceMs = 600_000

/** Null when they are as many. */
export async function findDrift(
  clickhouse: Pick<Clickhouse, 'ask'>,
  table: string,
  expected: ReadonlyMap<string, number>,
): Promise<Drift[] | null> {
  const statement = `select purpose, count() as n from ${table} final where dead = 0 group by purpose format TabSeparated`
  const lines = linesOf(await clickhouse.ask(statement, patienceMs))
  const found = new Map(lines.map(([purpose, n]) => [purposes[Number(purpose)], Number(n)]))
  const drift = purposes
    .map((purpose) => ({
      purpose,
      database: expected.get(purpose) ?? 0,
      clickhouse: found.get(purpose) ?? 0,
    }))
    .filter((one) => one.database !== one.clickhouse)
  return drift.length > 0 ? drift : null
}
