/** journeys: the map of a search: marks of the view, a pin that opens its home, a list that follows. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type { Card } from '../../contract/search/search.ts'
import { complaintsOf, findHome, searchHomes } from './support/find-homes.ts'

/** Degrees around a home. */
const reach = 0.05

const around = ({ lat, lon }: { lat: number; lon: number }) =>
  [lon - reach, lat - reach, lon + reach, lat + reach].map((degrees) => degrees.toFixed(4)).join(',')

/** A home with nobody near it, so that the map must show it as a pin. */
async function lonelyHome(request: APIRequestContext): Promise<{ home: Card; box: string }> {
  for (const home of await searchHomes(request, { category: 'homes' })) {
    if (!home.point || home.price.amount === null) continue
    const box = around(home.point)
    if ((await searchHomes(request, { box, category: 'homes' })).length === 1) return { home, box }
  }
  throw new Error('no home stands alone')
}

test.describe.configure({ timeout: 120_000 })

test('a pin opens its home, and the card marks its pin', async ({ page, request }) => {
  const complaints = complaintsOf(page)
  const { home, box } = await lonelyHome(request)
  await page.goto(`/property-listing?box=${box}`)
  const pin = page.locator('button.pin')
  await expect(pin).toHaveCount(1, { timeout: 60_000 })
  await page.getByRole('article').first().hover()
  await expect(pin).toHaveClass(/pin--hover/)
  await pin.click()
  const card = page.getByRole('region', { name: 'Map' }).getByRole('article')
  await expect(card.getByRole('link').last()).toHaveAttribute('href', `/property-details/${home.id}`)
  await expect(pin).toHaveClass(/pin--chosen/)
  await page.keyboard.press('Escape')
  await expect(card).toBeHidden()
  expect(complaints).toEqual([])
})

test('whichever card is pointed at, a mark answers; a circle parts when it is pressed', async ({ page }) => {
  await page.goto('/property-listing')
  const circles = page.locator('button.cluster')
  await circles.first().waitFor({ timeout: 60_000 })
  const answering = page.locator('button.pin--hover, button.cluster--hover')
  for (const at of [0, 1, 2]) {
    await page.getByRole('article').nth(at).hover()
    await expect(answering).toHaveCount(1)
  }
  // By keyboard: the marks are one stop, and arrows go from one to the next.
  await circles.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('button:is(.pin, .cluster):focus')).toHaveCount(1)
  await expect(circles.first()).not.toBeFocused()
  await circles.first().press('Enter')
  await expect(page).toHaveURL(/\?box=/, { timeout: 30_000 })
  await atRest(page)
  await expect.poll(() => page.locator('button:is(.pin, .cluster)').count()).toBeGreaterThan(1)
})

test('moved again and again, the map stays where it was moved to, and list and address follow', async ({
  page,
}) => {
  // Tokyo: the homes that other journeys publish meanwhile lie in
  // Europe, and would be found by whoever asks later.
  await page.goto('/property-listing?place=geonames:1850147')
  const zoomOut = page.getByRole('button', { name: 'Zoom out' })
  await zoomOut.waitFor({ timeout: 60_000 })
  const sheet = page.getByRole('region', { name: 'Map' }).locator('canvas').first()
  const { x, y, width, height } = (await sheet.boundingBox()) as NonNullable<
    Awaited<ReturnType<typeof sheet.boundingBox>>
  >
  const drag = async (dx: number, dy: number) => {
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + dx, y + height / 2 + dy, { steps: 4 })
    // Held still for a moment, so that letting go gives no swing.
    await page.waitForTimeout(250)
    await page.mouse.up()
  }
  const boxInAddress = () => (new URL(page.url()).searchParams.get('box') ?? '').split(',').map(Number)
  const middle = () => {
    const [west = 0, south = 0, east = 0, north = 0] = boxInAddress()
    return { lon: (west + east) / 2, lat: (south + north) / 2, wide: east - west }
  }
  await drag(-60, 0)
  await expect.poll(boxInAddress, { timeout: 30_000 }).toHaveLength(4)
  let before = middle()
  for (const step of [-80, -80, -80]) {
    await drag(step, 0)
    await expect.poll(() => middle().lon, { timeout: 30_000 }).toBeGreaterThan(before.lon)
    const moved = (middle().lon - before.lon) / before.wide
    expect(moved).toBeCloseTo(-step / width, 1)
    before = middle()
  }
  // Two in a row, the second before the first was answered.
  await zoomOut.click()
  await zoomOut.click()
  await expect.poll(() => middle().wide / before.wide, { timeout: 30_000 }).toBeGreaterThan(3.5)
  const { lon } = middle()
  expect(Math.abs(lon - before.lon) / before.wide).toBeLessThan(0.2)
  // A single notch of the wheel is a move like any other.
  await atRest(page)
  before = middle()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.wheel(0, -100)
  await expect.poll(() => middle().wide / before.wide, { timeout: 30_000 }).toBeLessThan(0.95)
  // What list and map show is one question: whoever is sent the address finds as many.
  await atRest(page)
  const html = await (await page.request.get(page.url())).text()
  const toOthers = (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]*>/g, '')
  expect(toOthers).toMatch(/\d/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(toOthers)
})

