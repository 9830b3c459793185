/** journeys: the map of a search: marks of the view, a pin that opens its home, a list that follows. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import type { Card } from '../../contract/search/search.ts'
import { complaintsOf, findHome, searchHomes } from './support/find-homes.ts'

/** Degrees around a home. */
const reach = 0.05

const around = ({ lat, lon }: { lat: number; lon: number }) =>
  [lon - reach, lat - reach, lon + reach, lat + reach].map((degrees) => degrees.toFixed(4)).join(',')

/** A home with nobody near it, so that the map must show it as a pin. */
async function lonelyHome(request: APIRequestContext): Promise<{ home: Card; box: string }> {
  for (const home of await searchHomes(request)) {
    if (!home.point || home.price.amount === null) continue
    const box = around(home.point)
    if ((await searchHomes(request, { box })).length === 1) return { home, box }
  }
  throw new Error('no home stands alone')
}

test.describe.configure({ timeout: 120_000 })

test('a pin opens its home, and the card marks its pin', async ({ page, request }) => {
  const complaints = complaintsOf(page)
  const { home, box } = await lonelyHome(request)
  await page.goto(`/property-listing?box=${box}`)
  const pin = page.locator('.map-pin')
  await expect(pin).toHaveCount(1, { timeout: 60_000 })
  await page.getByRole('article').first().hover()
  await expect(pin).toHaveClass(/pin--hover/)
  await pin.click()
  const card = page.locator('.pin-card')
  await expect(card.getByRole('link').last()).toHaveAttribute('href', `/property-details/${home.id}`)
  await expect(pin).toHaveClass(/pin--chosen/)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  expect(complaints).toEqual([])
})

test('the list follows the map, or waits to be asked', async ({ page }) => {
  await page.goto('/property-listing?place=geonames:2643743&minBeds=1')
  const zoomOut = page.getByRole('button', { name: 'Zoom out' })
  await zoomOut.click({ timeout: 60_000 })
  await expect(page).toHaveURL(/\?minBeds=1&box=-?[\d.]+,[\d.]+,-?[\d.]+,[\d.]+$/, { timeout: 30_000 })
  await expect(page.getByRole('heading', { level: 1 })).toContainText('on this part of the map')
  const followed = page.url()
  await page.getByText('Search as I move the map').click()
  await zoomOut.click()
  await expect(page.getByRole('button', { name: 'Search this area' })).toBeVisible({ timeout: 30_000 })
  expect(page.url()).toBe(followed)
  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page).not.toHaveURL(followed)
})

test('being near is a search of its own', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 51.5072, longitude: -0.1276 })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Search near me' }).click()
  await expect(page).toHaveURL(/near=51.507,-0.128&radius=10000&sort=distance/)
  await expect(page.getByRole('link', { name: 'Remove Within 10 km' })).toBeVisible()
})

test('the map of a home comes to life when somebody asks for it', async ({ page, request }) => {
  const complaints = complaintsOf(page)
  const home = await findHome(request, ({ point }) => point !== null)
  await page.goto(`/property-details/${home.id}`)
  await page.mouse.wheel(0, 100)
  // The button is there before its program is; who presses too early presses again.
  await expect(async () => {
    await page.getByRole('button', { name: 'Move around' }).click({ timeout: 2_000 })
    await expect(page.getByRole('button', { name: 'Move around' })).toBeHidden({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator('.plate canvas')).toBeVisible({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(complaints).toEqual([])
})
