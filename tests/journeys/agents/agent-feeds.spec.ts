/** journeys: an agent checks a feed, publishes it, and its homes are found. */
import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { approvedAgent, signInQuietly } from '../support/sign-up.ts'

const home = (id: string) =>
  `<property><id>${id}</id><date>2026-01-05 10:00:00</date><ref>${id}</ref><price>315000</price><currency>EUR</currency><price_freq>sale</price_freq><type>villa</type><town>Nerja</town><province>Malaga</province><country>spain</country><location><latitude>36.75</latitude><longitude>-3.87</longitude></location><beds>3</beds><baths>2</baths><pool>1</pool><surface_area><built>142</built><plot>610</plot></surface_area><desc><en>A white villa above the bay, with three bedrooms, a pool and an old fig tree. &lt;img src=x onerror=&quot;document.title='taken'&quot;&gt;</en></desc></property>`
const kyero = (ids: string[]) =>
  Buffer.from(
    `<?xml version="1.0" encoding="utf-8"?>\n<root><kyero><feed_version>3</feed_version></kyero>\n${ids.map(home).join('\n')}\n</root>`,
  )

test('H02 from a file to homes found in the search, whose markup never runs', async ({
  browser,
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const tag = `FD${Date.now().toString(36).toUpperCase()}`
  await signInQuietly(page, await approvedAgent(request))
  await page.goto('/agent/property-manager/xml-listing')
  await expect(page.getByRole('heading', { name: 'Feeds', level: 1 })).toBeVisible()

  const ids = [`${tag}-1`, `${tag}-2`, `${tag}-3`]
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'homes.xml', mimeType: 'text/xml', buffer: kyero(ids) })
  await expect(page.getByRole('heading', { name: 'Checked. Nothing is published yet.' })).toBeVisible({
    timeout: 30_000,
  })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('3 homes live from 1 feed')).toBeVisible({ timeout: 30_000 })

  const found = (await (await request.get(`/api/meridian/places?q=${ids[0]}`)).json()) as {
    data: { direct: { id: string; name: string }[] }
  }
  expect(found.data.direct).toMatchObject([{ name: ids[0] }])
  const visitor = await browser.newContext()
  const details = await visitor.newPage()
  await details.goto(`/property-details/${found.data.direct[0]?.id}`)
  await expect(details.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(details.getByText('€315,000').first()).toBeVisible()
  // H02: markup of a feed never runs.
  await expect(details.locator('img[onerror]')).toHaveCount(0)
  await expect(details).not.toHaveTitle('taken')
  const agency = await details
    .getByRole('complementary', { name: 'Agency' })
    .getByRole('link')
    .first()
    .getAttribute('href')
  await details.goto(`/property-listing?agency=${agency?.split('/').at(-1)}`)
  await expect(details.getByRole('main').getByRole('article')).toHaveCount(3)
  await visitor.close()

  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'homes.xml', mimeType: 'text/xml', buffer: kyero(ids.slice(0, 1)) })
  await expect(page.getByRole('heading', { name: /Held back|Checked/ })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Discard this run' }).click()
  await expect(page.getByText('The run is discarded. Nothing was changed.').first()).toBeVisible()
  await expect(page.getByText('3 homes live from 1 feed')).toBeVisible()
  for (const [colorScheme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.setViewportSize({ width, height: 900 })
    expect(await faultsOf(page, { without: '.toasts' }), colorScheme).toEqual([])
  }
})
