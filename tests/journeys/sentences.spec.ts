/**
 * journeys: plain words: read back on the start, chips that know their
 * words, the same without script; recent searches.
 */
import { expect, test, type Page } from '@playwright/test'
import { beforeRelease } from './support/before-release.ts'

const where = (page: Page) =>
  page.getByRole('combobox', { name: 'Place, agency, reference or your own words' })
const sentence = '2 bed flat in Lisbon under 400k with a lift'

test('a sentence is read back while it is typed, and every part can be taken away', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  await where(page).pressSequentially(sentence)
  await expect(page.getByText('We read this as')).toBeVisible()
  await page.getByRole('button', { name: 'Remove Lift' }).click()
  await expect(where(page)).toHaveValue('2 bed flat in Lisbon under 400k')
  await expect(page.getByRole('button', { name: 'Remove Lift' })).toBeHidden()
  await where(page).press('Enter')
  await expect(page).toHaveURL(/minBeds=2&types=apartment/)
  await expect(page).toHaveURL(/place=geonames:2267057/)
  await expect(where(page)).toHaveValue('2 bed flat in Lisbon under 400k')
  const chips = page.getByRole('navigation', { name: 'Chosen filters' })
  await expect(chips).toContainText('Up to €400k')
  await expect(chips).toContainText('“under 400k”')

  await page.getByRole('link', { name: 'Remove Up to €400k' }).click()
  await expect(page).not.toHaveURL(/maxPrice/)
  await expect(where(page)).toHaveValue('2 bed flat in Lisbon')
  await page.goBack()
  await expect(where(page)).toHaveValue('2 bed flat in Lisbon under 400k')

  // Another sentence takes the place of the first, and of nothing else.
  await where(page).fill('3 bed house near Porto')
  await where(page).press('Enter')
  await expect(page).toHaveURL(/near=41/)
  await expect(page).not.toHaveURL(/maxPrice|place=/)
})

test(
  'the end of a sentence is completed, and searches are offered again',
  beforeRelease,
  async ({ page }) => {
    await page.goto('/', { waitUntil: 'networkidle' })
    await where(page).pressSequentially('house with a garden near Edinbrugh')
    await page.getByRole('option').filter({ hasText: 'Edinburgh' }).first().click()
    await expect(where(page)).toHaveValue('house with a garden near Edinburgh')
    await where(page).press('Enter')
    await expect(page.getByRole('link', { name: 'Remove Garden' })).toBeVisible()
    await page.goto('/', { waitUntil: 'networkidle' })
    await where(page).focus()
    await expect(page.getByRole('option', { name: /^Near me/ })).toBeVisible()
    await page.getByRole('option', { name: /^house with a garden near Edinburgh/ }).click()
    await expect(page).toHaveURL(/features=garden/)
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the box is a form, and words that are no filter are said and leave no home out', async ({ page }) => {
    await page.goto('/')
    await where(page).fill('quirky T2 em Lisboa com varanda')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/features=balcony/)
    const chips = page.getByRole('navigation', { name: 'Chosen filters' })
    await expect(chips).toContainText('2+ bedrooms')
    await expect(page.getByText(/^No filter, so homes that say it come first: “quirky”/)).toBeVisible()
  })
})
