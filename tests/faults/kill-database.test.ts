/**
 * tests: the short form of the drill: PostgreSQL is killed once under
 * sign-ups and searches, and the program goes on.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, vi } from 'vitest'
import { freePort } from '#server/platform/postgres/embedded-postgres.ts'
import { afterFile } from '#tests/support/cleanup.ts'
import { lendGazetteer } from '#tests/support/gazetteer.ts'
import { killDatabase } from '../../drills/kill-database.ts'

const program = fileURLToPath(new URL('./serve-small.ts', import.meta.url))

/** Ends after the file's tests. */
async function startProgram() {
  const dataDir = await mkdtemp(join(tmpdir(), 'meridian-fault-'))
  await lendGazetteer(dataDir)
  const port = await freePort()
  const node = fork(program, [dataDir, String(port)], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let said = ''
  node.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exited = once(node, 'exit')
  afterFile(async () => {
    node.kill('SIGINT')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  })
  await Promise.race([once(node, 'message'), exited])
  const isAlive = () => node.exitCode === null && node.signalCode === null
  const origin = `http://127.0.0.1:${port}`
  return { target: { origin, dataDir, pid: node.pid ?? 0, isAlive }, said: () => said }
}

test('kill -9 of PostgreSQL under sign-ups and searches', { timeout: 120_000 }, async () => {
  const { target, said } = await startProgram()
  await vi.waitFor(
    async () => expect(await (await fetch(`${target.origin}/readyz`)).text()).toBe('ready\n'),
    20_000,
  )
  // Enough that a connection is in use when the server goes; connections.test.ts has that moment alone.
  const plan = { rounds: 1, signUpsAtOnce: 4, searchesASecond: 10, calmMs: 700, patienceMs: 30_000 }
  const [round] = await killDatabase(target, plan)
  expect(said()).toBe('')
  expect(target.isAlive()).toBe(true)
  expect(round?.signUps.done).toBeGreaterThan(0)
  expect(round?.wellAfterMs).not.toBeNull()
})
