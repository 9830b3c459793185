/**
 * journeys: a text from its first draft to its old version: with a picture, an hour
 * of publication, two editors, and languages.
 */
import { expect, test, type Page } from '@playwright/test'
import { jpeg } from '#tests/support/pictures.ts'
import { faultsInTheDark, faultsOf } from '../support/accessible.ts'
import { journeyAdmin, signInQuietly } from '../support/sign-up.ts'
import { beforeRelease } from '../support/before-release.ts'

const text = (page: Page) => page.getByLabel('Text', { exact: true })
const keep = (page: Page) => page.getByRole('button', { name: 'Keep as a draft' })
const versions = (page: Page) => page.getByRole('region', { name: 'Versions' })
const preview = (page: Page) => page.getByRole('region', { name: 'As visitors read it' })

/** Types into a field once the page's own program listens, and waits until it says so. */
async function typeText(page: Page, words: string): Promise<void> {
  await text(page).fill(words)
  await expect(keep(page)).toBeEnabled()
}

/** Nothing that was said hangs over the page any more. */
async function quiet(page: Page): Promise<void> {
  await expect(page.locator('.toast--success')).toHaveCount(0)
}

test(
  'a text is drafted, pictured, planned, published, compared and brought back, and two editors lose nothing',
  beforeRelease,
  async ({ page, browser }) => {
    test.setTimeout(180_000)
    const name = `harbour-${Date.now().toString(36)}`
    await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
    await page.goto('/portal/content?kind=faq')
    await page.getByRole('button', { name: 'New text' }).click()
    await page.getByLabel('Title').fill(`Where is ${name}?`)
    await expect(page.getByLabel('Name in addresses')).toHaveValue(`where-is-${name}`)
    await page.getByRole('button', { name: 'Begin the draft' }).click()
    await page.waitForURL(`**/portal/content/faq/where-is-${name}`)

    await typeText(page, 'By the sea.')
    await page.getByRole('button', { name: 'Insert a picture' }).press('Enter')
    const picker = page.getByRole('dialog', { name: 'Insert a picture' })
    const buffer = await jpeg(640, 400, `#${name.length.toString(16).padStart(2, '0')}4a52`)
    await picker
      .getByLabel('Drop pictures here, or choose files')
      .setInputFiles({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer })
    await expect(picker).toBeHidden()
    await expect(text(page)).toHaveValue(/^By the sea\.\n\n!\[\]\(picture:[0-9a-f]{16}\)$/)
    await expect(preview(page).getByRole('figure')).toBeVisible()
    await keep(page).press('Enter')
    await expect(versions(page).getByRole('link', { name: /^Version 2:/ })).toBeVisible()
    await quiet(page)
    expect(await faultsOf(page)).toEqual([])
    expect(await faultsInTheDark(page)).toEqual([])

    await page.getByRole('button', { name: 'Publish later' }).click()
    await page.getByRole('button', { name: 'Plan version 2' }).click()
    await page.getByRole('button', { name: 'Take the plan back' }).click()
    await page.getByRole('button', { name: 'Publish version 2' }).click()
    await expect(page.getByText('Visitors read the newest version.')).toBeVisible()

    // Somebody else keeps a version while this one is typing.
    const other = await (await browser.newContext()).newPage()
    await signInQuietly(other, journeyAdmin.email, journeyAdmin.password)
    await other.goto(page.url())
    await expect(text(other)).toHaveValue(/By the sea/)
    await typeText(page, 'By the sea, beyond the lighthouse.')
    await typeText(other, 'By the river.')
    await keep(other).click()
    await expect(versions(other).getByRole('link', { name: /^Version 3:/ })).toBeVisible()
    await other.context().close()
    await keep(page).click()
    await expect(page.getByRole('heading', { name: 'Somebody kept version 3 meanwhile' })).toBeVisible()
    await page.getByRole('button', { name: 'See what differs' }).click()
    const differs = page.getByRole('dialog', { name: 'From version 3 to yours' })
    await expect(differs.locator('ins')).toContainText(['sea, beyond the lighthouse'])
    await page.keyboard.press('Escape')
    await expect(differs).toBeHidden()
    await page.getByRole('button', { name: 'Keep mine as version 4' }).click()
    await expect(versions(page).getByRole('link', { name: /^Version 4:/ })).toBeVisible()

    const second = versions(page).getByRole('listitem').filter({ hasText: 'Version 2:' })
    await second.getByRole('button', { name: 'What changed since' }).click()
    const changes = page.getByRole('dialog', { name: 'From version 2 to version 4' })
    await expect(changes.locator('ins')).toContainText([', beyond the lighthouse'])
    await quiet(page)
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await second.getByRole('button', { name: 'Restore' }).click()
    await expect(versions(page).getByText('As version 2 was')).toBeVisible()
    await expect(text(page)).toHaveValue(/^By the sea\.\n\n!/)

    const visitor = await (await browser.newContext()).newPage()
    // What is found so stands open.
    await visitor.goto(`/FaQs?q=${name}`)
    await expect(visitor.getByRole('figure')).toBeVisible()
    await visitor.context().close()
  },
)
