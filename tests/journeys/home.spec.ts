/**
 * journeys: the start: finding a place by keyboard, choosing
 * currency and unit, and reading it without script.
 */
import { expect, test, type Page } from '@playwright/test'
import { faultsInTheDark, faultsOf } from './support/accessible.ts'
import { beforeRelease } from './support/before-release.ts'
import { searchHomes } from './support/find-homes.ts'
import { sweep } from './support/sweep.ts'
import { walk } from './support/walk.ts'

const where = (page: Page) =>
  page.getByRole('combobox', { name: 'Place, agency, reference or your own words' })

test('a place is found by keyboard, with a slip of the pen', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await where(page).focus()
  await page.keyboard.type('Lisbom', { delay: 30 })
  await expect(page.getByRole('option').filter({ hasText: 'Portugal' }).first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true })).toHaveText(/^Lisbon/)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/property-listing\?place=geonames:2267057$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale in Lisbon')
})

test('unknown addresses lead home; what was typed leads to the place, being near is a search of its own', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.5072, longitude: -0.1276 })
  await page.goto('/no/such/page?x=1')
  await expect(page).toHaveURL(/\/$/)
  await page.getByText('Rent', { exact: true }).nth(1).click()
  await where(page).fill('porto')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/purpose=rent/)
  await expect(page).toHaveURL(/place=/)
  await expect(page.getByRole('link', { name: /^Remove Porto/ })).toBeVisible()

  await walk(page, '/')
  await page.getByRole('button', { name: 'Search near me' }).click()
  await expect(page).toHaveURL(/near=51.507,-0.128&radius=10000&sort=distance/)
  await expect(page.getByRole('link', { name: 'Remove Within 10 km' })).toBeVisible()
  await page.goto('/Property-Listing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('for sale')
})

test('currency, unit and colours change everywhere and stay', beforeRelease, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /change language, currency and unit/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Currency', { exact: true }).selectOption('JPY')
  await dialog.getByText('sq ft, acres').click()
  await dialog.getByText('Dark', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // The largest all say how large they are, whatever homes other journeys have brought.
  await page.goto('/property-listing?sort=-area')
  await expect(page.getByRole('article').first()).toBeVisible()
  const cards = await page.getByRole('article').allInnerTexts()
  expect(cards.some((text) => text.includes('¥'))).toBe(true)
  expect(cards.some((text) => text.includes('sq ft'))).toBe(true)
  // Titles are the agents' own words.
  expect(cards.join('\n')).not.toMatch(/Area\s+[\d,.]+ m²/)
})

test(
  'what somebody looked at, and may like, is offered again, and nothing of it is sent',
  beforeRelease,
  async ({ page }) => {
    const [home] = await searchHomes(page.request, { place: 'country:PT' })
    await page.goto(`/property-details/${home?.id}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Similar homes' }).scrollIntoViewIfNeeded()
    const held = () => page.evaluate(async () => (await (await caches.open('meridian-viewed')).keys()).length)
    await expect.poll(held).toBeGreaterThan(1)
    const stored = await page.evaluate(
      () => `${localStorage.getItem('viewed')} ${localStorage.getItem('alike')}`,
    )
    const names = [...stored.matchAll(/"(?:id|src)":"([^"]+)"/g)].map(([, name = '']) => name)

    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
    await page.goto('/', { waitUntil: 'networkidle' })
    const suggestions = page.getByRole('region', { name: 'For you' })
    await suggestions.scrollIntoViewIfNeeded()
    await expect(suggestions.getByText(/^Because you looked at 1 home like it$/).first()).toBeVisible()
    await expect(suggestions.locator('img[src^="blob:"]').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    // Homes that the start shows to everybody may be among them.
    const shown = await (await page.request.get('/')).text()
    const own = names.filter((name) => !shown.includes(name))
    expect(own.length).toBeGreaterThan(1)
    expect(asked.filter((one) => own.some((name) => one.includes(name)))).toEqual([])
    expect(await faultsOf(page, { only: '[aria-labelledby=for-you]' })).toEqual([])
    await suggestions.getByRole('button', { name: 'Turn off' }).press('Enter')
    await expect(suggestions).toHaveCount(0)
    await expect.poll(held).toBe(1)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search and the preferences are plain forms', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Latest homes' })).toBeVisible()
    await where(page).fill('Lisbon')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/place=geonames(:|%3A)2267057/)
    await page.getByRole('link', { name: /change language, currency and unit/ }).click()
    await page.getByLabel('Currency', { exact: true }).selectOption('GBP')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(/place=geonames(:|%3A)2267057/)
    await expect(page.getByRole('link', { name: /GBP.*: change language/ })).toBeVisible()
  })
})

test('the start has nothing for axe to complain about: light and dark', sweep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(await faultsOf(page)).toEqual([])
  expect(await faultsInTheDark(page)).toEqual([])
})
