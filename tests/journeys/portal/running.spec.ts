/**
 * journeys: running the place: figures lead to their lists, a held-back run is accepted from
 * the portal, the log is searched and walked.
 */
import { expect, test, type Page } from '@playwright/test'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { feedHost } from '../support/feed-host.ts'
import { enterPortal, freshName, signUp } from '../support/portal.ts'
import { freshAddress } from '../support/mailbox.ts'
import { approvedAgent, signInQuietly } from '../support/sign-up.ts'
import { walk } from '../support/walk.ts'

const soon = { timeout: 30_000 }
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

test(
  'figures stand beside the time before, and each leads to the list behind it',
  beforeRelease,
  async ({ page }) => {
    await enterPortal(page)
    await page.goto('/portal/dashboard')
    await expect(heading(page, 'Dashboard')).toBeVisible()
    const signUps = page.getByRole('figure', { name: 'Sign-ups' })
    await signUps.getByText('As a table').click()
    await expect(signUps.getByRole('button', { name: 'Download as CSV' })).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('radio', { name: '30 days' }).click({ force: true })
    await expect(page).toHaveURL(/days=30/)
    await page.getByRole('link', { name: /^Sign-ups: / }).click()
    await expect(heading(page, 'Everyone')).toBeVisible()
    await expect(page).toHaveURL(/user-manager\?since=\d{4}-\d{2}-\d{2}$/)
    await expect(page.getByRole('link', { name: 'Show all days' })).toBeVisible()
    await page.goto('/portal/dashboard?days=1')
    const runs = page.getByRole('link', { name: /^Feed runs: / })
    await expect(runs).toHaveAttribute('href', /feeds\/runs\?since=\d{4}-\d{2}-\d{2}(T\d{2}:00:00\.000Z)?$/)
    await page.getByRole('link', { name: /^Jobs waiting: / }).click()
    await expect(heading(page, 'Queues')).toBeVisible()
    await expect(page.getByRole('radio', { name: /^Waiting/ })).toBeChecked()
    await page.goto('/portal/dashboard')
    await page.getByRole('link', { name: /^Mails sent: / }).click()
    await expect(page.getByRole('radio', { name: /^Sent/ })).toBeChecked()
    expect(await faultsOf(page)).toEqual([])
  },
)

test(
  'a held-back run is found, looked at and accepted, and the log says by whom',
  beforeRelease,
  async ({ page, browser, request }) => {
    test.setTimeout(120_000)
    const host = await feedHost()
    const first = (Date.now() % 1_000_000_000) + 300
    const homes = (count: number) =>
      Array.from({ length: count }, (_, at) => kyeroHome(first + at, { price: '2750000' }))
    await signInQuietly(page, await approvedAgent(request))
    await page.goto('/agent/property-manager/xml-listing')
    host.serve(kyeroFile(homes(6)))
    await page.getByLabel('Address of the feed').fill(host.url)
    await page.getByLabel('Address of the feed').press('Enter')
    await page.getByRole('button', { name: 'Publish', exact: true }).click(soon)
    await expect(page.getByText('6 homes live from 1 feed')).toBeVisible(soon)
    host.serve(kyeroFile(homes(3), 'less'))
    await page.getByRole('button', { name: 'Check again', exact: true }).click()
    await expect(heading(page, /this run would withdraw 3 homes/)).toBeVisible(soon)

    const admin = await (await browser.newContext()).newPage()
    await enterPortal(admin)
    await admin.goto(`/portal/feeds?q=${encodeURIComponent(host.url)}`)
    await admin.getByRole('table', { name: 'Feeds' }).getByRole('link').first().click()
    await expect(heading(admin, 'It would withdraw 3 homes')).toBeVisible()
    await expect(heading(admin, 'Home by home')).toBeVisible()
    await admin.getByRole('button', { name: 'Accept this run' }).click()
    const dialog = admin.getByRole('dialog', { name: 'Accept this run?' })
    await dialog.getByLabel('Reason').fill('The agency closed an office')
    await dialog.getByRole('button', { name: 'Accept this run' }).click()
    await expect(dialog).toBeHidden()
    await page.reload()
    await expect(page.getByText('3 homes live from 1 feed')).toBeVisible(soon)
    await admin.goto('/portal/audit?action=feeds.runAccepted')
    await expect(admin.getByText(/The agency closed an office/).first()).toBeVisible()
    expect(await faultsOf(admin, { without: '.toasts' })).toEqual([])
    await admin.context().close()
    host.close()
  },
)

test(
  'the log is searched by person and act, and its chain is walked in the page',
  beforeRelease,
  async ({ page, request }) => {
    const name = freshName('Tessa')
    await signUp(request, name, freshAddress('traced'))
    await enterPortal(page)
    await walk(page, '/portal/audit')
    const log = page.getByRole('table', { name: 'Entries of the log' })
    await page.getByRole('searchbox', { name: 'Search the log' }).fill(name)
    await expect(log.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
    await page.getByLabel('Act', { exact: true }).selectOption('accounts.verified')
    await expect(page).toHaveURL(/action=accounts\.verified/)
    await expect(log.getByRole('row')).toHaveCount(2)
    await page.getByRole('button', { name: 'Check the chain' }).click()
    await expect(page.getByText(/^The log is whole: /)).toBeVisible(soon)
    expect(await faultsOf(page)).toEqual([])
  },
)
