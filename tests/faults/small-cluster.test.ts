/**
 * tests: the short form of the drill of several machines: what happens most happens
 * once, under load, and nothing confirmed is lost.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startLoad } from '../../drills/cluster/load.ts'
import { lineOf, lostOf, tryOut, type Outcome } from '../../drills/cluster/outcomes.ts'
import type { Mishap } from '../../drills/cluster/mishaps.ts'
import { until } from '../../drills/cluster/postgres-servers.ts'
import { startCluster, type SmallCluster } from './small-cluster/start-cluster.ts'

const goneForMs = 500
const release = 'a release: both web nodes and the worker are replaced in turn'

const mishaps: Mishap<SmallCluster>[] = [
  {
    what: release,
    // Not broken is what is asked for below: a machine with far too
    // much to do may refuse something meanwhile.
    isQuiet: false,
    happen: async ({ web, worker }) => {
      for (const node of web) {
        await node.stop()
        node.start()
        await until(node.isReady, 30_000, 'The node did not become ready')
        // Until the balancer asks it, too.
        await sleep(goneForMs)
      }
      await worker.stop()
      worker.start()
    },
  },
  {
    what: 'a web node and the worker are killed',
    isQuiet: false,
    happen: async ({ web: [node], worker }) => {
      await Promise.all([node.kill(), worker.kill()])
      await sleep(goneForMs)
      node.start()
      worker.start()
    },
  },
  {
    what: 'the primary dies, and the standby is promoted',
    isQuiet: false,
    happen: async ({ pair }) => {
      await pair.primary.kill()
      await sleep(goneForMs)
      await pair.replica.promote()
      pair.leader.lead(pair.replica)
    },
  },
]

test('two web nodes and a worker over a primary and its standby', { timeout: 180_000 }, async () => {
  const installation = await startCluster()
  await until(installation.isWhole, 60_000, 'It did not become whole').catch(async (error: Error) => {
    throw new Error(`${error.message}\n${await installation.said()}`)
  })
  const load = startLoad(installation.origin, { searches: 10, signUps: 4 })
  const outcomes: Outcome[] = []
  for (const mishap of mishaps) outcomes.push(await tryOut(mishap, { installation, load, calmMs: 500 }))
  await load.stop()
  // While there is no primary people are refused, and told when to come again; searches go on.
  const isWell = ({ what, held, seen: { searches, signUps } }: Outcome) =>
    held &&
    Math.min(searches.done, signUps.done) > 0 &&
    searches.broken + (what === release ? signUps.broken : 0) === 0
  if (!outcomes.every(isWell))
    throw new Error([...outcomes.map(lineOf), await installation.said()].join('\n'))
  expect(await lostOf(installation.pair.leader.url, load.confirmed())).toBe(0)
})
