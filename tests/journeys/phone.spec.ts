/**
 * journeys: searching with a thumb: the sheet over the map, homes and
 * pictures to swipe, filters as high as the screen.
 */
import { expect, test } from '@playwright/test'
import { faultsOf } from './support/accessible.ts'
import { findHome } from './support/find-homes.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the sheet is pressed and dragged, and keys move it from stop to stop', async ({ page }) => {
  await page.goto('/property-listing', { waitUntil: 'networkidle' })
  // No card, however long its name, makes the page wider than the phone.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const top = async () => (await page.locator('main > div').boundingBox())?.y ?? 0
  const half = await top()
  expect(half).toBeGreaterThan(300)
  await page.getByRole('button', { name: 'Show more of the list' }).click()
  await expect.poll(top).toBeLessThan(200)
  await page.getByRole('button', { name: 'Show the map' }).click()
  await expect.poll(top).toBeGreaterThan(600)
  const grip = page.getByRole('button', { name: 'Show the list' })
  const box = await grip.boundingBox()
  if (!box) throw new Error('the grip has no box')
  await page.mouse.move(box.x + 195, box.y + 10)
  await page.mouse.down()
  await page.mouse.move(box.x + 195, half + 12, { steps: 8 })
  await page.waitForTimeout(150)
  await page.mouse.move(box.x + 195, half + 10)
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Show more of the list' })).toBeVisible()
  await expect.poll(top).toBeLessThan(half + 40)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Show more of the list' }).focus()
  for (const [key, name] of [
    ['ArrowDown', 'Show the list'],
    ['ArrowUp', 'Show more of the list'],
    ['ArrowUp', 'Show the map'],
  ] as const) {
    await page.keyboard.press(key)
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
})

test('filters fill the screen, and their button counts along', async ({ page }) => {
  await page.goto('/property-listing', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /^Filters/ }).click()
  const dialog = page.getByRole('dialog', { name: 'All filters' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(760)
  const show = dialog.getByRole('button', { name: /^Show|^No homes/ })
  const before = await show.innerText()
  const lift = dialog.getByRole('checkbox', { name: /^Lift/ })
  const counted = await dialog
    .getByText(/^Garden/)
    .first()
    .innerText()
  await lift.check()
  await expect(show).not.toHaveText(before)
  await expect
    .poll(() =>
      dialog
        .getByText(/^Garden/)
        .first()
        .innerText(),
    )
    .not.toBe(counted)
  await show.click()
  await expect(page).toHaveURL(/features=lift/)
})

test('the map comes to the front with homes to swipe, and Back finds it there', async ({ page }) => {
  await page.goto('/property-listing', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible()
  const cards = page.getByRole('article')
  const across = async (at: number) => (await cards.nth(at).boundingBox())?.x ?? -1
  await expect.poll(() => across(1)).toBeGreaterThan(300)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(846)
  await cards.nth(1).evaluate((card) => card.scrollIntoView({ inline: 'center', block: 'nearest' }))
  await expect.poll(() => across(1)).toBeLessThan(60)
  expect(await faultsOf(page)).toEqual([])
  await cards.nth(1).getByRole('link').last().click()
  await expect(page).toHaveURL(/property-details/)
  await page.goBack()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Show the map' })).toBeVisible()
  await expect.poll(async () => (await cards.first().boundingBox())?.width ?? 0).toBeGreaterThan(340)
})

test('the pictures of a home are swiped, all of them', async ({ page, request }) => {
  const home = await findHome(request, ({ imageCount }) => imageCount > 5)
  await page.goto(`/property-details/${home.id}`, { waitUntil: 'networkidle' })
  const strip = page.locator('main div:has(> a img)').first()
  const count = page.getByRole('button', { name: /^Pictures/ })
  await expect(count).toHaveText(/1 \/ \d+$/)
  await strip.dispatchEvent('touchstart')
  await strip.evaluate((box) => box.scrollTo({ left: 5 * box.clientWidth, behavior: 'instant' }))
  await expect(count).toHaveText(/6 \/ \d+$/)
  expect(await strip.evaluate((box) => box.scrollWidth / box.clientWidth)).toBeGreaterThanOrEqual(
    home.imageCount,
  )
})
