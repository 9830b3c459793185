/** journeys: accounts with real mail: every dialog, in the order people meet them. */
import { expect, test, type Page } from '@playwright/test'
import { beforeRelease } from './support/before-release.ts'
import { codeSentTo, freshAddress, mailSaying } from './support/mailbox.ts'
import { ageCodesOf } from './support/old-codes.ts'
import { signUpQuietly } from './support/sign-up.ts'

const password = 'Passw0rd!'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openLogin(page: Page): Promise<void> {
  await page.goto('/auth')
  await expect(dialog(page, 'Login')).toBeVisible()
}

async function fillRegister(page: Page, email: string): Promise<void> {
  await openLogin(page)
  await button(page, 'Register').click()
  await sendRegister(page, email)
}

async function sendRegister(page: Page, email: string): Promise<void> {
  await page.getByLabel('First Name').fill('Kim')
  await page.getByLabel('Last Name').fill('Example')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await button(page, 'Register').click()
  await expect(dialog(page, 'One-Time Password')).toBeVisible()
}

async function enterCode(page: Page, code: string): Promise<void> {
  for (const [at, digit] of [...code].entries()) await page.getByLabel(`Digit ${at + 1} of 4`).fill(digit)
  await button(page, 'Verify').click()
}

async function logIn(page: Page, email: string, secret = password): Promise<void> {
  await openLogin(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await button(page, 'Login').click()
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Account of/ }).click()
  await Promise.all([page.waitForEvent('load'), page.getByRole('menuitem', { name: 'Sign out' }).click()])
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible()
}

test('every field says what is wrong with it until it is edited; register, code, signed in, signed out', async ({
  page,
}) => {
  await openLogin(page)
  await button(page, 'Register').click()
  await button(page, 'Register').click()
  for (const words of [
    'First Name is required',
    'Last Name is required',
    'Email is required',
    'Password is required',
    'Confirm Password is required',
  ])
    await expect(page.getByText(words, { exact: true })).toBeVisible()
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.getByLabel('First Name').fill('K')
  await expect(page.getByText('First Name is required')).toBeHidden()
  await page.getByLabel('Confirm Password').fill('other')
  await page.getByLabel('Email').fill('NOT AN ADDRESS')
  await button(page, 'Register').click()
  await expect(page.getByText('First Name should be 3-30 characters and contain only letters')).toBeVisible()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByText('Passwords do not match')).toBeVisible()

  const email = freshAddress('register')
  await sendRegister(page, email)
  await enterCode(page, await codeSentTo(email))
  await expect(page.getByRole('button', { name: /Account of Kim/ })).toBeVisible()
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(keys).toEqual(expect.arrayContaining(['userInfo', 'access_token', 'refresh_token']))
  await signOut(page)
  expect(new URL(page.url()).pathname).toBe('/')
  expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
})

test(
  'the boxes take a pasted code, backspace walks back, and five wrong codes kill the right one',
  beforeRelease,
  async ({ page }) => {
    const email = freshAddress('boxes')
    await fillRegister(page, email)
    const box = (at: number) => page.getByLabel(`Digit ${at} of 4`)
    await box(1).focus()
    await page.keyboard.type('12')
    await expect(box(3)).toBeFocused()
    await page.keyboard.press('Backspace')
    await expect(box(2)).toHaveValue('')
    await expect(box(2)).toBeFocused()
    await box(1).evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text', '0412')
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    for (const [at, digit] of ['0', '4', '1', '2'].entries()) await expect(box(at + 1)).toHaveValue(digit)
    await expect(button(page, 'Resend')).toBeDisabled()

    const code = await codeSentTo(email)
    const other = String((Number(code) + 1) % 10_000).padStart(4, '0')
    for (let attempt = 1; attempt <= 5; attempt++) {
      const answered = page.waitForResponse('**/api/auth/verify-credentials')
      await enterCode(page, other)
      expect((await answered).status()).toBe(400)
      // The page empties the boxes; what is typed before that is lost.
      await expect(box(4)).toHaveValue('')
    }
    await enterCode(page, code)
    await expect(page.getByText('Invalid or expired code.').first()).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('access_token'))).toBeNull()
  },
)

