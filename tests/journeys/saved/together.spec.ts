/**
 * journeys: a dossier and a collection, in the hand and by keyboard: opened by
 * a stranger, voted on by a partner, revoked.
 */
import { expect, test, type Page } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { searchHomes } from '../support/find-homes.ts'
import { freshAddress, codeSentTo, mailSaying } from '../support/mailbox.ts'
import { journeyPassword, signInQuietly, signUpQuietly } from '../support/sign-up.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** A User who keeps so many homes. */
async function keeper(page: Page, count: number): Promise<string[]> {
  await signUpQuietly(page)
  const ids = (await searchHomes(page.request)).slice(0, count).map(({ id }) => id)
  await page.evaluate((kept) => localStorage.setItem('saved_homes', JSON.stringify(kept)), ids)
  await page.goto('/savedProperties')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(count)
  return ids
}

/** As the keyboard does it: the focus, then Enter. */
const press = async (page: Page, name: string | RegExp, role: 'button' | 'link' = 'button') => {
  const control = page.getByRole('main').getByRole(role, { name }).first()
  await control.focus()
  await page.keyboard.press('Enter')
}

/** Types into a field that the keyboard has reached. */
const type = async (page: Page, label: string | RegExp, text: string) => {
  await page.getByLabel(label, { exact: true }).first().focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** Another browser of somebody who has just registered with this address. */
async function registerElsewhere(page: Page, email: string): Promise<void> {
  const headers = { origin: new URL(page.url()).origin }
  const post = (path: string, data: object) => page.request.post(path, { data, headers })
  await post('/api/auth/signup', { name: 'Ben Example', email, password: journeyPassword })
  await post('/api/auth/verify-credentials', { email, otp: await codeSentTo(email) })
}

test('a dossier keeps what one writes, by keyboard', beforeRelease, async ({ page }) => {
  await keeper(page, 1)
  await press(page, /^Open the dossier/, 'link')
  await expect(page.getByRole('heading', { name: 'Nothing has changed' })).toBeVisible()
  await type(page, 'Only you see them', 'Bright, but the roof is old.')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('radio', { name: 'Interested' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Asked' })).toBeChecked()
  await type(page, 'What happened', 'Called the neighbours')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Called the neighbours')).toBeVisible()
  await page.getByRole('checkbox').first().press('Space')
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Only you see them')).toHaveValue('Bright, but the roof is old.')
  await expect(page.getByRole('radio', { name: 'Asked' })).toBeChecked()
  await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await faultsOf(page, { rules: ['color-contrast'] })).toEqual([])
})

test(
  'a collection is opened by a stranger, voted on by a partner, and revoked',
  beforeRelease,
  async ({ page, browser }) => {
    test.slow()
    await keeper(page, 2)
    await press(page, 'New collection')
    await type(page, 'Name of the collection', 'By the sea')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: /^By the sea/ })).toBeVisible()
    for (const count of [1, 2]) {
      await page
        .getByLabel(/^Put .* into a collection$/)
        .first()
        .selectOption({ label: 'By the sea' })
      await expect(page.getByRole('link', { name: `By the sea ${count}` })).toBeVisible()
    }
    expect(await faultsOf(page)).toEqual([])
    await press(page, /^By the sea/, 'link')
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(2)
    const second = await cards.nth(1).getAttribute('data-home')
    await page
      .getByRole('button', { name: /^Move .* forward$/ })
      .nth(1)
      .press('Enter')
    await expect(cards.first()).toHaveAttribute('data-home', String(second))

    await press(page, 'Make a link')
    const address = await page.getByLabel('The link, shown this once').inputValue()
    const partner = freshAddress('partner')
    const ben = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
    await ben.goto('/auth')
    await registerElsewhere(ben, partner)
    await type(page, 'E-mail of your partner', partner)
    await page.keyboard.press('Enter')
    await expect(page.getByText(partner)).toBeVisible()
    expect(await faultsOf(page)).toEqual([])

    const stranger = await browser.newPage()
    await stranger.goto(address)
    await expect(stranger.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible()
    await expect(stranger.getByRole('main').getByRole('article')).toHaveCount(2)
    await expect(stranger.getByRole('main').getByRole('button', { name: /^Vote/ })).toHaveCount(0)
    expect(await faultsOf(stranger)).toEqual([])

    await signInQuietly(ben, partner)
    const mail = await mailSaying(partner, '/together/')
    const [link = ''] = /\S+\/together\/\S+/.exec(mail.text) ?? []
    await ben.goto(link)
    await press(ben, 'Choose together')
    await expect(ben.getByRole('heading', { level: 1, name: 'By the sea' })).toBeVisible()
    await press(ben, /^Vote for /)
    await expect(ben.getByRole('button', { name: /^Vote for /, pressed: true })).toHaveCount(1)
    await type(ben, /^Say something about /, 'The kitchen!')
    await ben.keyboard.press('Enter')
    await expect(ben.getByText('The kitchen!')).toBeVisible()
    expect(await faultsOf(ben)).toEqual([])

    await page.reload()
    await expect(page.getByText('The kitchen!')).toBeVisible()
    // Whoever was removed still has the page open.
    await press(page, 'Remove')
    await expect(page.getByRole('button', { name: 'Remove' })).toHaveCount(0)
    await press(ben, /^Vote against /)
    await expect(ben.getByRole('heading', { name: 'This collection is not here any more' })).toBeVisible()
    await press(page, 'End it')
    await expect(page.getByRole('button', { name: 'End it' })).toHaveCount(0)
    await stranger.reload()
    await expect(stranger.getByRole('heading', { name: 'This link leads nowhere any more' })).toBeVisible()
    await ben.context().close()
    await stranger.close()
  },
)
