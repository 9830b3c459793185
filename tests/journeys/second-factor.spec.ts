/**
 * journeys: an Agent switches a second step on, signs in with the app
 * and with a recovery code, and switches it off.
 */
import { expect, test, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { beforeRelease } from './support/before-release.ts'
import { mailSaying } from './support/mailbox.ts'
import { approvedAgent, journeyPassword, signInQuietly } from './support/sign-up.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function typePassword(page: Page): Promise<void> {
  const field = page.getByRole('dialog').getByLabel('Password', { exact: true })
  await expect(field).toBeFocused()
  await field.fill(journeyPassword)
  await page.keyboard.press('Enter')
}

async function beginLogin(page: Page, email: string): Promise<void> {
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword)
  await button(page, 'Login').click()
}

test(
  'a second step: set up, signed in by app and by recovery code, switched off',
  beforeRelease,
  async ({ page, request }) => {
    const email = await approvedAgent(request)
    await signInQuietly(page, email)
    await page.goto('/profile')
    await button(page, 'Switch the second step on').click()
    await typePassword(page)
    const picture = page.getByRole('img', { name: /QR code/ })
    await expect(picture).toBeVisible()
    expect(await picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0)).toBe(true)
    const key = (await page.getByText(/^Key /).locator('b').innerText()).replaceAll(/\s/g, '')
    const app = new TOTP({ secret: Secret.fromBase32(key) })
    const code = page.getByLabel('Code of your app')
    await code.fill('12345')
    await button(page, 'Switch it on').click()
    await expect(page.getByText('Please enter the six digits the app shows.')).toBeVisible()
    await code.fill(app.generate())
    await button(page, 'Switch it on').click()
    const codes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().innerText()
    await button(page, 'I have kept them').click()
    await expect(page.getByText('10 recovery codes left')).toBeVisible()

    await beginLogin(page, email)
    await expect(code).toBeFocused()
    await code.fill('000000')
    await button(page, 'Verify').click()
    await expect(page.getByText(/That code is not right/).first()).toBeVisible()
    // The next step of time: the code of the set-up is used up.
    await code.fill(app.generate({ timestamp: Date.now() + 30_000 }))
    await button(page, 'Verify').click()
    await page.waitForURL('**/agent/property-manager/xml-listing')

    await beginLogin(page, email)
    await button(page, 'Use a recovery code').click()
    await page.getByLabel('Recovery code').fill(recovery)
    await button(page, 'Verify').click()
    await page.waitForURL('**/agent/property-manager/xml-listing')
    await mailSaying(email, 'A recovery code was used')

    await page.goto('/profile')
    await expect(page.getByText('9 recovery codes left')).toBeVisible()
    await button(page, 'Switch it off').click()
    await typePassword(page)
    await expect(button(page, 'Switch the second step on')).toBeVisible()
  },
)
