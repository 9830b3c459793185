/** journeys: a brief is read by the agencies of the place; what two of them answer stands side by side. */
import { expect, test } from '@playwright/test'
import { faultsInTheDark, faultsOf } from '../support/accessible.ts'
import { beforeRelease } from '../support/before-release.ts'
import { approvedAgent, signUpQuietly } from '../support/sign-up.ts'
import { writerOf } from '../support/written-home.ts'

/** Where no other journey has homes. */
const town = { locality: 'Faversham', point: { lat: 51.315, lon: 0.889 } }

test(
  'two agencies answer a brief, and their answers are compared, by keyboard and in the hand',
  beforeRelease,
  async ({ page, request, baseURL }) => {
    test.slow()
    await page.setViewportSize({ width: 390, height: 844 })
    const agents = []
    const run = Date.now()
    for (const title of [`Plot ${run} beside the creek`, `Plot ${run} on the hill`]) {
      const writer = await writerOf(request, await approvedAgent(request))
      agents.push({ title, writer, id: await writer.publishPlot(title, 'Level and dry.', town) })
    }
    await signUpQuietly(page)
    await page.goto('/propertyConcierge', { waitUntil: 'networkidle' })
    await page.getByLabel('Looking').selectOption('rent')
    const where = page.getByRole('combobox', { name: 'Where' })
    await where.fill(town.locality)
    await expect(page.getByRole('listbox').getByRole('option').first()).toContainText(town.locality)
    await where.press('ArrowDown')
    await where.press('Enter')
    await page.getByRole('textbox', { name: 'What matters to you?' }).fill('A plot for two beehives.')
    await page.getByRole('button', { name: 'Send the brief' }).press('Enter')
    await expect(page.getByRole('heading', { name: 'We have your brief.' })).toBeFocused()
    await expect(page.getByText(/^\d agencies there can read it/)).toBeVisible()
    // What fits is there at once.
    const fits = page.getByRole('region', { name: 'What fits now' })
    for (const { title } of agents)
      await expect(fits.getByRole('link', { name: `: ${title}, £2,100` })).toBeVisible()

    for (const { title, writer, id } of agents)
      await writer.answerNewest(`${title} would suit your bees: ${baseURL}/property-details/${id}`)
    await page.goto('/savedProperties/enquiries', { waitUntil: 'networkidle' })
    await page.getByRole('main').locator('summary').first().press('Enter')
    const compared = page.getByRole('region', { name: 'The answers side by side' })
    await expect(page.getByText(/^2 of \d agencies have answered\.$/)).toBeVisible()
    for (const { title } of agents) {
      await expect(compared.getByRole('link', { name: title })).toBeVisible()
      await expect(compared.getByText(`${title} would suit your bees`)).toBeVisible()
    }
    await expect(compared.getByText('£2,100')).toHaveCount(2)
    expect(await faultsOf(page)).toEqual([])
    expect(await faultsInTheDark(page)).toEqual([])
    await page.getByRole('link', { name: 'Compare these homes' }).press('Enter')
    await expect(page).toHaveURL(/\/property-listing\/compare\?ids=/)
    for (const { title } of agents)
      await expect(page.getByRole('link', { name: title }).first()).toBeVisible()
  },
)
