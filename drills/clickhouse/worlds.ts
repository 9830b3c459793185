/**
 * drills: invented worlds that live: after every change ClickHouse
 * answers random questions as PostgreSQL does.
 */
import { latestRates } from '#server/currencies/index.ts'
import type { Db } from '#server/platform/database/db.ts'
import { createFeeder } from '#server/search/clickhouse/feed/feeder.ts'
import { findDrift } from '#server/search/clickhouse/feed/drift.ts'
import { countByPurpose, readFed } from '#server/search/clickhouse/feed/feeding.store.ts'
import { createClickhouse } from '#server/platform/clickhouse/client.ts'
import { tablesOf } from '#server/search/clickhouse/ground/tables.rules.ts'
import { projectAll } from '#server/search/index.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { createWorld, settle } from '#tests/search/world.ts'
import type { Tools } from './tools.ts'
import { askBoth } from './agree.ts'

const sizes = [300, 1_200]
const changes = 80
const rounds = 4

export async function tryWorlds(
  tools: Tools & { db: Db; address: string; questions: number },
): Promise<void> {
  const { db, address, questions, note, closing, say } = tools
  const clickhouse = createClickhouse(address)
  closing(clickhouse.close)
  const told: string[] = []
  const feeder = createFeeder({ db, clickhouse, server: 'drill', say: (_, __, text) => told.push(text) })
  for (const [seed, size] of sizes.entries()) {
    const world = createWorld(seed + 1, size)
    await settle(db, world)
    await projectAll(db)
    await feeder.round()
    const sides = { db, clickhouse, rates: await latestRates(db), say }
    const whole = await askBoth(sides, world, { seed: seed + 1, questions })
    note(
      `${whole.asked} random questions about a world of ${size} homes more: ${whole.differing} answers differ from PostgreSQL's`,
      whole.differing === 0,
    )
    const later = { asked: 0, differing: 0 }
    for (let round = 0; round < rounds; round++) {
      await changeWorld(db, world, { seed: 10 * seed + round, changes })
      await feeder.round()
      const { asked, differing } = await askBoth(sides, world, {
        seed: 100 + 10 * seed + round,
        questions: Math.ceil(questions / rounds),
      })
      later.asked += asked
      later.differing += differing
    }
    note(
      `${rounds} times ${changes} homes become dearer, move, are sold or come back; of ${later.asked} questions in between ${later.differing} differ`,
      later.differing === 0,
    )
  }
  const fed = await readFed(db)
  const drift = fed && (await findDrift(clickhouse, tablesOf(fed.build).homes, await countByPurpose(db)))
  const again = told.filter((text) => text.endsWith('again')).length
  note(
    `after all changes there are as many homes as in the database; everything was written again ${again} times, for the ${sizes.length} worlds`,
    drift === null && again === sizes.length,
  )
  await feeder.stop()
}
