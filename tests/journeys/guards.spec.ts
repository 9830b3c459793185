/**
 * journeys: who may see which page, and where everybody else is led (specification, sections 2 and 6): that
 * the rules, tested one by one beside them, are those of the pages.
 */
import { expect, test, type Page } from '@playwright/test'
import { findHome } from './support/find-homes.ts'
import { approvedAgent, journeyAdmin, signInQuietly, signUpQuietly } from './support/sign-up.ts'
import { walk, walkLeads } from './support/walk.ts'

const portal = '/portal/user-manager'
const feeds = '/agent/property-manager/xml-listing'
/** Pages that apps show are for everybody. */
const onlyInApps: [from: string, to: string][] = [['/FaQs_app', '/FaQs_app']]

/** Opens each path as a deep link and waits until the address is the expected one. */
async function leads(page: Page, ways: [from: string, to: string][]): Promise<void> {
  for (const [from, to] of ways) {
    await page.goto(from)
    await page.waitForURL((url) => url.pathname.toLowerCase() === to.toLowerCase())
  }
}

test('visitors see public pages; every guarded page leads home, whatever its case', async ({ page }) => {
  await leads(page, [['/PORTAL', '/']])
  await walkLeads(
    page,
    ['/profile', '/savedProperties', feeds].map((path) => [path, '/']),
  )
  await page.getByRole('dialog', { name: 'Login' }).getByRole('button', { name: 'Close' }).click()
  await walk(page, '/registeragent')
  await expect(page.getByRole('heading', { level: 1, name: 'Register as an agent' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('G04 a User has a profile and saved homes without a footer, and no portal whatever the browser claims', async ({
  page,
}) => {
  await signUpQuietly(page)
  await leads(page, [
    [portal, '/'],
    ['/SAVEDPROPERTIES', '/savedProperties'],
    ['/PROFILE', '/profile'],
  ])
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Example' })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await walkLeads(page, [
    ['/contactUs', '/contactUs'],
    ...onlyInApps,
    [feeds, '/'],
    ['/contactUs', '/contactUs'],
    ['/portal', '/'],
  ])
  await page.evaluate(() => {
    const userInfo = JSON.parse(localStorage.getItem('userInfo') ?? '{}') as object
    localStorage.setItem('userInfo', JSON.stringify({ ...userInfo, role: 'Admin' }))
  })
  // What the browser says about itself opens nothing: the server verifies the role.
  await page.goto(portal)
  await page.waitForURL((url) => url.pathname !== portal)
})

test('G05 an Admin is led to the portal from everywhere but the profile', async ({ page }) => {
  await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
  await leads(page, [
    ['/property-listing?purpose=rent', portal],
    ['/profile', '/profile'],
  ])
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await walkLeads(page, [
    ['/', portal],
    ['/portal/audit', '/portal/audit'],
    [feeds, portal],
  ])
})

test('G05 an Agent is led to the feeds from everywhere but the profile', async ({ page, request }) => {
  await signInQuietly(page, await approvedAgent(request))
  await leads(page, [
    ['/nowhere/at/all', feeds],
    ['/profile', '/profile'],
  ])
  await expect(page.getByRole('heading', { level: 1, name: 'Alma Example' })).toBeVisible()
  await walkLeads(page, [['/savedProperties', feeds], ...onlyInApps, [portal, feeds]])
})

test('G06 the whole screen waits while a role is verified, also on the way from another page', async ({
  page,
}) => {
  await signUpQuietly(page)
  await page.goto('/')
  const preloader = page.getByText('One moment, please')
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/trg/verify', async (route) => {
    await asked
    await route.continue()
  })
  await page.getByRole('button', { name: /Account of Kim/ }).click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(preloader).toBeAttached()
  await expect(page.getByRole('status').filter({ hasText: 'One moment, please' })).toHaveCSS(
    'position',
    'fixed',
  )
  answer()
  await expect(page.getByRole('heading', { level: 1, name: 'Kim Example' })).toBeVisible()
  await expect(preloader).toHaveCount(0)
})

test('G07 a role that cannot be verified leads home, quietly and once', async ({ page }) => {
  await signUpQuietly(page)
  let asked = 0
  await page.route('**/api/trg/verify', async (route) => {
    asked++
    await route.fulfill({
      status: 500,
      json: { status: 'Error', code: 'common.internal', message: 'Not now.' },
    })
  })
  await page.goto('/profile')
  await page.waitForURL((url) => url.pathname === '/')
  await expect(page.getByRole('button', { name: /Account of Kim/ })).toBeVisible()
  await expect(page.getByText('Not now.')).toHaveCount(0)
  expect(asked).toBe(1)
})

test('Admins and Agents open a home inside their panel, and every link there keeps them in it', async ({
  page,
  request,
  browser,
}) => {
  const home = await findHome(request, ({ status }) => status === 'active')
  const people = [
    { email: journeyAdmin.email, password: journeyAdmin.password, panel: '/portal/listings' },
    { email: await approvedAgent(request), password: undefined, panel: '/agent/property-manager/listings' },
  ]
  const title = await page.goto(`/property-details/${home.id}`).then(() => page.locator('h1').textContent())
  for (const { email, password, panel } of people) {
    const context = await browser.newContext()
    const theirs = await context.newPage()
    await signInQuietly(theirs, email, password)
    await theirs.goto(`${panel}/${home.id}`)
    await expect(theirs.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible()
    await theirs.mouse.wheel(0, 200)
    await theirs
      .getByRole('region', { name: /Similar homes/ })
      .locator('article p a')
      .first()
      .click()
    await expect(theirs).toHaveURL(new RegExp(`${panel}/(?!${home.id})`))
    await expect(theirs.getByRole('button', { name: 'Back', exact: true })).toBeVisible()
    await context.close()
  }
})
