/**
 * journeys: what every page promises: no script or style is refused; that it reads
 * without scripts is shown by `home.spec.ts`.
 */
import { expect, test } from '@playwright/test'

test('the start page runs under its own policy without complaint', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const response = await page.goto('/', { waitUntil: 'networkidle' })
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'nonce-")
  await expect(page.getByRole('main')).toBeVisible()
  expect(complaints).toEqual([])
})

test('addresses of the API answer JSON, whatever is asked', async ({ request }) => {
  const missing = await request.get('/api/nothing-here')
  expect([missing.status(), await missing.json()]).toMatchObject([
    404,
    { status: 'Error', code: 'common.notFound' },
  ])
  const longest = await request.get(`/api/meridian/search?q=${'x'.repeat(9_000)}`)
  expect(longest.status()).toBe(414)
  expect((await request.get('/api/meridian/search?q=%00')).status()).toBe(400)
  expect((await request.get('/api/docs')).ok()).toBe(true)
})

test('the program says how it is', async ({ request }) => {
  expect(await (await request.get('/healthz')).text()).toBe('ok\n')
  expect(await (await request.get('/readyz')).text()).toBe('ready\n')
  expect(await (await request.get('/metrics')).text()).toContain('process_cpu_seconds_total')
})
