/** platform: notifications arrive, also after the connection was lost. */
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { query } from '#tests/support/query.ts'
import { listen } from './listen.ts'

const { url } = await createTestDatabase()

test('hears, comes back after an interruption, and says when it did', async () => {
  const heard: string[] = []
  let connections = 0
  const listening = listen({
    url,
    channel: 'news',
    onPayload: (payload) => heard.push(payload),
    onConnected: () => connections++,
  })
  await expect.poll(() => connections).toBe(1)
  await query(url, "select pg_notify('news', 'first')")
  await expect.poll(() => heard).toEqual(['first'])

  await query(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'meridian listen news'",
  )
  await expect.poll(() => connections, { timeout: 10_000 }).toBe(2)
  await query(url, "select pg_notify('news', 'second')")
  await expect.poll(() => heard).toEqual(['first', 'second'])
  await listening.stop()
})
