/** journeys: searching with a thumb: the sheet over the map, and every filter in a dialog as high as the screen. */
import { expect, test } from '@playwright/test'
import { faultsOf } from './support/accessible.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the sheet is pressed and dragged', async ({ page }) => {
  await page.goto('/property-listing', { waitUntil: 'networkidle' })
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