test(
  'when the code has expired Resend clears the boxes and brings a new one',
  beforeRelease,
  async ({ page }) => {
    await page.clock.install()
    const email = freshAddress('expired')
    await fillRegister(page, email)
    const old = await codeSentTo(email)
    const clock = page.getByRole('timer')
    await expect(clock).toHaveText(/The code works for 4:5\d/)
    await expect(button(page, 'Resend')).toBeDisabled()
    await page.getByLabel('Digit 1 of 4').fill('7')
    await ageCodesOf(email, 301)
    await page.clock.fastForward(301_000)
    await expect(clock).toHaveText('The code has expired 0:00')
    await button(page, 'Resend').click()
    await expect(page.getByText('We have sent a new code.').first()).toBeVisible()
    await expect(page.getByLabel('Digit 1 of 4')).toHaveValue('')
    await expect(button(page, 'Resend')).toBeDisabled()
    const code = await codeSentTo(email, 2)
    if (old !== code) {
      await enterCode(page, old)
      await expect(page.getByText('Invalid or expired code.').first()).toBeVisible()
    }
    await enterCode(page, code)
    await expect(page.getByRole('button', { name: /Account of Kim/ })).toBeVisible()
  },
)

test('an unverified person signs in by way of the link and the code', async ({ page, request }) => {
  const email = freshAddress('unverified')
  const data = { name: 'Kim Example', email, password }
  expect((await request.post('/api/auth/signup', { data })).ok()).toBe(true)
  await logIn(page, email)
  await expect(page.getByText('Your email address has not been verified.')).toBeVisible()
  await button(page, 'Verify your email').click()
  await enterCode(page, await codeSentTo(email))
  await expect(page.getByRole('button', { name: /Account of Kim/ })).toBeVisible()
})

test('forgotten password: code, new password, login', async ({ page }) => {
  const email = await signUpQuietly(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/auth?mode=forgot')
  await page.getByLabel('Email').fill(email)
  await button(page, 'Send the code').click()
  await expect(dialog(page, 'One-Time Password')).toBeVisible()
  await enterCode(page, await codeSentTo(email, 2))
  await expect(dialog(page, 'Confirm Your Password')).toBeVisible()
  await page.getByLabel('New password').fill('password1')
  await page.getByLabel('Confirm password').fill('password1')
  await button(page, 'Save the new password').click()
  await expect(page.getByText(/include one uppercase letter/).first()).toBeVisible()
  await page.getByLabel('New password').fill('Copper_Kettle7')
  await page.getByLabel('Confirm password').fill('Copper_Kettle7')
  await button(page, 'Save the new password').click()
  await expect(dialog(page, 'Login')).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('Copper_Kettle7')
  await button(page, 'Login').click()
  await expect(page.getByRole('button', { name: /Account of Kim/ })).toBeVisible()
  await mailSaying(email, 'Your password was changed')
})

test('a wrong password is said in a toast that stays', beforeRelease, async ({ page }) => {
  await page.clock.install()
  await logIn(page, freshAddress('nobody'))
  const toast = page.getByRole('alert').getByText('Email or password is not right.')
  await expect(toast).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(toast).toBeVisible()
})

test(
  'H07 H08 Remember me fills the dialog again after signing out, never in plain text',
  beforeRelease,
  async ({ page, context }) => {
    const email = await signUpQuietly(page)
    await page.evaluate(() => localStorage.clear())
    await openLogin(page)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.getByLabel('Remember me').check()
    await button(page, 'Login').click()
    await expect(page.getByRole('button', { name: /Account of Kim/ })).toBeVisible()
    const storages = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(storages).toContain('remembered')
    expect(storages).not.toContain(password)
    const other = await context.newPage()
    await other.goto('/preferences')
    expect(await other.evaluate(() => sessionStorage.getItem('remembered'))).toBeNull()
    await other.close()
    await signOut(page)
    await openLogin(page)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password)
  },
)

test('H10 six calls of three tabs with an expired token renew it once, and nobody is signed out', async ({
  page,
  context,
}) => {
  await signUpQuietly(page)
  const pages = [page, await context.newPage(), await context.newPage()]
  await Promise.all(pages.map((one) => one.goto('/profile')))
  const allShow = async () => {
    for (const one of pages) await expect(one.getByRole('heading', { level: 1 })).toHaveText('Kim Example')
  }
  await allShow()
  let renewals = 0
  let refused = 0
  context.on('response', (answer) => {
    if (answer.url().includes('/get-access-token/')) renewals++
    else if (answer.status() === 401) refused++
  })
  // Every page asks for its role and for its hearts at once: six calls find the token expired.
  await page.evaluate(() => localStorage.setItem('access_token', 'expired.token.here'))
  await Promise.all(pages.map((one) => one.reload()))
  await allShow()
  expect(renewals).toBe(1)
  expect(refused).toBeGreaterThan(0)
})

test('H11 when renewing fails the person is signed out once, at the start', async ({ page }) => {
  await signUpQuietly(page)
  await page.evaluate(() => {
    localStorage.setItem('access_token', 'expired.token.here')
    localStorage.setItem('refresh_token', 'rt_nothing')
  })
  await page.goto('/profile')
  await page.waitForURL((url) => url.pathname === '/')
  await page.waitForFunction(() => localStorage.getItem('userInfo') === null)
})
