/** journeys: homes by travel time in Andorra, and how long it takes to one's own places. */
import { expect, test, type Page } from '@playwright/test'
import { faultsInTheDark, faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { complaintsOf, findHome } from '../support/find-homes.ts'

/** Types into a field for places and takes the first of the list, by keyboard. */
async function choosePlace(page: Page, label: string, typed: string): Promise<void> {
  await page.getByLabel(label).fill(typed)
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test(
  'homes within a travel time are asked for in a dialog, named by chips, and taken back',
  beforeRelease,
  async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto('/property-listing?place=country:AD', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: 'Travel time', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Travel time' })
    await choosePlace(page, 'Near a place', 'Andorra la Vella')
    await dialog.getByLabel('How', { exact: true }).selectOption('bicycle')
    await dialog.getByLabel('Or near the nearest').selectOption('shop')
    await dialog.getByText('Any of them').click()
    expect(await faultsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: /^(Show|No homes)/ }).click()
    const chips = page.getByRole('navigation', { name: 'Chosen filters' })
    await expect(chips).toContainText('Within 25 min of Andorra la Vella by bicycle')
    await expect(chips).toContainText('Shop: within 10 min on foot')
    await expect(page).toHaveURL(/travel=25,bicycle,.*shop.*travelMatch=any/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByRole('link', { name: 'Remove Shop: within 10 min on foot' }).click()
    await expect(chips).not.toContainText('Any of the travel times')
    expect(complaints).toEqual([])
  },
)

test('where nobody knows the streets that is said, and a circle is offered', async ({ page }) => {
  await page.goto('/property-listing?travel=20,car,0.5,-30.5,The%20sea')
  await expect(page.getByText('The streets around The sea are not known here')).toBeVisible()
  await page.getByRole('link', { name: /^Look within/ }).click()
  await expect(page).toHaveURL(/near=0\.50000,-30\.50000&radius=10000/)
})

test(
  'a home says how long it takes to places that only the browser keeps',
  beforeRelease,
  async ({ page, request }) => {
    const complaints = complaintsOf(page)
    const home = await findHome(request, ({ point }) => point !== null, { place: 'country:AD' })
    await page.goto(`/property-details/${home.id}`, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: 'Where it is' }).scrollIntoViewIfNeeded()
    await page.getByLabel('Add an address').waitFor()
    await choosePlace(page, 'Add an address', 'la Massana')
    const part = page.getByRole('region', { name: 'How long to …' })
    await expect(part.getByRole('listitem')).toContainText(/\d+ min/)
    expect(await page.evaluate(() => localStorage.getItem('ownPlaces'))).toContain('Massana')
    expect(await page.context().cookies()).toEqual([])
    expect(await faultsOf(page)).toEqual([])
    expect(await faultsInTheDark(page)).toEqual([])
    await part.getByRole('button', { name: /^Remove/ }).click()
    await expect(part.getByRole('listitem')).toHaveCount(0)
    expect(complaints).toEqual([])
  },
)
