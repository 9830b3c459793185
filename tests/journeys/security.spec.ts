/** journeys: what pages allow themselves and others, and that a role somebody gives themselves opens nothing. Numbers name the security catalogue. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { signUpQuietly } from './sign-up.ts'

const pages = [
  '/',
  '/property-listing',
  '/property-listing?q=<svg/onload=alert(1)>',
  '/auth',
  '/registerAgent',
  '/profile',
  '/portal/user-manager',
  '/property-details/none',
  '/nothing/here',
]
const look = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 })

test('H01 H02 H04 H05 H13 every page has its own policy, no handlers in its markup, and cannot be framed', async ({
  request,
}) => {
  const nonces = new Set<string>()
  for (const path of pages) {
    const answer = await look(request, path)
    const headers = answer.headers()
    const policy = headers['content-security-policy'] ?? ''
    const nonce = /script-src 'self' 'nonce-([\w-]{20,})'/.exec(policy)?.[1] ?? ''
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ])
      expect(policy).toContain(part)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|\*/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toContain('microphone=()')
    expect(headers['set-cookie']).toBeUndefined()
    nonces.add(nonce)
    const html = await answer.text()
    expect(html).not.toMatch(/<[a-z][^>]*\son[a-z]+\s*=|href="javascript:|<svg\/onload/i)
    for (const [script] of html.matchAll(/<script\b[^>]*>/g)) expect(script).toContain(`nonce="${nonce}"`)
  }
  expect(nonces.size).toBe(pages.length)
})

test('H15 K10 no address leads to another site', async ({ request, baseURL }) => {
  for (const path of [
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/auth?next=//evil.example',
    '//evil.example/%2e%2e',
    '/property-listing//evil.example',
  ]) {
    const answer = await look(request, `${baseURL}${path}`)
    expect(new URL(answer.headers().location ?? '/', baseURL).origin).toBe(baseURL)
  }
})

test('G04 a role from the browser’s own store opens no portal and brings no data', async ({ page }) => {
  await signUpQuietly(page)
  await page.evaluate(() => {
    const userInfo = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object
    localStorage.setItem('userInfo', JSON.stringify({ ...userInfo, role: 'Admin' }))
  })
  const answered: number[] = []
  page.on(
    'response',
    (response) => response.url().includes('/api/meridian/portal/') && answered.push(response.status()),
  )
  await page.goto('/portal/user-manager')
  await page.waitForURL((url) => !url.pathname.startsWith('/portal/user-manager'))
  expect(answered.filter((status) => status < 400)).toEqual([])
})

test('G07 when the role cannot be verified the person is at the start, after one try', async ({ page }) => {
  await signUpQuietly(page)
  let asked = 0
  await page.route('**/api/trg/verify', (route) => {
    asked++
    return route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"status":"Error","code":"common.internal","message":"x"}',
    })
  })
  await page.goto('/profile')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('main')).toBeVisible()
  expect(asked).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).not.toBeNull()
})
