/** journeys: Meridian without a network: saved homes are there with what one wrote, until one signs out. */
import { expect, test, type Page } from '@playwright/test'
import { faultsInTheDark, faultsOf } from '../support/accessible.ts'
import { searchHomes } from '../support/find-homes.ts'
import { signInQuietly, signUpQuietly } from '../support/sign-up.ts'
import { beforeRelease } from '../support/before-release.ts'

const beginsWith = 'meridian-homes-'

/** Names of what is kept for somebody. */
const keptFor = (page: Page) =>
  page.evaluate(async (begin) => (await caches.keys()).filter((name) => name.startsWith(begin)), beginsWith)

/** How many homes can be read without a network, pictures included; null until the worker is at work. */
const readable = (page: Page) =>
  page.evaluate(async () => {
    if (!navigator.serviceWorker.controller || !(await caches.match('/offline'))) return null
    const answer = await caches.match('/offline/homes.json')
    type Kept = { homes: { picture: { src: string } | null }[] }
    const { homes } = ((await answer?.json()) ?? { homes: [] }) as Kept
    const pictures = await Promise.all(
      homes.flatMap(({ picture }) => (picture ? [caches.match(picture.src)] : [])),
    )
    return answer && pictures.every(Boolean) ? homes.length : null
  })

const keptText = (page: Page) =>
  page.evaluate(async () => (await (await caches.match('/offline/homes.json'))?.text()) ?? '')

test(
  'saved homes are read without a network, on a phone and by keyboard, and are gone with the session',
  beforeRelease,
  async ({ page, context }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const email = await signUpQuietly(page)
    const homes = (await searchHomes(page.request)).slice(0, 2)
    await page.evaluate(
      (ids) => localStorage.setItem('saved_homes', JSON.stringify(ids)),
      homes.map(({ id }) => id),
    )
    await page.goto('/savedProperties')
    await expect.poll(() => readable(page)).toBe(2)
    await page
      .getByRole('link', { name: /^Open the dossier/ })
      .first()
      .press('Enter')
    await page.getByLabel('Only you see them').fill('Bright, but the roof is old.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.goto('/savedProperties')
    await expect.poll(() => keptText(page)).toContain('the roof is old')

    await context.setOffline(true)
    await page.goto('/savedProperties?sort=price')
    await expect(page).toHaveURL(/\/offline\?from=/)
    await expect(page.getByRole('heading', { level: 1, name: 'There is no connection' })).toBeVisible()
    // Two homes may have the same title.
    const titles = page.getByRole('heading', { level: 3 })
    await expect(titles).toHaveCount(homes.length)
    expect((await titles.allTextContents()).toSorted()).toEqual(homes.map(({ title }) => title).toSorted())
    await page.locator('summary', { hasText: 'Your dossier' }).press('Enter')
    await expect(page.getByText('Bright, but the roof is old.')).toBeVisible()
    expect(await faultsOf(page)).toEqual([])
    expect(await faultsInTheDark(page)).toEqual([])

    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expect(page).toHaveURL(/\/savedProperties\?sort=price$/)
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)

    await page.evaluate(() => localStorage.removeItem('userInfo'))
    await page.goto('/')
    await expect.poll(() => keptFor(page)).toEqual([])
    await context.setOffline(true)
    await page.goto('/')
    await expect(page.getByText('Homes you save while you are signed in')).toBeVisible()
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(0)

    // Somebody else at the same browser finds their own, and nothing of whoever was there before.
    await context.setOffline(false)
    await signInQuietly(page, email)
    await page.goto('/savedProperties')
    await expect.poll(() => readable(page)).toBe(2)
    // Both places where a choice of language is kept.
    await page.evaluate(() => localStorage.setItem('language', 'de'))
    await context.addCookies([{ name: 'lang', value: 'de', url: page.url() }])
    await signUpQuietly(page)
    await page.goto('/savedProperties')
    await expect.poll(() => readable(page)).toBe(0)
    expect(await keptFor(page)).toHaveLength(1)

    // In another language its words are there too.
    await expect.poll(() => page.evaluate(wordsKept)).toBe(true)
    await context.setOffline(true)
    await page.goto('/aboutUs')
    await expect(page.getByRole('heading', { level: 1, name: 'Keine Verbindung' })).toBeVisible()
    // The page hears of it once its program is there.
    await expect(async () => {
      await context.setOffline(true)
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/aboutUs$/, { timeout: 1_000 })
    }).toPass({ timeout: 15_000 })
  },
)

const wordsKept = async () => {
  const cache = await caches.open('meridian-shell')
  return (await cache.keys()).some(({ url }) => url.includes('/words/de'))
}
