/**
 * search: a node that is killed at any moment, also while it writes its snapshot,
 * starts again with the answers of PostgreSQL.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { searchQuestion } from '#contract/search/search-question.ts'
import { latestRates } from '#server/currencies/index.ts'
import { changeWorld } from '#tests/search/change-world.ts'
import { createWorld, settle, worldNow } from '#tests/search/world.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { searchPostgres } from '../../sql/postgres-search.ts'
import { projectAll } from '../../projection/project-listings.ts'
import { createFollower } from './follower.ts'
import { searchHomes } from '../search-homes.ts'
import { noWords } from '../text/asked-words.ts'

const { db, url } = await createTestDatabase()
const world = createWorld(11, 400)
await settle(db, world)
await projectAll(db)
const rates = await latestRates(db)
const folder = await mkdtemp(join(tmpdir(), 'meridian-killed-'))
afterFile(() => rm(folder, { recursive: true }))
const program = fileURLToPath(new URL('../../../../tests/faults/follow-homes.ts', import.meta.url))

const questions = ['sale', 'rent', 'rentShort', 'lease'].map((purpose) =>
  searchQuestion.parse({ purpose, facets: '1' }),
)

async function expectEqual(): Promise<string[]> {
  const said: string[] = []
  const follower = createFollower({
    db,
    folder,
    say: (_, __, text) => said.push(text),
    onChanged: () => undefined,
  })
  await follower.start()
  const homes = follower.homes()
  if (!homes) throw new Error('not loaded')
  for (const question of questions) {
    const answer = searchHomes(homes, {
      question,
      position: null,
      perEuro: 1,
      now: worldNow,
      ...noWords,
    })
    expect(answer).toEqual(await searchPostgres(db, { question, rates, now: worldNow }))
  }
  return said
}

/** Follows changes for a while and is then killed without a word. */
async function liveAndDie(round: number): Promise<void> {
  const node = fork(program, [url, folder], { execArgv: [] })
  const exited = once(node, 'exit')
  await once(node, 'message')
  for (let step = 0; step < 4; step++) {
    await changeWorld(db, world, { seed: round * 10 + step, changes: 20 })
    await sleep(((round * 37 + step * 13) % 40) + 1)
  }
  node.kill('SIGKILL')
  await exited
}

test('kill -9 during updates', { timeout: 60_000 }, async () => {
  for (let round = 0; round < 2; round++) {
    await liveAndDie(round)
    const said = await expectEqual()
    expect(said.some((text) => text.startsWith('homes read from the'))).toBe(true)
  }
  const kept = await readdir(folder)
  expect(kept).toContain('homes.snapshot')
})
