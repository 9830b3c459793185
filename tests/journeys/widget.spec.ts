/** journeys: an agency's homes in a page of another site. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@playwright/test'

/** Another site: any other port is another origin. */
async function partnerWith(body: string) {
  const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(body))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/homes`,
    close: () => server.close(),
  }
}

test('the list stands in another site’s page, grows there, and leaves no trace', async ({
  page,
  request,
  baseURL,
  context,
}) => {
  const found = (await (await request.get('/api/meridian/search?limit=1')).json()) as {
    data: { items: { agency: { id: string } }[] }
  }
  const agency = found.data.items[0]?.agency.id ?? ''
  await test.step('its headers let any site frame it, and nothing else', async () => {
    const answer = await request.get(`/widget/search?agency=${agency}`)
    const headers = answer.headers()
    expect(answer.status()).toBe(200)
    expect(headers['content-security-policy']).toContain('frame-ancestors *')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers).not.toHaveProperty('x-frame-options')
    expect(headers).not.toHaveProperty('set-cookie')
    expect((await request.get('/')).headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    expect((await request.get('/widget/search?agency=01930000-0000-7000-8000-000000000000')).status()).toBe(
      404,
    )
  })
  await test.step('one line embeds it', async () => {
    const line = `<script async src="${baseURL}/widget/embed.js" data-agency="${agency}" data-title="Our homes"></script>`
    const partner = await partnerWith(`<!doctype html><title>Partner</title><h1>Partner</h1>${line}`)
    await page.goto(partner.address)
    const frame = page.frameLocator('iframe[title="Our homes"]')
    await expect(frame.locator('.homes li').first()).toBeVisible()
    await expect.poll(() => page.locator('iframe').evaluate((one) => one.style.height)).not.toBe('640px')
    expect(await context.cookies()).toEqual([])
    partner.close()
  })
  await test.step('a home opens on Meridian in a window of its own', async () => {
    const opened = context.waitForEvent('page')
    await page.frameLocator('iframe').locator('.homes a').first().click()
    await expect(await opened).toHaveURL(/\/property-details\//)
  })
})
