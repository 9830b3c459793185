/**
 * journeys: what pages allow themselves and others, as their headers
 * say it. Numbers name the security catalogue.
 */
import { expect, test, type APIRequestContext } from '@playwright/test'

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
    // JSON-LD is data and never runs.
    for (const [script] of html.matchAll(/<script\b(?! type="application\/ld\+json")[^>]*>/g))
      expect(script).toContain(`nonce="${nonce}"`)
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
