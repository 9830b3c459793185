/**
 * journeys: a feed by its address, on a phone and with the keyboard alone: what is wrong
 * is found, mended where it is made, and gone.
 */
import { expect, test, type Page } from '@playwright/test'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { feedHost } from '../support/feed-host.ts'
import { approvedAgent, signInQuietly } from '../support/sign-up.ts'

test.use({ viewport: { width: 390, height: 844 } })

const desk = '/agent/property-manager/xml-listing'
const soon = { timeout: 30_000 }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const says = (page: Page, heading: string | RegExp) =>
  expect(page.getByRole('heading', { name: heading })).toBeVisible(soon)

/** Numbers that no other journey uses. */
const numbered = () => Date.now() % 1_000_000_000
const homes = (from: number, count: number, fields: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, at) =>
    kyeroHome(from + at, { price: '2750000', ...(at === 0 && fields) }),
  )

async function check(page: Page, url: string): Promise<void> {
  await page.getByLabel('Address of the feed').fill(url)
  await page.getByLabel('Address of the feed').press('Enter')
}

test(
  'a fault is shown while it is read, mended at its address, and the home is found',
  beforeRelease,
  async ({ page, request }) => {
    test.setTimeout(120_000)
    const host = await feedHost()
    const first = numbered()
    await signInQuietly(page, await approvedAgent(request))
    await page.goto(desk)
    await says(page, 'Feeds')
    // An elder feed: what is under way in another one must not be lost behind it.
    const elder = {
      name: 'elder.xml',
      mimeType: 'text/xml',
      buffer: Buffer.from(kyeroFile(homes(first + 50, 1))),
    }
    await page.getByLabel('Choose a file').setInputFiles(elder)
    await says(page, 'Checked. Nothing is published yet.')
    await page.getByLabel('Which feed it belongs to').selectOption('A new feed')
    await page.getByLabel('Name of the new feed').fill('Younger feed')

    host.serve(kyeroFile(homes(first, 3, { type: 'Zwolfling' })), { slowly: true })
    await check(page, host.url)
    await expect(page.getByText('You may leave; it goes on and is here when you return.')).toBeVisible(soon)
    await page.reload()
    await expect(page.getByText('You may leave; it goes on and is here when you return.')).toBeVisible(soon)
    await says(page, 'Younger feed')
    await expect(page.getByRole('row', { name: /^Younger feed/ })).toContainText('Running')
    await expect(page.getByRole('heading', { name: /changed?$/ })).toHaveCount(0)
    host.release()
    await says(page, 'Checked. Nothing is published yet.')
    const finding = page.locator('details', { has: page.locator('summary', { hasText: 'type.unknown' }) })
    await finding.locator('summary').press('Enter')
    await expect(finding.getByText('Zwolfling').first()).toBeVisible()
    expect(await faultsOf(page, { without: '.toasts' })).toEqual([])
    await press(page, 'Publish')
    await expect(page.getByText('3 homes live from 2 feeds')).toBeVisible(soon)

    host.serve(kyeroFile(homes(first, 3), 'mended'))
    await press(page, 'Check again')
    await says(page, 'Checked. Nothing is published yet.')
    await press(page, 'Publish')
    // The check has found nothing either: only its question goes with it.
    await expect(page.getByRole('heading', { name: 'Checked. Nothing is published yet.' })).toHaveCount(
      0,
      soon,
    )
    await expect(page.locator('dd', { hasText: /^Published$/ })).toBeVisible(soon)
    await expect(page.getByText('Nothing is wrong with this file.')).toBeVisible(soon)
    await expect(page.getByText('type.unknown')).toHaveCount(0)
    expect(await faultsOf(page, { without: '.toasts' })).toEqual([])

    const hit = await request.get(`/api/meridian/places?q=R${first}`)
    const { data } = (await hit.json()) as { data: { direct: { id: string }[] } }
    const found = await request.get(`/api/meridian/listings/${data.direct[0]?.id}`)
    expect(await found.json()).toMatchObject({ data: { type: 'villa', status: 'active' } })
    host.close()
  },
)

test(
  'what was agreed to is not what would happen by then: it is refused and told, and nothing is published',
  beforeRelease,
  async ({ page, context, request }) => {
    test.setTimeout(120_000)
    const host = await feedHost()
    const first = numbered() + 100
    await signInQuietly(page, await approvedAgent(request))
    await page.goto(desk)
    host.serve(kyeroFile(homes(first, 6)))
    await check(page, host.url)
    await says(page, 'Checked. Nothing is published yet.')
    await press(page, 'Publish')
    await expect(page.getByText('6 homes live from 1 feed')).toBeVisible(soon)

    host.serve(kyeroFile(homes(first, 3), 'less'))
    await press(page, 'Check again')
    await says(page, 'Held back: this run would withdraw 3 homes')
    // Meanwhile the file is another one, and a colleague has published it;
    // this page, which would see it, does not look.
    let isAccepted = false
    await page.route('**/api/meridian/**', (route) => {
      isAccepted ||= route.request().url().endsWith('/publish')
      return isAccepted ? route.continue() : route.abort()
    })
    host.serve(kyeroFile(homes(first, 7), 'more'))
    const colleague = await context.newPage()
    await colleague.goto(desk)
    await press(colleague, 'Check again')
    await says(colleague, 'Checked. Nothing is published yet.')
    await press(colleague, 'Publish')
    await expect(colleague.getByText('7 homes live from 1 feed')).toBeVisible(soon)
    await colleague.close()

    await press(page, 'Accept, withdraw 3 homes')
    await press(page, 'Publish and withdraw 3 homes')
    await says(page, 'Something has changed since you looked. Nothing is published yet.')
    await expect(page.getByText('7 homes live from 1 feed')).toBeVisible()
    expect(await faultsOf(page, { without: '.toasts' })).toEqual([])
    host.close()
  },
)
