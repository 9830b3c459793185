/**
 * journeys: an owner invites somebody new, who lands in the agency
 * by the link of the mail, and is let go again.
 */
import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { freshAddress, newestMailTo } from '../support/mailbox.ts'
import { approvedAgent, journeyPassword, signInQuietly } from '../support/sign-up.ts'

test(
  'invited, registered, in the agency, and out again',
  beforeRelease,
  async ({ page, request, browser }) => {
    test.setTimeout(120_000)
    const owner = await approvedAgent(request)
    const invited = freshAddress('nina')
    await signInQuietly(page, owner)
    await page.goto('/agent/agency')
    await expect(page.getByRole('heading', { name: 'Team' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    const form = page.getByRole('form', { name: 'Invite somebody' })
    await form.getByRole('textbox', { name: 'E-mail' }).fill(invited)
    await form.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByRole('list', { name: 'Invitations' }).getByText(invited)).toBeVisible()

    const { text } = await newestMailTo(invited)
    const link = /https?:\/\/\S+(\/invitation\/\S+)/.exec(text)?.[1] ?? '/'
    const theirs = await browser.newPage()
    await theirs.goto(link)
    // Who it is from is asked for first.
    await expect(theirs.getByRole('textbox', { name: 'Your name' })).toBeVisible()
    expect(await faultsOf(theirs)).toEqual([])
    await theirs.getByRole('textbox', { name: 'Your name' }).fill('Nina Nova')
    await theirs.getByLabel('Password').fill('short')
    await theirs.getByRole('button', { name: 'Join the agency' }).click()
    await expect(theirs.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true')
    await theirs.getByLabel('Password').fill(journeyPassword)
    await theirs.getByRole('button', { name: 'Join the agency' }).click()
    await expect(theirs.getByText(/^Welcome to .* Please sign in\.$/)).toBeVisible()
    await signInQuietly(theirs, invited)
    await theirs.goto('/agent/agency')
    await expect(theirs.getByText('Nina Nova')).toBeVisible()
    await expect(theirs.getByRole('form', { name: 'Invite somebody' })).toHaveCount(0)
    await theirs.close()

    await page.setViewportSize({ width: 390, height: 844 })
    await page.reload()
    const line = page.getByRole('listitem').filter({ hasText: 'Nina Nova' })
    await line.getByRole('button', { name: 'Let go' }).click()
    await expect(line.getByLabel('Who takes over enquiries and homes')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await line.getByRole('button', { name: 'Let go' }).click()
    await expect(page.getByText('Nina Nova')).toHaveCount(0)
  },
)
