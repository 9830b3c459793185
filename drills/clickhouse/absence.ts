/**
 * drills: the ClickHouse server dies under questions, and comes back:
 * nobody gets half an answer, few are refused.
 */
import { searchQuestion } from '#contract/search/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { isRefusal } from '#server/platform/refusals/errors.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { createClickhouseSearch } from '#server/search/clickhouse/clickhouse-engine.ts'
import { createClickhouse } from '#server/platform/clickhouse/client.ts'
import { createPostgresSearch } from '#server/search/index.ts'
import { worldNow } from '#tests/search/world.ts'
import type { Tools } from './tools.ts'
import { begin, type ClickhouseServer } from './servers.ts'

const atOnce = 40

export async function tryAbsence(tools: Tools & { db: Db; server: ClickhouseServer }): Promise<void> {
  const { db, server, note } = tools
  const read = <T>(work: (db: Db) => Promise<T>) => work(db)
  const postgres = createPostgresSearch(read)
  const clickhouse = createClickhouse(server.url)
  const engine = createClickhouseSearch({ read, clickhouse, otherwise: postgres, log: createLog('silent') })
  const ask = { question: searchQuestion.parse({ facets: '1' }), rates: await latestRates(db), now: worldNow }
  const { total } = await postgres.search(ask)
  await engine.hasTables()
  const flood = () =>
    Promise.all(
      Array.from({ length: atOnce }, () =>
        engine.search(ask).then(
          (found) => (found.total === total ? 'right' : 'wrong'),
          (error: unknown) => (isRefusal(error) && error.status === 503 ? 'refused' : 'wrong'),
        ),
      ),
    )
  await server.kill()
  const away = await flood()
  const many = (answers: readonly string[], kind: string) => answers.filter((one) => one === kind).length
  note(
    `the server is killed: of ${atOnce} questions at once PostgreSQL answers ${many(away, 'right')} rightly, ${many(away, 'refused')} are refused with 503, ${many(away, 'wrong')} are wrong`,
    many(away, 'wrong') === 0 && many(away, 'right') > 0,
  )
  const isSaid = await engine.isWhole().then(
    () => false,
    () => true,
  )
  note('and the node says so', isSaid)
  await begin(server)
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const before = engine.figures().answered
  const back = await flood()
  note(
    `when it is back it answers again: ${many(back, 'right')} of ${atOnce}`,
    many(back, 'right') === atOnce && engine.figures().answered - before === atOnce,
  )
  await engine.close()
}
