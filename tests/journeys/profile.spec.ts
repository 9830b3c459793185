/** journeys: what a person keeps in the profile: picture, preferences, address. */
import { expect, test, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { faultsOf } from './support/accessible.ts'
import { codeSentTo, freshAddress } from './support/mailbox.ts'
import { journeyPassword, signUpQuietly } from './support/sign-up.ts'
import { sweep } from './support/sweep.ts'
import { beforeRelease } from './support/before-release.ts'

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true })
/** In English, or in Spanish once that was chosen. */
const preferences = (page: Page) =>
  page
    .getByRole('link', { name: /change language, currency and unit|cambiar idioma, moneda y unidad/ })
    .first()

test('a picture is chosen, looked at, sent and removed', async ({ page }) => {
  await signUpQuietly(page)
  await page.goto('/profile')
  const file = page.locator('input[type=file]')
  await file.setInputFiles({ name: 'me.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') })
  await expect(page.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.').first()).toBeVisible()
  await file.setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: Buffer.from('not a picture either'),
  })
  const refused = page.waitForResponse((answer) => answer.status() === 415)
  await button(page, 'Save this picture').click()
  await refused
  await expect(page.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.').first()).toBeVisible()
  await button(page, 'Cancel').click()
  const buffer = await sharp({ create: { width: 640, height: 400, channels: 3, background: '#b4532a' } })
    .jpeg()
    .toBuffer()
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer })
  const picture = page.getByRole('main').locator('span[aria-hidden] > img')
  await expect(picture).toHaveAttribute('src', /^blob:/)
  await button(page, 'Save this picture').click()
  await expect(picture).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}\/320\.webp$/)
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await button(page, 'Remove the picture').click()
  await expect(picture).toHaveCount(0)
})

test(
  'preferences follow the account and the account follows them',
  beforeRelease,
  async ({ page, browser }) => {
    const email = await signUpQuietly(page)
    await page.goto('/profile')
    await page.getByLabel('Currency', { exact: true }).selectOption('GBP')
    await page.getByLabel('Area unit').selectOption('ac')
    await button(page.getByRole('region', { name: 'About you' }), 'Save').click()
    await expect(preferences(page)).toContainText('GBP')
    await expect(preferences(page)).toContainText('sq ft')
    await preferences(page).click()
    await page.getByRole('dialog').getByLabel('Language', { exact: true }).selectOption('es')
    const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    expect((await stored).status()).toBe(200)
    await expect(page.getByRole('dialog')).toBeHidden()
    // The page says its labels in Spanish now.
    await expect(page.locator('main select[name=language]')).toHaveValue('es')
    await expect(page.locator('main select[name=areaUnit]')).toHaveValue('ac')

    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto('/auth')
    await elsewhere.getByLabel('Email').fill(email)
    await elsewhere.getByLabel('Password', { exact: true }).fill(journeyPassword)
    await button(elsewhere, 'Login').click()
    await expect(preferences(elsewhere)).toContainText('GBP')
    expect(await elsewhere.evaluate(() => localStorage.getItem('language'))).toBe('es')
  },
)

test('a language kept here without its cookie is there as soon as the page is', async ({ page }) => {
  await signUpQuietly(page)
  await page.context().clearCookies({ name: 'prefs' })
  await page.evaluate(() => localStorage.setItem('language', 'ar'))
  await page.goto('/profile')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Example' })).toBeVisible()
  await expect(page.locator('input[type=file]')).toHaveCount(1)
})

test('the address changes with a code from the new one, and the page says so', async ({ page }) => {
  const email = await signUpQuietly(page)
  const newEmail = freshAddress('moved')
  await page.goto('/profile')
  await page.getByLabel('New email').fill(newEmail)
  await page.getByLabel('Your password').fill(journeyPassword)
  await button(page, 'Change the address').click()
  for (const [at, digit] of [...(await codeSentTo(newEmail))].entries())
    await page.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  await button(page, 'Verify').click()
  await expect(page.getByText(`Now ${newEmail}.`)).toBeVisible()
  await expect(page.getByText(`Now ${email}.`)).toHaveCount(0)
})

test(
  'axe finds nothing in profile and registration, light, dark and from right to left',
  sweep,
  async ({ page, baseURL }) => {
    await signUpQuietly(page)
    for (const path of ['/profile', '/registerAgent'])
      for (const [theme, language] of [
        ['light', 'en'],
        ['dark', 'ar'],
      ] as const) {
        const value = `language=${language}&currency=EUR&areaUnit=m2&theme=${theme}`
        await page.context().addCookies([{ name: 'prefs', value, url: baseURL ?? '' }])
        await page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
        await page.setViewportSize({ width: theme === 'dark' ? 390 : 1440, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')
        expect(await faultsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          page.viewportSize()?.width ?? 0,
        )
      }
  },
)
