/**
 * journeys: a home that something is odd about: seen, asked about and
 * corrected by its agency; taken off, and put back.
 */
import { expect, test, type Page } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { mailSaying } from '../support/mailbox.ts'
import { freshName } from '../support/portal.ts'
import { approvedAgent, journeyAdmin, signInQuietly } from '../support/sign-up.ts'
import { writerOf } from '../support/written-home.ts'

/** Looks again until the rules have looked. */
async function openAs(page: Page, title: string, state: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/portal/listings?q=${encodeURIComponent(title)}`)
    await expect(page.getByRole('row', { name: title })).toContainText(state, { timeout: 2_000 })
  }).toPass({ timeout: 40_000 })
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
}

test('what is odd is seen, its agency corrects it, and what is taken off can be put back', async ({
  page,
  browser,
  request,
}) => {
  test.setTimeout(150_000)
  const email = await approvedAgent(request)
  const writer = await writerOf(request, email)
  const title = freshName('Meadow')
  const home = await writer.publishPlot(title, 'Level ground, with a guaranteed return every year.')
  await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)

  await openAs(page, title, 'Forbidden words')
  await expect(page.getByText('Its texts say: “guaranteed return”.')).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('c')
  await expect(page.getByLabel('Reason')).toBeFocused()
  await expect(page.getByLabel('What to change')).toHaveValue('texts')
  await page.keyboard.type('Nobody can promise that.')
  await page.getByRole('button', { name: 'Ask the agency' }).click()
  await expect(page.getByText('Agency asked')).toBeVisible()
  await mailSaying(email, 'Nobody can promise that.')

  const agent = await (await browser.newContext()).newPage()
  await signInQuietly(agent, email)
  await agent.goto('/agent/property-manager/listings')
  const row = agent.getByRole('row', { name: new RegExp(title) })
  await expect(row).toContainText('Change title and description')
  await expect(row).toContainText('Nobody can promise that.')
  expect(await faultsOf(agent)).toEqual([])
  await writer.describe(home, 'Level ground, with a view of the boats.')

  await openAs(page, title, 'Available')
  await expect(page.getByText('The rules find nothing odd about it.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Nobody can promise that.' })).toContainText(
    'settled',
  )

  const isThere = async () => (await request.get(`/property-details/${home}`)).status()
  await page.keyboard.press('x')
  await page.getByLabel('Reason').fill('Its agency does not answer.')
  await page.getByRole('button', { name: 'Take it off the market' }).last().click()
  await expect(page.getByText('The home is taken off the market.').first()).toBeVisible()
  await expect.poll(isThere).toBe(404)
  await page
    .getByRole('region', { name: 'Decided so far' })
    .getByRole('button', { name: 'Take it back' })
    .click()
  await expect.poll(isThere).toBe(200)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test('a rule is tried on the homes of today before it is saved', beforeRelease, async ({ page }) => {
  test.setTimeout(90_000)
  await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
  await page.goto('/portal/listings/rules')
  await page.getByLabel('Score from which it is odd').fill('1')
  await page.getByRole('button', { name: 'Try them on today’s homes' }).click()
  await expect(page.getByText('From 2 to 20')).toBeVisible()
  await expect(page.getByLabel('Score from which it is odd')).toBeFocused()
  await page.getByLabel('Score from which it is odd').fill('2')
  await page.getByRole('button', { name: 'Try them on today’s homes' }).click()
  await expect(page.getByText(/^Would flag/)).toHaveCount(8, { timeout: 40_000 })
  expect(await faultsOf(page)).toEqual([])
})
