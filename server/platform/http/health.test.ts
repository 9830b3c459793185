/** platform: what operators are told: alive, ready, and measured. */
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'

const app = await createTestApp({ routes: () => [] })

describe('health', () => {
  test('alive, ready, and measured', async () => {
    expect(await (await app.fetch('/healthz')).text()).toBe('ok\n')
    expect((await app.fetch('/readyz')).status).toBe(200)
    expect(await (await app.fetch('/metrics')).text()).toContain('http_request_duration_seconds_bucket')
    const stranger = await app.app.fetch(new Request('http://localhost/metrics'), { address: '203.0.113.5' })
    expect(stranger.status).toBe(404)
  })

  test('not measured for who calls this machine by the name of another site', async () => {
    const measured = async (host: string, path = '/metrics') =>
      (await app.app.fetch(new Request(`http://${host}${path}`), { address: '127.0.0.1' })).status
    for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost.'])
      expect(await measured(host)).toBe(200)
    for (const host of [
      'rebound.example:3000',
      'localhost.rebound.example',
      '127.0.0.1.rebound.example',
      '10.0.0.1',
    ])
      expect(await measured(host)).toBe(404)
    expect(await measured('rebound.example', '/healthz')).toBe(200)
    const token = await createTestApp({
      routes: () => [],
      env: { METRICS_TOKEN: 'a-token-of-16-characters' },
    })
    const asked = new Request('http://inner.example/metrics', {
      headers: { authorization: 'Bearer a-token-of-16-characters' },
    })
    expect((await token.app.fetch(asked, { address: '10.0.0.9' })).status).toBe(200)
  })

  test('not ready with a failing check or while draining', async () => {
    const other = await createTestApp({ routes: () => [] })
    other.platform.readiness.add('index', () => Promise.reject(new Error('loading')))
    other.platform.readiness.drain()
    const response = await other.fetch('/readyz')
    expect([response.status, await response.text()]).toEqual([503, 'not ready: draining, index\n'])
  })

  test('ready, and says what it goes without, when only what helps is away', async () => {
    const other = await createTestApp({ routes: () => [] })
    other.platform.readiness.add('helper', () => Promise.reject(new Error('away')), 'aid')
    const response = await other.fetch('/readyz')
    expect([response.status, await response.json()]).toEqual([
      200,
      { read: true, write: true, failing: ['helper'] },
    ])
  })
})
