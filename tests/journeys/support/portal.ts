/** journeys: the portal, and people whom its Admins look after. */
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { codeSentTo } from './mailbox.ts'
import { journeyAdmin, journeyPassword as password, signInQuietly } from './sign-up.ts'

export const portal = '/portal/user-manager'

/** A name nobody else in this run has; names hold letters only. */
export const freshName = (first: string): string =>
  `${first} ${Array.from({ length: 10 }, () => String.fromCodePoint(97 + Math.floor(Math.random() * 26))).join('')}`

export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Opens the portal as the journeys' Admin, who has signed in already. */
export async function enterPortal(page: Page): Promise<void> {
  await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
  await page.goto(portal)
  await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
}

export async function signUp(request: APIRequestContext, name: string, email: string): Promise<void> {
  expect((await request.post('/api/auth/signup', { data: { name, email, password } })).ok()).toBe(true)
  const data = { email, otp: await codeSentTo(email) }
  expect((await request.post('/api/auth/verify-credentials', { data })).ok()).toBe(true)
}

export async function applyAsAgent(
  request: APIRequestContext,
  name: string,
  email: string,
  agencyName: string,
) {
  const phone = { country: 'GB', number: '020 7946 0123' }
  const description = 'Homes by the sea, sold with patience.'
  const data = {
    name,
    email,
    password,
    phone,
    agencyName,
    country: 'GB',
    description,
    website: 'https://example.com',
  }
  const sent = await request.post('/api/auth/signup-agent', { data })
  expect(sent.ok(), await sent.text()).toBe(true)
  const code = { email, otp: await codeSentTo(email) }
  expect((await request.post('/api/auth/verify-code', { data: code })).ok()).toBe(true)
}
