/** journeys: Meridian as an app: it can be installed, and saved homes are read where there is no network, until one signs out. */
import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { searchHomes } from '../support/find-homes.ts'
import { signUpQuietly } from '../support/sign-up.ts'

test('saved homes are there without a network', async ({ page, context, request }) => {
  const manifest = await request.get('/manifest.webmanifest')
  const { icons } = (await manifest.json()) as { icons: { src: string }[] }
  for (const { src } of icons) expect((await request.get(src)).ok()).toBe(true)

  await signUpQuietly(page)
  const homes = (await searchHomes(page.request)).slice(0, 2)
  const ids = homes.map(({ id }) => id)
  await page.evaluate((kept) => localStorage.setItem('saved_homes', JSON.stringify(kept)), ids)
  await page.goto('/savedProperties')
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready
    return active?.state === 'activated' && (await caches.match('/offline/homes.json')) !== undefined
  })

  await context.setOffline(true)
  await page.goto('/property-listing')
  await expect(page).toHaveURL(/\/offline$/)
  await expect(page.getByRole('heading', { level: 1, name: 'There is no connection' })).toBeVisible()
  for (const { title } of homes)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])

  await context.setOffline(false)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/')
  await page.waitForFunction(async () => (await caches.match('/offline/homes.json')) === undefined)
})
