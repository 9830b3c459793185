/** journeys: what the browser is told to refuse, and where no address of ours may lead. */
import { expect, test } from '@playwright/test'
import { searchHomes } from './support/find-homes.ts'

test('H01 H06 a tour without a complaint, a second nonce for a second page, and nobody else asked', async ({
  page,
  request,
  baseURL,
}) => {
  const foreign = [] as string[]
  const complaints = [] as string[]
  page.on('request', (asked) => {
    if (/^(?:https?|wss?):/.test(asked.url()) && !asked.url().startsWith(baseURL ?? ''))
      foreign.push(asked.url())
  })
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      // oxlint-disable-next-line no-console -- how the page tells the journey
      console.error(`policy: ${violatedDirective} ${blockedURI}`),
    ),
  )
  page.on('console', (said) => said.text().startsWith('policy:') && complaints.push(said.text()))
  const [home] = await searchHomes(request)
  const nonces = new Set<string>()
  for (const path of ['/', '/property-listing', `/property-details/${home?.id}`, '/registerAgent', '/auth']) {
    const answer = await page.goto(path, { waitUntil: 'load' })
    const policy = answer?.headers()['content-security-policy'] ?? ''
    nonces.add(/'nonce-([^']+)'/.exec(policy)?.[1] ?? '')
    expect(policy).toContain("frame-ancestors 'none'")
    expect(await page.locator('[onclick],[onload],[onerror],[onsubmit]').count()).toBe(0)
  }
  expect(nonces.size).toBe(5)
  expect([foreign, complaints]).toEqual([[], []])
})

test('H03 markup, text as program and foreign scripts are refused by the browser itself', async ({
  page,
}) => {
  await page.goto('/registerAgent', { waitUntil: 'load' })
  const outcome = await page.evaluate(async () => {
    const refused = (work: () => unknown): string => {
      try {
        work()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = refused(() => {
      document.body.append(
        Object.assign(document.createElement('script'), { textContent: 'window.taken = true' }),
      )
    })
    const markup = refused(() => {
      document.createElement('div').innerHTML = '<b>x</b>'
    })
    // Later, for the browser lets whoever drives it run text for the moment of a call.
    const program = await new Promise((resolve) =>
      // oxlint-disable-next-line no-eval -- that it cannot run is what is tested
      setTimeout(() => resolve(refused(() => (0, eval)('1 + 1')))),
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    return { markup, program, script, taken: 'taken' in window }
  })
  expect(outcome).toEqual({ markup: 'TypeError', program: 'EvalError', script: 'TypeError', taken: false })
})

test('H05 markup in an address is text', async ({ page }) => {
  const markup = encodeURIComponent('"><img src=x onerror="document.title=\'taken\'">')
  for (const path of [
    `/property-listing?q=${markup}`,
    `/auth?mode=${markup}#${markup}`,
    `/preferences?back=${markup}`,
    `/${markup}`,
  ]) {
    await page.goto(path, { waitUntil: 'load' })
    await expect(page.locator('img[onerror]')).toHaveCount(0)
    await expect(page).not.toHaveTitle('taken')
  }
})

test('H13 no page of ours stands in a page of somebody else', async ({ page, baseURL }) => {
  await page.route('http://frames.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${baseURL}/auth" width="900" height="600"></iframe>`,
    }),
  )
  await page.goto('http://frames.example/')
  await expect.poll(() => page.frames()[1]?.url()).toContain('chrome-error:')
})

test('H15 addresses that look like another site stay on ours', async ({ page, request, baseURL }) => {
  const origin = new URL(baseURL ?? '').origin
  for (const path of [
    '//evil.example',
    '/%2f%2fevil.example',
    '/\\evil.example',
    '/auth?next=//evil.example',
  ]) {
    await page.goto(`${origin}${path}`)
    expect(new URL(page.url()).origin).toBe(origin)
  }
  for (const back of [
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/preferences?back=//evil.example',
  ]) {
    const answer = await request.get(`/preferences?currency=EUR&back=${encodeURIComponent(back)}`, {
      maxRedirects: 0,
    })
    expect(answer.headers().location).toBe('/')
  }
})
