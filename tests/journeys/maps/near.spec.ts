/**
 * journeys: a question without an answer: the homes that come closest,
 * and a wish traded in one tap and taken back.
 */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'

const nothing = 'No home has all of this. These come closest'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const found = async (page: Page) => Number((await heading(page).innerText()).replace(/[^\d]/g, ''))
const trades = (page: Page) => page.getByRole('navigation', { name: 'Trade a wish' }).getByRole('link')

/** The address of a question for one bedroom more than any home has. */
async function unanswered(request: APIRequestContext): Promise<string> {
  for (let beds = 2; beds <= 50; beds++) {
    const response = await request.get(`/api/meridian/search?category=homes&minBeds=${beds}&limit=1`)
    const { data } = (await response.json()) as { data: { total: number } }
    if (data.total === 0) return `/property-listing?minBeds=${beds}`
  }
  throw new Error('there is a home with fifty bedrooms')
}

/**
 * Other journeys publish and take down homes meanwhile: a promise is held
 * against the list that stood when it was made.
 */
async function tradeAndReturn(page: Page, address: string) {
  await expect(() => tradeOnce(page, address)).toPass({ timeout: 40_000 })
  await page.goBack()
  await expect(heading(page)).toHaveText(nothing)
}

async function tradeOnce(page: Page, address: string) {
  await page.goto(address)
  await expect(heading(page)).toHaveText(nothing)
  await expect(page.getByRole('heading', { level: 2, name: /come close/ })).toHaveCount(0)
  const misses = page.getByRole('article').first().getByRole('list', { name: 'What it misses' })
  await expect(misses).toHaveText('1 bedroom fewer')
  const trade = trades(page).filter({ hasText: 'bedrooms are enough' }).first()
  const promised = Number(/, ([\d,]+) homes?$/.exec((await trade.textContent()) ?? '')?.[1]?.replace(',', ''))
  expect(promised).toBeGreaterThan(0)
  await trade.click()
  await expect.poll(() => found(page)).toBe(promised)
}

test('a wish is traded in one tap and taken back', async ({ page, request }) => {
  const address = await unanswered(request)
  await tradeAndReturn(page, address)
  // No wish, however long, makes the page wider than a phone.
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(trades(page).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await page.setViewportSize({ width, height })
  await page.goto(`${address}&view=table`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('row').nth(1).getByRole('list', { name: 'What it misses' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a wish is traded by a link', async ({ page, request }) => {
    await tradeAndReturn(page, await unanswered(request))
  })
})
