/**
 * journeys: searching: filters, chips, sorting, pages, views, history, the map, and all of it without script.
 */
import { expect, test, type Page } from '@playwright/test'
import { faultsInTheDark, faultsOf } from './support/accessible.ts'
import { sweep } from './support/sweep.ts'
import { walk } from './support/walk.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const found = async (page: Page) => Number((await heading(page).innerText()).replace(/[^\d]/g, ''))
const start = async (page: Page, query = '') => {
  await page.goto(`/property-listing${query}`, { waitUntil: 'networkidle' })
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('filters narrow, chips widen, history goes both ways; prices in the visitor’s currency, by slider too', async ({
  page,
}) => {
  await start(page)
  const all = await found(page)
  await page.getByText('Bedrooms', { exact: true }).first().click()
  await page.locator('details[open]').getByText(/^3\+/).click()
  const show = page.locator('details[open]').getByRole('button')
  await expect(show).not.toHaveText(`Show ${all.toLocaleString('en-GB')} homes`)
  const promised = Number((await show.innerText()).replace(/[^\d]/g, ''))
  await show.click()
  await expect(page).toHaveURL(/\?minBeds=3$/)
  await expect.poll(() => found(page)).toBe(promised)
  expect(promised).toBeLessThan(all)
  await page.getByRole('link', { name: 'Remove 3+ bedrooms' }).click()
  await expect.poll(() => found(page)).toBe(all)
  await page.goBack()
  await expect.poll(() => found(page)).toBe(promised)
  await page.goForward()
  await expect.poll(() => found(page)).toBe(all)
  // All filters stand in one dialog.
  await page.getByRole('link', { name: /^All filters/ }).click()
  const dialog = page.getByRole('dialog', { name: 'All filters' })
  await dialog.getByText('Price reduced').click()
  await dialog.getByRole('button', { name: /^Show|^No homes/ }).click()
  await expect(page).toHaveURL(/reduced=1/)
  await expect(dialog).toBeHidden()

  await walk(page, '/property-listing')
  await expect.poll(() => found(page)).toBe(all)
  await page.getByText('Price', { exact: true }).first().click()
  const panel = page.locator('details[open]')
  await panel.getByRole('slider', { name: 'From, slider' }).focus()
  await page.keyboard.press('PageUp')
  await expect(panel.getByLabel('From', { exact: true })).not.toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.getByText('Price', { exact: true }).first().click()
  await expect(panel.getByRole('slider')).toHaveCount(2)
  await panel.getByLabel('From', { exact: true }).fill('')
  await panel.getByLabel('Up to', { exact: true }).fill('500,000')
  await panel.getByRole('button').click()
  await expect(page).toHaveURL(/maxPrice=500000/)
  await page.getByLabel('Sort by').selectOption('-price')
  await expect(page).toHaveURL(/sort=-price/)
  await expect(page.getByRole('link', { name: 'Remove Up to €500k' })).toBeVisible()
})

test('pages are links, unknown parameters fall away, views are links; nothing found says what to loosen', async ({
  page,
}) => {
  await start(page, '?utm_source=letter&minPrice=none')
  await expect(page).toHaveURL(/\/property-listing$/)
  const first = await page.getByRole('article').first().innerText()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => page.getByRole('article').first().innerText()).not.toBe(first)
  await expect(page.locator('link[rel="prev"]')).toHaveCount(1)

  await walk(page, '/property-listing?minBeds=2')
  const table = page.getByRole('link', { name: 'Table', exact: true })
  await expect(table).toHaveAttribute('href', /minBeds=2/)
  await table.click()
  await expect(page.getByRole('columnheader', { name: 'Per m²' })).toBeVisible()
  await page.getByRole('link', { name: 'Map only' }).click()
  await expect(page).toHaveURL(/minBeds=2&view=map/)
  await expect(page.getByRole('region', { name: 'Map', exact: true })).toBeVisible()

  await walk(page, '/property-listing?q=zzyzx')
  await expect(
    page.getByRole('heading', { name: 'No home has all of this. These come closest' }),
  ).toBeVisible()
  await page.getByRole('link', { name: /^Without “zzyzx”/ }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('panels open, filters apply, all filters are a page', async ({ page }) => {
    await page.goto('/property-listing')
    await page.getByText('Bathrooms', { exact: true }).first().click()
    await page.locator('details[open]').getByText(/^2\+/).click()
    await page.locator('details[open]').getByRole('button').click()
    await expect(page).toHaveURL(/minBaths=2/)
    await page.getByRole('link', { name: /^All filters/ }).click()
    await expect(page).toHaveURL(/view=filters/)
    await page
      .getByRole('radiogroup', { name: 'At most so many bedrooms' })
      .getByText('3', { exact: true })
      .click()
    await page.getByRole('button', { name: /^Show/ }).click()
    await expect(page).toHaveURL(/maxBeds=3/)
    await expect(page).toHaveURL(/minBaths=2/)
    await expect(page.getByRole('region', { name: 'Map' }).locator('img')).toBeVisible()
  })
})

for (const [name, prefs, query] of [
  ['the list', 'theme=light', '?minBeds=2'],
  ['right to left', 'language=he&theme=light', ''],
  ['the table', 'theme=light', '?view=table'],
  ['the page of filters', 'theme=light', '?view=filters'],
] as const) {
  test(`axe finds nothing: ${name}`, name === 'the list' ? {} : sweep, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'prefs', value: prefs, url: baseURL ?? '' }])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`/property-listing${query}`, { waitUntil: 'networkidle' })
    expect(await faultsOf(page)).toEqual([])
    if (name === 'the list') expect(await faultsInTheDark(page)).toEqual([])
  })
}

test('a home of a list is one stop of the Tab key, and arrow keys reach what can be done with it', async ({
  page,
}) => {
  await page.goto('/property-listing', { waitUntil: 'networkidle' })
  const cards = page.getByRole('article')
  await cards.first().getByRole('link').last().focus()
  await page.keyboard.press('ArrowRight')
  await expect(cards.first().getByRole('button', { name: /^Compare/ })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const heart = cards.first().getByRole('button', { name: /^Save/ })
  await expect(heart).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(cards.nth(1).getByRole('link').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(cards.nth(2).getByRole('link').last()).toBeFocused()
})
