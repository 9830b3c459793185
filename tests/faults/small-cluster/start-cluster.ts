/**
 * tests: an installation of several machines in small: two web nodes, a worker, a
 * primary and a synchronous standby, as processes.
 */
import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrateAll } from '#main/commands/migrate.ts'
import { workerFile } from '#main/paths.ts'
import { createDb } from '#server/platform/database/db.ts'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { createLog } from '#server/platform/settings/log.ts'
import { projectAll } from '#server/search/index.ts'
import { createWorld, settle } from '#tests/search/world.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { lendGazetteer } from '#tests/support/gazetteer.ts'
import { caughtUp, startReplicaPair, type ReplicaPair } from '#tests/support/postgres/replica-pair.ts'
import { createRunning, type Running } from '../../../drills/cluster/process.ts'
import { startBalancer } from './balancer.ts'

export type SmallCluster = {
  /** Where visitors ask. */
  origin: string
  web: readonly [Node, Node]
  worker: Running
  pair: ReplicaPair
  /** Both nodes read and write, and the worker runs. */
  isWhole: () => Promise<boolean>
  /** What the processes said, for whoever looks for a fault. */
  said: () => Promise<string>
}
export type Node = Running & { isReady: () => Promise<boolean> }

/** Letters of each log that are told of a fault. */
const mostSaid = 2_000

const nodeFile = fileURLToPath(new URL('serve-node.ts', import.meta.url))

export async function startCluster(): Promise<SmallCluster> {
  const folder = await mkdtemp(join(tmpdir(), 'meridian-small-cluster-'))
  afterFile(() => rm(folder, { recursive: true, force: true }))
  const pair = await startReplicaPair(fill)
  await caughtUp(pair)
  await pair.synchronise()
  const ports = [await freePort(), await freePort()]
  const origin = await startBalancer(ports.map((port) => `http://127.0.0.1:${port}`))
  const env = {
    ...settings,
    PUBLIC_URL: origin,
    APP_SECRET: randomBytes(32).toString('hex'),
    DATABASE_URL: pair.leader.url,
    DATABASE_REPLICA_URLS: [pair.primary.url, pair.replica.url].join(','),
    STORAGE_URL: `file://${join(folder, 'files')}`,
  }
  const begin = async (name: string, file: string, port = 3000) => {
    const dataDir = join(folder, name)
    await mkdir(dataDir)
    await lendGazetteer(dataDir)
    const running = createRunning({
      command: process.execPath,
      args: [file],
      env: { ...env, DATA_DIR: dataDir, PORT: String(port) },
      logFile: join(folder, `${name}.log`),
    })
    running.start()
    afterFile(running.kill)
    return { ...running, isReady: () => isReady(`http://127.0.0.1:${port}`) }
  }
  const web: [Node, Node] = [
    await begin('web-a', nodeFile, ports[0]),
    await begin('web-b', nodeFile, ports[1]),
  ]
  const worker = await begin('worker', workerFile)
  return {
    origin,
    web,
    worker,
    pair,
    isWhole: async () =>
      worker.isAlive() && (await Promise.all(web.map((one) => one.isReady()))).every(Boolean),
    said: async () => {
      const names = ['web-a', 'web-b', 'worker']
      const texts = await Promise.all(names.map((name) => readFile(join(folder, `${name}.log`), 'utf8')))
      return texts.map((text) => text.slice(-mostSaid)).join('\n')
    },
  }
}

const settings = {
  MAIL_FROM: 'Meridian <post@cluster.example>',
  TRUST_PROXY: '0',
  RATE_LIMITS: 'relaxed',
  PASSWORD_HASHING: 'least',
  DEMO_LISTINGS: '0',
  LOG_LEVEL: 'error',
  NODE_ENV: '',
}

async function fill(url: string): Promise<void> {
  await migrateAll(url, createLog('error'))
  const db = createDb(url, { max: 2 })
  await settle(db, createWorld(5, 60))
  await projectAll(db)
  await db.destroy()
}

const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    async (answer) => (await answer.text()) === 'ready\n',
    () => false,
  )
