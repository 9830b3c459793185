/**
 * platform: connections that break at any moment, also twice and while nobody waits for them, end nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { createTestDatabaseUrl } from '#tests/support/database.ts'
import { query } from '#tests/support/query.ts'
import { createClient, createPool } from './connections.ts'

const url = await createTestDatabaseUrl()
const isGone = async (pid: number) =>
  (await query(url, 'select 1 from pg_stat_activity where pid = $1', [pid])).length === 0

async function terminate(pid: number): Promise<void> {
  await query(url, 'select pg_terminate_backend($1)', [pid])
  await vi.waitFor(async () => expect(await isGone(pid)).toBe(true), 10_000)
  await sleep(50)
}

/** What no listener heard would end the program; here it is collected instead. */
async function unheardOf(work: () => Promise<void>): Promise<unknown[]> {
  const unheard: unknown[] = []
  const collect = (error: unknown) => void unheard.push(error)
  const others = process.listeners('uncaughtException')
  process.removeAllListeners('uncaughtException').on('uncaughtException', collect)
  try {
    await work()
    await sleep(50)
  } finally {
    process.removeListener('uncaughtException', collect)
    for (const other of others) process.on('uncaughtException', other)
  }
  return unheard
}

test('a connection that is lent and idle, as between two statements of a transaction', async () => {
  const unheard = await unheardOf(async () => {
    const pool = createPool(url, { max: 1 })
    const client = await pool.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await terminate(rows[0]?.pid ?? 0)
    await expect(client.query('select 1')).rejects.toThrow('not queryable')
    client.release(true)
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    await pool.end()
  })
  expect(unheard).toEqual([])
})

test('a connection of its own, also one that breaks again while it is closed', async () => {
  const heard: string[] = []
  const unheard = await unheardOf(async () => {
    const client = createClient(url, { onLost: (error) => heard.push(error.message) })
    await client.connect()
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
    await terminate(rows[0]?.pid ?? 0)
    client.emit('error', new Error('broken again'))
    await client.end()
    client.emit('error', new Error('and again'))
  })
  expect(unheard).toEqual([])
  expect(heard).toContain('terminating connection due to administrator command')
})
