/** journeys: every account dialog, for eyes, screen readers and keyboards; and how long its toasts stay. */
import { expect, test, type Page } from '@playwright/test'
import { faultsOf } from './support/accessible.ts'
import { codeSentTo, freshAddress } from './support/mailbox.ts'
import { journeyPassword, signUpQuietly } from './support/sign-up.ts'
import { sweep } from './support/sweep.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/**
 * The dialog over a page of words: what lies behind it is laid out
 * at every look, and is nobody's business here.
 */
async function openLogin(page: Page): Promise<void> {
  await page.goto('/privacy_policy')
  await page.getByRole('link', { name: 'Sign in' }).first().click()
  await expect(dialog(page, 'Login')).toBeVisible()
}

/** Looks at the open dialog in light, then in dark and from right to left on a phone. */
async function look(page: Page, name: string): Promise<void> {
  await expect(dialog(page, name)).toBeVisible()
  expect(await faultsOf(page, { only: '[role=dialog]' }), name).toEqual([])
  await page.evaluate(() =>
    Object.assign(document.documentElement, { dir: 'rtl' }).setAttribute('data-theme', 'dark'),
  )
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await faultsOf(page, { only: '[role=dialog]', rules: ['color-contrast'] }), `${name}, dark`).toEqual(
    [],
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(390)
  await page.evaluate(() =>
    Object.assign(document.documentElement, { dir: 'ltr' }).removeAttribute('data-theme'),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
}

/** Stops the pauses of one second between dialogs until they are let go. */
const holdPauses = (page: Page) =>
  page.evaluate(() => {
    const real = window.setTimeout.bind(window)
    const held: TimerHandler[] = []
    Object.assign(window, {
      letGo: () => held.splice(0).forEach((work) => real(work)),
      setTimeout: (work: TimerHandler, time?: number) =>
        time === 1_000 ? held.push(work) : real(work, time),
    })
  })
const letGo = (page: Page) => page.evaluate('window.letGo()')

test('axe finds nothing in any dialog, light, dark and from right to left', sweep, async ({ page }) => {
  test.setTimeout(90_000)
  const email = freshAddress('dialogs')
  await openLogin(page)
  await button(page, 'Login').click()
  await expect(page.getByText('Email is required')).toBeVisible()
  await look(page, 'Login')
  await button(page, 'Register').click()
  await look(page, 'Register')
  await page.getByLabel('First Name').fill('Kim')
  await page.getByLabel('Last Name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword)
  await page.getByLabel('Confirm Password').fill(journeyPassword)
  await holdPauses(page)
  await button(page, 'Register').click()
  await look(page, 'Register success')
  await letGo(page)
  await button(page, 'Verify').click()
  await expect(page.getByText('OTP is required')).toBeVisible()
  await look(page, 'One-Time Password')

  await openLogin(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword)
  await button(page, 'Login').click()
  await expect(page.getByText('Your email address has not been verified.')).toBeVisible()
  await look(page, 'Login')
  await button(page, 'Forgot password?').click()
  await look(page, 'Forgot password')
})

test(
  'axe finds nothing in the dialogs of a reset and of an agent who waits',
  sweep,
  async ({ page, request }) => {
    const email = freshAddress('waiting')
    const wish = {
      name: 'Piet Example',
      email,
      password: journeyPassword,
      phone: { country: 'GB', number: '020 7946 0123' },
      agencyName: `Waiting Homes ${Date.now()}`,
      country: 'GB',
      description: 'Homes by the sea, sold with patience.',
    }
    expect((await request.post('/api/auth/signup-agent', { data: wish })).ok()).toBe(true)
    await request.post('/api/auth/verify-code', { data: { email, otp: await codeSentTo(email) } })
    await openLogin(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(journeyPassword)
    await button(page, 'Login').click()
    await look(page, 'Thanks for Registering')
    await page.goto('/auth?mode=forgot')
    await page.getByLabel('Email').fill(email)
    await button(page, 'Send the code').click()
    for (const [at, digit] of [...(await codeSentTo(email, 3))].entries())
      await page.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
    await button(page, 'Verify').click()
    await look(page, 'Confirm Your Password')
  },
)

test('a dialog is opened, filled, left and sent by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const signIn = page.getByRole('link', { name: 'Sign in' }).first()
  await signIn.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.type('nobody@example.com')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Tab')
    // At the end of the dialog the focus passes a guard that leads it back to the beginning.
    await expect(dialog(page, 'Login').locator(':focus')).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'Login')).toHaveCount(0)
  await expect(signIn).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Email is required')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeFocused()
  await page.getByRole('link', { name: 'Register as an agent' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/registeragent$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a success is said at the top right for three seconds, with its word', async ({ page }) => {
  await signUpQuietly(page)
  await page.clock.install()
  await page.goto('/profile')
  await page.getByRole('region', { name: 'About you' }).getByRole('button', { name: 'Save' }).click()
  const toast = page.locator('.toast--success')
  await expect(toast).toContainText('Success')
  await expect(toast).toContainText('Your profile is saved.')
  const box = await toast.boundingBox()
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(1_300)
  expect(box?.y ?? 900).toBeLessThan(200)
  await page.mouse.move(10, 800)
  await page.clock.fastForward(2_000)
  await expect(toast).toBeVisible()
  await page.clock.fastForward(1_500)
  await expect(toast).toHaveCount(0)
})
