/** drills: homes in two shards of two servers each: the same answers, and never those of one shard alone. */
import type { Db } from '#server/platform/database/db.ts'
import { createClickhouse, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import { createFeeder } from '#server/search/clickhouse/feed/feeder.ts'
import { projectAll } from '#server/search/index.ts'
import type { Tools } from './tools.ts'
import { askMarket, fillMarket, marketTables, openMarket } from './market.ts'
import { latestRates } from '#server/currencies/index.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { createWorld, settle } from '#tests/search/world.ts'
import { askBoth } from './agree.ts'
import { begin, startCluster } from './servers.ts'
import { until } from '../cluster/postgres-servers.ts'

/** Each fault is met with every so-manieth question. */
const every = 10
/** Sessions of ZooKeeper last for half a minute. */
const backWithinMs = 120_000

export async function tryCluster(tools: Tools & { homes: number; db: Db }): Promise<void> {
  const { folder, homes, db, note, closing, say } = tools
  say('  starting ZooKeeper and two shards of two servers …')
  const { servers } = await startCluster(tools)
  const [asked, a2, b1, b2] = servers
  if (!asked || !a2 || !b1 || !b2) throw new Error('There are fewer servers than four.')
  const clickhouse = createClickhouse(`${asked.url}/?cluster=homes`)
  closing(clickhouse.close)
  const market = await openMarket(folder, homes)
  await fillMarket(clickhouse, market)
  const third = market.answered.filter((_, at) => at % 3 === 0)
  const all = await askMarket(clickhouse, third, say)
  note(
    `${all.asked} questions of two shards of two servers: ${all.differing} answers differ, ${all.refused} are refused`,
    all.differing + all.refused === 0,
  )
  const world = createWorld(3, 300)
  await settle(db, world)
  await projectAll(db)
  const feeder = createFeeder({ db, clickhouse, server: 'drill cluster', say: () => undefined })
  await feeder.round()
  const rates = await latestRates(db)
  await changeWorld(db, world, { seed: 77, changes: 80 })
  await feeder.round()
  const fed = await askBoth({ db, rates, clickhouse, say }, world, { seed: 77, questions: 20 })
  note(
    `homes that change and move between shards: of ${fed.asked} questions ${fed.differing} differ`,
    fed.differing === 0,
  )
  const some = market.answered.filter((_, at) => at % every === 0)
  await b1.kill()
  const one = await askMarket(clickhouse, some, say)
  note(
    `one server is killed: of ${one.asked} questions ${one.differing} answers differ, ${one.refused} are refused`,
    one.differing + one.refused === 0,
  )
  await b2.kill()
  const half = await askMarket(clickhouse, some, say)
  note(
    `a whole shard is gone: of ${half.asked} questions ${half.differing} are answered with what is left, ${half.refused} are refused`,
    half.differing === 0 && half.refused > 0,
  )
  await Promise.all([begin(b1), begin(b2)])
  const seconds = await waitUntilAsked(clickhouse)
  const back = await askMarket(clickhouse, some, say)
  note(
    `the shard is back and answers ${seconds} s later: of ${back.asked} questions ${back.differing} differ, ${back.refused} are refused`,
    back.differing + back.refused === 0,
  )
  await feeder.stop()
}

/**
 * Replicas that begin again are not asked before they know of nothing that they
 * lack, which takes a session of ZooKeeper's.
 */
async function waitUntilAsked(clickhouse: Clickhouse): Promise<number> {
  const since = Date.now()
  const { homes } = marketTables
  const counts = () =>
    clickhouse.ask(`select count() from ${homes}`).then(
      () => true,
      () => false,
    )
  await until(counts, backWithinMs, 'The shard that is back was not asked')
  return Math.round((Date.now() - since) / 1_000)
}
