/**
 * journeys: one home that two agencies offer: merged, found once, on
 * one page with both offers, and parted again.
 */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { freshName } from '../support/portal.ts'
import { approvedAgent, journeyAdmin, signInQuietly } from '../support/sign-up.ts'
import { writerOf } from '../support/written-home.ts'

async function published(request: APIRequestContext, title: string): Promise<string> {
  const writer = await writerOf(request, await approvedAgent(request))
  return writer.publishPlot(title, 'Level ground, with a view of the boats.')
}

test(
  'two offers of one home are one in the search and on one page, until somebody parts them',
  beforeRelease,
  async ({ page, browser, request }) => {
    test.setTimeout(150_000)
    const title = freshName('Saltings')
    const first = await published(request, title)
    const second = await published(request, title)
    const found = async () => {
      const answer = await request.get(
        `/api/meridian/search?purpose=rent&q=${encodeURIComponent(`"${title}"`)}`,
      )
      return ((await answer.json()) as { data: { items: { id: string }[] } }).data.items.map(({ id }) => id)
    }
    await expect.poll(async () => (await found()).toSorted()).toEqual([first, second].toSorted())

    await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
    await page.goto('/portal/duplicates')
    await page.getByRole('button', { name: 'Merge two listings' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address of one listing').fill(`https://example.com/property-details/${second}`)
    await dialog.getByLabel('Address of the other').fill(first)
    await dialog.getByLabel('Reason').fill('Both boards stand at one gate.')
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'One home' }).click()
    await expect(page.getByText('They are one home now.').first()).toBeVisible()
    await expect.poll(found).toEqual([first])

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`/property-details/${second}`)
    await expect(visitor).toHaveURL(new RegExp(`/property-details/${first}\\?offer=${second}$`))
    await expect(visitor.getByText('2 offers of this home')).toBeVisible()
    expect(await faultsOf(visitor)).toEqual([])
    const other = visitor.locator(`a[href$="/property-details/${first}"]`, { hasNotText: title }).first()
    await other.click()
    await expect(visitor).toHaveURL(new RegExp(`/property-details/${first}$`))
    await expect(visitor.locator(`a[href$="?offer=${second}"]`).first()).toBeVisible()

    await page.goto('/portal/duplicates?state=merged')
    const row = page.getByRole('row', { name: title })
    await row.getByRole('button', { name: 'Two homes' }).click()
    await dialog.getByLabel('Reason').fill('There are two gates.')
    await dialog.getByRole('button', { name: 'Two homes' }).click()
    await expect(page.getByText('They are two homes.').first()).toBeVisible()
    await expect.poll(async () => (await found()).length).toBe(2)
    await visitor.goto(`/property-details/${second}`)
    await expect(visitor).toHaveURL(new RegExp(`/property-details/${second}$`))
    await expect(visitor.getByText('2 offers of this home')).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  },
)
