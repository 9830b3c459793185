/**
 * journeys: homes with a heart: a visitor's survive sign-up, and a User takes them off and puts them back.
 */
import { expect, test, type Page } from '@playwright/test'
import { faultsInTheDark, faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { complaintsOf, searchHomes } from '../support/find-homes.ts'
import { codeSentTo, freshAddress } from '../support/mailbox.ts'
import { signUpQuietly } from '../support/sign-up.ts'
import { sweep } from '../support/sweep.ts'

/** Of the homes; the search itself is saved by another button. */
const hearts = (page: Page) => page.getByRole('button', { name: /^Save (?!this search$)/ })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const keptHere = (page: Page) => page.evaluate(() => localStorage.getItem('saved_homes'))
/** The ids of the homes on the page, in their order. */
const idsOf = (page: Page) =>
  cards(page)
    .locator('p a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('/').at(-1)))

async function openSearch(page: Page, query = ''): Promise<void> {
  await page.goto(`/property-listing${query}`, { waitUntil: 'networkidle' })
  await expect(hearts(page).first()).toBeVisible()
}

async function register(page: Page): Promise<void> {
  const email = freshAddress('hearts')
  await page
    .getByRole('dialog', { name: 'Login' })
    .getByRole('button', { name: 'Register', exact: true })
    .click()
  await page.getByLabel('First Name').fill('Kim')
  await page.getByLabel('Last Name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd!')
  await page.getByLabel('Confirm Password').fill('Passw0rd!')
  await page.getByRole('dialog').getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'One-Time Password' })).toBeVisible()
  const code = await codeSentTo(email)
  for (const [at, digit] of [...code].entries()) await page.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
}

/** A User who keeps so many homes, on the page that lists them. */
async function openSaved(page: Page, count: number): Promise<string[]> {
  await signUpQuietly(page)
  const ids = (await searchHomes(page.request)).slice(0, count).map(({ id }) => id)
  await page.evaluate((kept) => localStorage.setItem('saved_homes', JSON.stringify(kept)), ids)
  await page.goto('/savedProperties', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1, name: 'Saved homes' })).toBeVisible()
  return ids
}

test('a visitor’s hearts survive sign-up', async ({ page }) => {
  // Signing up takes its time: a code by mail, and the pauses between the dialogs.
  test.slow()
  await openSearch(page)
  for (const at of [1, 3]) await hearts(page).nth(at).click()
  await expect(page.getByText('Saved in this browser.')).toBeVisible()
  const kept = JSON.parse((await keptHere(page)) ?? '[]') as string[]
  expect(kept).toHaveLength(2)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(hearts(page).nth(3)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Saved homes: 2. Sign in to see them' }).click()
  await register(page)
  await expect(page.getByText('The 2 homes you saved here are in your account now.')).toBeVisible()
  expect(await keptHere(page)).toBeNull()
  await expect(hearts(page).nth(1)).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('link', { name: 'Saved homes: 2', exact: true }).click()
  await expect(page).toHaveURL(/\/savedProperties$/)
  await expect(cards(page)).toHaveCount(2)
  expect(await idsOf(page)).toEqual(kept)
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
})

test(
  'a home that is taken off comes back where it was, by keyboard too; homes are put in order, and the last one off leads on',
  beforeRelease,
  async ({ page }) => {
    const ids = await openSaved(page, 4)
    await expect(cards(page)).toHaveCount(4)
    await hearts(page).nth(1).focus()
    await page.keyboard.press('Space')
    await expect(cards(page)).toHaveCount(3)
    await expect(hearts(page).nth(1)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(cards(page)).toHaveCount(4)
    expect(await idsOf(page)).toEqual(ids)
    await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
    await expect(hearts(page).nth(1)).toBeFocused()
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(cards(page)).toHaveCount(4)
    expect(await idsOf(page)).toEqual(ids)

    await hearts(page).nth(3).click()
    await expect(cards(page)).toHaveCount(3)
    await page.waitForLoadState('networkidle')
    await page.reload()
    await expect(cards(page)).toHaveCount(3)
    expect(await idsOf(page)).toEqual(ids.slice(0, 3))

    await page.getByLabel('Sort by').selectOption('price')
    await expect(page).toHaveURL(/\/savedProperties\?sort=price$/)
    const cheapest = await page.request.get('/api/meridian/saved/properties?sort=price', {
      headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access_token'))}` },
    })
    const { data } = (await cheapest.json()) as { data: { items: { card: { id: string } }[] } }
    await expect.poll(() => idsOf(page)).toEqual(data.items.map(({ card }) => card.id))

    for (const left of [2, 1, 0]) {
      await hearts(page).first().click()
      await expect(cards(page)).toHaveCount(left)
    }
    await expect(page.getByRole('heading', { name: 'No saved homes yet' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Search homes' })).toHaveAttribute(
      'href',
      '/property-listing',
    )
  },
)

test('a home is saved on its own page, and every list knows', async ({ page }) => {
  const [home] = await searchHomes(page.request)
  await page.goto(`/property-details/${home?.id}`, { waitUntil: 'networkidle' })
  const save = page.getByRole('button', { name: /^Saved?$/ })
  await save.press('Enter')
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(save).toHaveText('Saved')
  await openSearch(page, '?view=table')
  await expect(page.getByRole('row').nth(1).getByRole('button', { pressed: true })).toBeVisible()
  await openSearch(page)
  await hearts(page).first().click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true')
})

test('two tabs of one visitor show the same hearts', beforeRelease, async ({ context }) => {
  const one = await context.newPage()
  const two = await context.newPage()
  await openSearch(one)
  await openSearch(two)
  await hearts(one).nth(2).click()
  await expect(hearts(two).nth(2)).toHaveAttribute('aria-pressed', 'true')
})

test('visitors are led to the start, and cards work without script', async ({ page, browser }) => {
  const complaints = complaintsOf(page)
  await page.goto('/savedProperties?lang=ar')
  await expect.poll(() => new URL(page.url()).pathname).toBe('/')
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  expect(complaints).toEqual([])
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto('/property-listing')
  await expect(hearts(plain)).toHaveCount(0)
  await plain.locator('article p a').first().click()
  await expect(plain).toHaveURL(/\/property-details\//)
  await plain.close()
})

test('axe finds nothing, light or dark, nor on a phone', sweep, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openSaved(page, 3)
  expect(await faultsOf(page)).toEqual([])
  await hearts(page).first().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  expect(await faultsInTheDark(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faultsOf(page)).toEqual([])
})
