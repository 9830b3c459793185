/** journeys: the team behind the portal: duties, acting as somebody, settings, and requests about data. */
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { faultsInTheDark, faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { freshAddress, mailSaying } from '../support/mailbox.ts'
import { enterPortal, freshName, signUp } from '../support/portal.ts'
import { adminHeaders, journeyAdmin, signInQuietly, signUpQuietly } from '../support/sign-up.ts'

/** Somebody with an account, by name; answers who they are. */
async function somebody(request: APIRequestContext, name: string, email: string): Promise<string> {
  await signUp(request, name, email)
  const headers = await adminHeaders(request)
  const found = await request.get('/api/meridian/portal/users', { headers, params: { q: email } })
  return ((await found.json()) as { data: { items: { id: string }[] } }).data.items[0]?.id ?? ''
}

const openPerson = (page: Page, id: string) => page.goto(`/portal/user-manager?person=${id}`)

test('a moderator sees the pages of moderation and no others', beforeRelease, async ({ page, request }) => {
  const email = freshAddress('moderator')
  const id = await somebody(request, freshName('Mara'), email)
  const headers = await adminHeaders(request)
  const data = { role: 'Admin', duties: ['moderate'] }
  expect((await request.post(`/api/meridian/portal/users/${id}/role`, { headers, data })).ok()).toBe(true)
  await signInQuietly(page, email)
  await page.goto('/portal')
  await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Portal' }).getByRole('link')).toHaveText([
    /^Listings/,
    /^Duplicates/,
    'Agencies',
    /^Reports/,
  ])
  for (const path of ['/portal/settings', '/portal/content', '/portal/user-manager?role=Admin']) {
    await page.goto(path)
    if (!path.includes('user-manager'))
      await expect(page.getByRole('heading', { name: 'This page is not among your duties' })).toBeVisible()
    else await expect(page.getByRole('heading', { level: 1, name: 'Listings' })).toBeVisible()
  }
})

test(
  'acting as a person: with a reason, marked on every page, seen by the person',
  beforeRelease,
  async ({ page, request, browser }) => {
    test.setTimeout(120_000)
    const email = freshAddress('acted')
    const name = freshName('Petra')
    const id = await somebody(request, name, email)
    await enterPortal(page)
    await openPerson(page, id)
    await page.getByRole('button', { name: 'Act as this person' }).click()
    const dialog = page.getByRole('dialog', { name: `Act as ${name}?` })
    const go = dialog.getByRole('button', { name: 'Act as this person' })
    await dialog.getByLabel('Reason').fill('too short')
    await go.click()
    await expect(dialog.getByText('Please say why')).toBeVisible()
    const reason = 'Their saved homes are gone, they wrote'
    await dialog.getByLabel('Reason').fill(reason)
    await go.click()
    const mark = page.getByRole('complementary', { name: 'Acting as somebody else' })
    // The person's page and the part with the mark are fetched again.
    await expect(mark).toContainText(name, { timeout: 30_000 })
    await page.goto('/profile')
    await expect(page.getByRole('heading', { name: 'Your data' })).toBeVisible()
    await expect(mark).toBeVisible({ timeout: 30_000 })
    expect(await faultsOf(page, { only: 'aside' })).toEqual([])
    await mark.getByRole('button', { name: 'Be myself again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeVisible()
    await expect(mark).toBeHidden()

    const own = await (await browser.newContext()).newPage()
    await signInQuietly(own, email)
    await own.goto('/profile')
    await expect(own.getByRole('region', { name: 'Our team in your account' })).toContainText(reason)
  },
)

test(
  'a banner is shown on a public page, stays closed once closed, and is undone',
  beforeRelease,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const words = `Closed on ${freshName('Sunday')}`
    await enterPortal(page)
    await page.goto('/portal/settings')
    await page.getByRole('button', { name: 'New banner' }).click()
    const dialog = page.getByRole('dialog', { name: 'New banner' })
    await dialog.getByRole('button', { name: 'Save the banner' }).click()
    await expect(dialog.getByText('Please write it in every language').first()).toBeVisible()
    for (const box of await dialog.getByRole('textbox').all())
      if ((await box.getAttribute('id'))?.startsWith('banner-text')) await box.fill(words)
    await dialog.getByLabel('Only on pages below').fill('/disclaimer')
    await dialog.getByRole('button', { name: 'Save the banner' }).click()
    await expect(dialog).toBeHidden()
    const changes = page.getByRole('region', { name: 'Changed so far' })
    await expect(changes.getByRole('listitem').first()).toContainText('Banners')
    expect(await faultsOf(page)).toEqual([])
    expect(await faultsInTheDark(page)).toEqual([])

    const visitor = await (await browser.newContext()).newPage()
    const notice = visitor.getByRole('complementary', { name: 'Notice' })
    await visitor.goto('/disclaimer')
    await expect(notice).toContainText(words)
    expect(await faultsOf(visitor, { only: 'aside' })).toEqual([])
    await notice.getByRole('button', { name: 'Close the notice' }).click()
    await expect(notice).toBeHidden()
    const other = await (await browser.newContext()).newPage()
    await other.goto('/disclaimer')
    const toOther = other.getByRole('complementary', { name: 'Notice' })
    await expect(toOther).toContainText(words)

    await changes.getByRole('listitem').first().getByRole('button', { name: /^Undo/ }).click()
    await expect(changes.getByRole('listitem').first()).toContainText('brought back')
    // What is not the newest any more has a button of another name.
    expect(await faultsOf(page, { without: '.toasts' })).toEqual([])
    await other.reload()
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(toOther).toBeHidden()
  },
)

test(
  'a request for one’s data is looked after at the desk and done',
  beforeRelease,
  async ({ page, browser }) => {
    test.setTimeout(120_000)
    const own = await (await browser.newContext()).newPage()
    const email = await signUpQuietly(own)
    await own.goto('/profile')
    const data = own.getByRole('region', { name: 'Your data' })
    await data.getByRole('button', { name: 'Ask our team' }).click()
    const ask = own.getByRole('dialog', { name: 'Ask our team' })
    const note = `Please, ${freshName('soon')}`
    await ask.getByLabel('What we should know').fill(note)
    await ask.getByRole('button', { name: 'Ask our team' }).click()
    await expect(data.getByRole('listitem')).toContainText('we answer by')

    await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
    await page.goto('/portal/privacy')
    const item = page.getByRole('listitem').filter({ hasText: 'Kim Example' }).last()
    await item.locator('summary').click()
    await expect(item).toContainText(note)
    await item.getByRole('button', { name: 'Look after it' }).click()
    await expect(item.locator('summary')).toContainText('In hand')
    expect(await faultsOf(page)).toEqual([])
    await item.getByRole('button', { name: 'The copy is ready' }).click()
    const sure = page.getByRole('dialog', { name: 'Say that the copy is ready?' })
    await sure.getByRole('button', { name: 'The copy is ready' }).click()
    await expect(page.getByText(note)).toBeHidden()
    await mailSaying(email, 'Your data is ready')

    await own.reload()
    await expect(data.getByRole('listitem').first()).toContainText('Done')
    const arrival = own.waitForEvent('download')
    await data.getByRole('button', { name: 'Download my data' }).click()
    expect((await arrival).suggestedFilename()).toBe('meridian-my-data.zip')
  },
)