/** A map may still swing: nothing is asked any more once its address stays. */
async function atRest(page: Page): Promise<void> {
  let before = ''
  await expect(async () => {
    const now = page.url()
    const stays = now === before
    before = now
    expect(stays).toBe(true)
  }).toPass({ intervals: [1_000], timeout: 30_000 })
  await page.waitForLoadState('networkidle')
}

test('the list follows the map, or waits to be asked; Back finds both as they were left', async ({
  page,
}) => {
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
  await atRest(page)
  const link = page.getByRole('article').nth(4).getByRole('link').last()
  // Put in the middle at once: nothing is left for the click to scroll, and no scrolling is under way.
  await link.evaluate((it) => it.scrollIntoView({ block: 'center', behavior: 'instant' }))
  // Its second picture is in front, and the marks stand where they stand.
  const strip = page.getByRole('article').nth(4).locator('a').first()
  await strip.evaluate((it) => it.scrollTo({ left: it.clientWidth, behavior: 'instant' }))
  const swiped = () => strip.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth))
  await expect.poll(swiped).toBe(1)
  const marks = () =>
    page
      .locator('button:is(.pin, .cluster)')
      .evaluateAll((all) =>
        all.map(({ style, textContent }) => `${textContent} ${style.transform}`).toSorted(),
      )
  const left = { url: page.url(), top: await page.evaluate(() => window.scrollY), marks: await marks() }
  expect(left.top).toBeGreaterThan(100)
  expect(left.marks.length).toBeGreaterThan(0)
  await link.click()
  await expect(page).toHaveURL(/property-details/)
  await page.goBack()
  await expect(page).toHaveURL(left.url)
  await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 30_000 }).toBe(left.top)
  await expect.poll(swiped).toBe(1)
  await zoomOut.waitFor({ timeout: 60_000 })
  await expect.poll(marks, { timeout: 30_000 }).toEqual(left.marks)
  expect(page.url()).toBe(left.url)
})

test('the map of a home comes to life when somebody asks for it', async ({ page, request }) => {
  const complaints = complaintsOf(page)
  const home = await findHome(request, ({ point }) => point?.radiusM === 0)
  await page.goto(`/property-details/${home.id}`)
  await page.mouse.wheel(0, 100)
  const where = page.getByRole('region', { name: 'Where it is' })
  // The button is there before its program is; who presses too early presses
  // again, and who was told that it failed may.
  await expect(async () => {
    await page.getByRole('button', { name: 'Move around' }).click({ timeout: 2_000 })
    await expect(where.locator('canvas')).toBeVisible({ timeout: 20_000 })
  }).toPass({ timeout: 60_000 })
  await expect(where.locator('.maplibregl-marker')).toBeInViewport()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  expect(complaints).toEqual([])
})
