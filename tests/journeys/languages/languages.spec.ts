/**
 * journeys: pages as the server writes them in the visitor's language, and as the browser takes them over.
 */
import { expect, test, type Page } from '@playwright/test'
import { complaintsOf, searchHomes } from '../support/find-homes.ts'

const choose = (page: Page, baseURL: string | undefined, language: string) =>
  page.context().addCookies([{ name: 'lang', value: language, url: baseURL ?? '' }])

// One language is enough: every page in every language is read by
// every-page.spec.ts. This one turns the page round, too.
test('in Arabic home, search, a home, a page and a dialog are taken over as they were written', async ({
  page,
  request,
  baseURL,
}) => {
  await choose(page, baseURL, 'ar')
  const complaints = complaintsOf(page)
  const [first] = await searchHomes(request)
  const way: [string, string | RegExp][] = [
    ['/', 'منزل، في أي مكان في العالم'],
    ['/property-listing', /للبيع/],
    [`/property-details/${first?.id}`, /./],
    ['/dealingRoom', 'غرفة الاستثمار'],
  ]
  for (const [path, title] of way) {
    const taken = page.waitForResponse('**/api/meridian/translation/words/ar?version=*')
    const answer = await page.goto(path)
    expect(await answer?.text(), path).toMatch(/<html lang="ar" dir="rtl"/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await taken
    await page.mouse.move(200, 200)
  }
  await page.getByRole('link', { name: /EUR/ }).first().click()
  await expect(page.getByRole('dialog', { name: 'اللغة والعملة ووحدة القياس' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('an address with ?lang= is read in that language, and so is what follows, unless another was chosen', async ({
  page,
  baseURL,
}) => {
  await page.goto('/property-listing?lang=es')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /property-listing\?lang=es$/)
  await page.goto('/aboutUs')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await choose(page, baseURL, 'de')
  await page.evaluate(() => localStorage.setItem('language', 'de'))
  await page.goto('/property-listing?lang=es')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('viviendas en venta')
  await page.goto('/property-listing')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Immobilien zum Kauf')
})

test('who chooses another language on such an address reads that one, and stays where they are', async ({
  page,
}) => {
  await page.goto('/?lang=fr', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /EUR/ }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').first().selectOption({ label: 'Español' })
  await dialog.locator('button[type=submit]').click()
  await expect(dialog).toBeHidden()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Un hogar, en cualquier lugar del mundo' }),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  expect(new URL(page.url()).search).toBe('')
})
