/** journeys: drawing on the map: several areas and cut-outs by mouse, undo and history, an area by finger. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import { decodeAreas } from '../../contract/vocabulary/polyline.ts'
import { beforeRelease } from './support/before-release.ts'
import { complaintsOf } from './support/find-homes.ts'
import { approvedAgent, signInQuietly } from './support/sign-up.ts'

test.describe.configure({ timeout: 120_000 })

const areasIn = (page: Page) => decodeAreas(new URL(page.url()).searchParams.get('area') ?? '') ?? []
const shapeOf = (page: Page) => areasIn(page).map((rings) => rings.length)
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Drawing' })

/** Starts drawing on the map of the whole of Portugal. */
async function begin(page: Page): Promise<Locator> {
  await page.goto('/property-listing?place=country:PT')
  await page.getByRole('button', { name: 'Draw an area' }).click({ timeout: 60_000 })
  await expect(tools(page)).toBeVisible({ timeout: 30_000 })
  return page.locator('.maplibregl-canvas')
}

/** Around a point of the map, in shares of its size. */
async function circle(page: Page, map: Locator, { x, y, r }: { x: number; y: number; r: number }) {
  const box = await map.boundingBox()
  if (!box) throw new Error('the map has no box')
  const at = (step: number) => ({
    x: box.x + box.width * x + r * Math.cos((step / 16) * 2 * Math.PI),
    y: box.y + box.height * y + r * Math.sin((step / 16) * 2 * Math.PI),
  })
  await page.mouse.move(at(0).x, at(0).y)
  await page.mouse.down()
  for (let step = 1; step <= 16; step++) await page.mouse.move(at(step).x, at(step).y)
  await page.mouse.up()
}

/** Pulls at the middle of the map. The whole area is chosen there, so its inside drags it as one. */
async function drag(page: Page, map: Locator, by: { x: number; y: number }) {
  const box = await map.boundingBox()
  if (!box) throw new Error('the map has no box')
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + by.x, y + by.y, { steps: 6 })
  await page.mouse.up()
}

test('areas are drawn, cut out, undone and moved by hand, and every step is an address', async ({ page }) => {
  const complaints = complaintsOf(page)
  const map = await begin(page)
  await circle(page, map, { x: 0.4, y: 0.4, r: 110 })
  await expect.poll(() => shapeOf(page)).toEqual([1])
  expect(new URL(page.url()).searchParams.get('place')).toBeNull()
  await expect(page.getByRole('link', { name: 'Remove Inside the drawn area' })).toBeVisible()

  await tools(page).getByRole('button', { name: 'Cut out' }).click()
  await circle(page, map, { x: 0.4, y: 0.4, r: 40 })
  await expect.poll(() => shapeOf(page)).toEqual([2])
  await tools(page).getByRole('button', { name: 'Add area' }).click()
  await circle(page, map, { x: 0.7, y: 0.75, r: 60 })
  await expect.poll(() => shapeOf(page)).toEqual([2, 1])

  for (const button of await tools(page).getByRole('button').all())
    await expect(button).toBeInViewport({ ratio: 1 })
  await tools(page).getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => shapeOf(page)).toEqual([2])
  await page.goBack()
  await expect.poll(() => shapeOf(page)).toEqual([2, 1])
  await page.goForward()
  await expect.poll(() => shapeOf(page)).toEqual([2])
  await tools(page).getByRole('button', { name: 'Clear' }).click()
  await expect.poll(() => shapeOf(page)).toEqual([])

  await tools(page).getByRole('button', { name: 'Add area' }).click()
  await circle(page, map, { x: 0.5, y: 0.5, r: 120 })
  await expect.poll(() => shapeOf(page)).toEqual([1])
  const before = page.url()
  await tools(page).getByRole('button', { name: 'Move points' }).click()
  await drag(page, map, { x: 60, y: 30 })
  await expect.poll(() => page.url()).not.toBe(before)
  expect(shapeOf(page)).toEqual([1])
  await tools(page).getByRole('button', { name: 'By name' }).click()
  await tools(page).getByLabel('The border of a quarter, a town or a park').fill('la condamine')
  await page.getByRole('option', { name: 'La Condamine' }).first().click()
  await expect.poll(() => shapeOf(page)).toEqual([1, 1])
  await tools(page).getByRole('button', { name: 'Done' }).click()
  await expect(tools(page)).toBeHidden()
  expect(complaints).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a finger draws', beforeRelease, async ({ page }) => {
    await begin(page)
    const cdp = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] })
    const points = Array.from({ length: 14 }, (_, step) => ({
      x: 190 + 70 * Math.cos((step / 14) * 2 * Math.PI),
      y: 320 + 70 * Math.sin((step / 14) * 2 * Math.PI),
    }))
    for (const [index, point] of points.entries())
      await touch(index === 0 ? 'touchStart' : 'touchMove', point)
    await touch('touchEnd')
    await expect.poll(() => shapeOf(page)).toEqual([1])
  })
})

test(
  'an agent draws where the agency works, and it is there again',
  beforeRelease,
  async ({ page, request }) => {
    const complaints = complaintsOf(page)
    await signInQuietly(page, await approvedAgent(request))
    await page.goto('/agent/agency')
    const cutOut = tools(page).getByRole('button', { name: 'Cut out' })
    await expect(cutOut).toBeDisabled({ timeout: 60_000 })
    const map = page.locator('.maplibregl-canvas')
    await map.scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: '© OpenStreetMap' })).toBeVisible()
    // The pencil comes with the style of the map; who drew too early draws again.
    await expect(async () => {
      await circle(page, map, { x: 0.5, y: 0.5, r: 60 })
      await expect(cutOut).toBeEnabled({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await page.getByRole('button', { name: 'Keep the profile' }).click()
    await expect(page.getByText('Kept')).toBeVisible()
    await page.reload()
    await expect(cutOut).toBeEnabled({ timeout: 60_000 })
    expect(complaints).toEqual([])
  },
)
