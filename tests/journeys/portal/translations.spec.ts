/** journeys: the words of the pages in the portal: a translation is corrected, a term kept. */
import { expect, test, type Page } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { enterPortal, freshName } from '../support/portal.ts'

test(
  'a translation is corrected, pages say it, and it is taken back',
  beforeRelease,
  async ({ page, browser, baseURL }) => {
    await enterPortal(page)
    await page.getByRole('link', { name: 'Translations' }).click()
    await page.getByRole('searchbox', { name: 'Search translations' }).fill('Skip to the content')
    const row = page.getByRole('listitem').filter({ hasText: 'Skip to the content' })
    await row.getByText('Reviewed').click()
    await page.getByLabel('Correction').fill('Ir al contenido')
    expect(await faultsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Keep the correction' }).click()
    await expect(row.getByText('Corrected', { exact: true })).toBeVisible()

    const reader = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
    await reader.addInitScript(() => localStorage.setItem('language', 'es'))
    await reader.context().addCookies([{ name: 'prefs', value: 'language=es', url: baseURL ?? '' }])
    await reader.goto('/privacy_policy')
    await expect(reader.locator('.skip')).toHaveText('Ir al contenido')
    await page.getByRole('button', { name: 'Take the correction back' }).click()
    await expect(row.getByText('Reviewed', { exact: true })).toBeVisible()
    await reader.reload()
    await expect(reader.locator('.skip')).toHaveText('Saltar al contenido')
    await reader.close()
    await keepTermByKeyboard(page)
  },
)

/**
 * On a phone, without a mouse: a term comes into the glossary, is found and
 * removed; a file that is no table is refused.
 */
async function keepTermByKeyboard(page: Page): Promise<void> {
  const term = freshName('belvedere')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Glossary' }).press('Enter')
  const add = page.getByRole('button', { name: 'Add a term' })
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'New term' })
  await dialog.getByLabel('English term').focus()
  await page.keyboard.type(term)
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()
  await page.getByRole('searchbox', { name: 'Search terms' }).fill(term)
  const found = page.getByRole('button', { name: term })
  await found.press('Enter')
  await page.getByRole('button', { name: 'Remove the term' }).press('Enter')
  await expect(found).toBeHidden()
  const table = { name: 'terms.csv', mimeType: 'text/csv', buffer: Buffer.from('words\nhome') }
  await page.locator('input[type=file]').setInputFiles(table)
  await expect(page.getByText('This is no table with a column', { exact: false })).toBeVisible()
}
