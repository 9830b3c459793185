/** journeys: a person looks at an agency and its homes. */
import { expect, test, type APIRequestContext } from '@playwright/test'
import { faultsInTheDark, faultsOf } from './support/accessible.ts'
import { beforeRelease } from './support/before-release.ts'
import { complaintsOf, searchHomes } from './support/find-homes.ts'
import { sweep } from './support/sweep.ts'

const pageOf = (id: string) => `/property-listing-agent/${id}`

/** The agency with most of the latest homes for sale. */
async function busiestAgency(request: APIRequestContext): Promise<string> {
  const counts = new Map<string, number>()
  for (const { agency } of await searchHomes(request)) counts.set(agency.id, (counts.get(agency.id) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  if (!most) throw new Error('no agency has a home for sale')
  return most[0]
}

test('a home leads to its agency, and the agency to its homes', async ({ page, request }) => {
  const complaints = complaintsOf(page)
  const [home] = await searchHomes(request)
  await page.goto(`/property-details/${home?.id}`)
  await page
    .getByRole('complementary', { name: 'Agency' })
    .getByRole('link', { name: home?.agency.name ?? '', exact: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`${pageOf(home?.agency.id ?? '')}$`))
  await expect(page.getByRole('heading', { level: 1, name: home?.agency.name ?? '' })).toBeVisible()
  await expect(page.getByText('On the market')).toBeVisible()
  await page.getByRole('article').first().getByRole('link').last().click()
  await expect(page).toHaveURL(/\/property-details\//)
  expect(complaints).toEqual([])
})

test(
  'its homes are sorted by what is chosen, and the search with all filters is about this agency alone',
  beforeRelease,
  async ({ page, request }) => {
    const id = await busiestAgency(request)
    await page.goto(pageOf(id), { waitUntil: 'networkidle' })
    await page.getByLabel('Sort by').selectOption('price')
    await expect(page).toHaveURL(/sort=price/)
    const cheapest = (await searchHomes(request, { agency: id, sort: 'price' }))[0]
    await expect(page.getByRole('article').first().getByRole('link').last()).toHaveAttribute(
      'href',
      `/property-details/${cheapest?.id}`,
    )
    await page.getByRole('link', { name: 'All filters and the map' }).click()
    await expect(page).toHaveURL(new RegExp(`agency=${id}`))
  },
)

test('an agency that nobody knows has a real 404', async ({ page, request }) => {
  for (const id of ['01930000-0000-7000-8000-000000000000', 'nonsense']) {
    expect((await request.get(pageOf(id))).status()).toBe(404)
  }
  await page.goto(pageOf('nonsense'))
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no such agency on Meridian' }),
  ).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('profile, homes and map are there', async ({ page, request }) => {
    const id = await busiestAgency(request)
    await page.goto(pageOf(id))
    await expect(page.getByRole('heading', { level: 2, name: 'Their homes' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.getByLabel('Sort by').selectOption('-price')
    await page.getByRole('button', { name: 'Sort' }).click()
    await expect(page).toHaveURL(/sort=-price/)
  })
})

test(
  "nothing stands in anybody's way, light or dark, and a phone shows the whole width and nothing beside it",
  sweep,
  async ({ page, request }) => {
    await page.goto(pageOf(await busiestAgency(request)), { waitUntil: 'networkidle' })
    expect(await faultsOf(page)).toEqual([])
    expect(await faultsInTheDark(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    // The new width reaches the styles a frame later.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(390)
  },
)
