/** journeys: homes side by side, homes out of sight, and list and map that know of one another. */
import { expect, test } from '@playwright/test'
import { faultsOf } from './support/accessible.ts'
import { beforeRelease } from './support/before-release.ts'

test('homes are compared side by side, with their differences', async ({ page }) => {
  await page.goto('/property-listing?minBeds=2', { waitUntil: 'networkidle' })
  const cards = page.getByRole('article')
  for (const index of [0, 1, 2]) {
    await cards.nth(index).hover()
    await cards
      .nth(index)
      .getByRole('button', { name: /^Compare/ })
      .click()
  }
  const bar = page.getByRole('complementary', { name: 'Comparing' })
  await expect(bar).toContainText('3 homes chosen')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(/page=2/)
  await bar.getByRole('link', { name: 'Compare' }).click()
  await expect(page.getByRole('heading', { name: 'Homes side by side' })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  const rows = await page.getByRole('row').count()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'Only the differences' }).click()
  await expect(page).toHaveURL(/only=differences/)
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows)
  await page
    .getByRole('link', { name: /^Take away/ })
    .first()
    .click()
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect(bar).toContainText('2 homes chosen')
})

test('a hidden home stays hidden until it is shown again', beforeRelease, async ({ page }) => {
  await page.goto('/property-listing', { waitUntil: 'networkidle' })
  const first = page.getByRole('article').first()
  const id = await first.getAttribute('data-home')
  await first.hover()
  await first.getByRole('button', { name: /^Hide/ }).click()
  await expect(page.locator(`[data-home="${id}"]`)).toHaveCount(0)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(page.getByText('A home you hid is left out here.')).toBeVisible()
  await page.getByRole('button', { name: 'Show it again' }).click()
  await expect(page.locator(`[data-home="${id}"]`)).toHaveCount(1)
})

test('a search is a feed', async ({ page, request }) => {
  await page.goto('/property-listing?minBeds=3')
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href')
  const feed = await request.get(href ?? '')
  expect(feed.headers()['content-type']).toContain('application/atom+xml')
  expect(await feed.text()).toContain('<entry>')
})
