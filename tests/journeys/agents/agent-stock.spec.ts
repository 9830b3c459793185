/** journeys: an agent writes a home by hand, publishes it, and looks after it in the table. */
import { expect, test, type Locator } from '@playwright/test'
import sharp from 'sharp'
import { faultsOf } from '../support/accessible.ts'
import { approvedAgent, signInQuietly } from '../support/sign-up.ts'

test('from the first word to the market, and on to under offer', async ({ page, request }) => {
  test.setTimeout(120_000)
  const grey = sharp({ create: { width: 640, height: 480, channels: 3, background: '#888888' } })
  const picture = await grey.png().toBuffer()
  await signInQuietly(page, await approvedAgent(request))
  await page.goto('/agent/property-manager/xml-listing')
  await page.getByRole('link', { name: 'Your homes', exact: true }).click()
  await page.getByRole('button', { name: 'Write a home' }).click()
  await page.waitForURL('**/drafts/*')

  // To rent: other journeys look at the newest homes for sale.
  await page.getByLabel('For', { exact: true }).selectOption('rent')
  await page.getByLabel('Type', { exact: true }).selectOption('plotResidential')
  await page.getByRole('button', { name: 'Edit Place' }).click()
  await page.getByLabel('Country', { exact: true }).selectOption('GB')
  await page.getByLabel('Town', { exact: true }).fill('Whitstable')
  await page.getByRole('button', { name: 'Put the pin on the town' }).click()
  await expect(page.getByLabel('Latitude')).toHaveValue(/^51\./)
  await page.getByRole('button', { name: 'Edit Rooms and areas' }).click()
  await page.getByRole('button', { name: 'Add an area' }).click()
  await page.getByLabel('What', { exact: true }).selectOption('plot')
  await page.getByLabel('Size', { exact: true }).fill('900')
  await page.getByRole('button', { name: 'Edit Photos' }).click()
  // The first part is lost on its way, and the file arrives nevertheless.
  let parts = 0
  await page.route('**/uploads/*', (route) =>
    route.request().method() === 'POST' && parts++ === 0 ? route.abort() : route.fallback(),
  )
  // The whole step takes what is dropped on it.
  await dropOn(page.getByRole('heading', { name: 'Photos' }), [{ name: 'plot.png', bytes: picture }])
  await expect(page.getByRole('button', { name: 'Add a caption' })).toBeVisible()
  expect(parts).toBe(2)
  await page.unroute('**/uploads/*')
  await dropOn(page.getByRole('heading', { name: 'Photos' }), [
    { name: 'small.png', bytes: await grey.clone().resize(480, 320).png().toBuffer() },
    { name: 'sea.png', bytes: await grey.clone().tint('#336699').png().toBuffer() },
  ])
  await expect(page.getByText('480 × 320 is too small.')).toBeVisible()
  const second = page.getByRole('button', { name: 'Move Picture 2' })
  await second.press('Space')
  await expect(page.getByText(/^Picture 2 is lifted/)).toBeAttached()
  await second.press('ArrowLeft')
  // It has the focus where it is now, and goes on with the next key.
  await expect(page.getByRole('button', { name: '1 · Cover' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picture 1 is put down at place 1.')).toBeAttached()
  await page.getByRole('button', { name: 'Edit Words' }).click()
  await page.getByLabel('Title', { exact: true }).fill('Plot above the harbour')
  // Too short is said where the help was: the next button does not move
  // away under the press that leaves the field.
  const next = page.getByRole('button', { name: 'Edit Price and papers' })
  const before = await next.boundingBox()
  await page.getByLabel('Description', { exact: true }).fill('Level')
  await page.getByLabel('Title', { exact: true }).focus()
  await expect(page.getByText('5 of 500 characters. Please use 10 to 500.')).toBeVisible()
  expect(await next.boundingBox()).toEqual(before)
  await page.getByLabel('Description', { exact: true }).fill('Level, with a view of the boats.')
  await page.getByRole('button', { name: 'Edit Price and papers' }).click()
  await page.getByLabel('Currency', { exact: true }).selectOption('GBP')
  await page.getByLabel('Paid for', { exact: true }).selectOption('month')
  await page.getByLabel('Price', { exact: true }).fill('2100')
  await expect(page.getByText(/^Saved at/)).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.waitForURL(/\/listings\/[\w-]{36}$/)
  const home = page.url().split('/').at(-1)
  await expect
    .poll(async () => (await request.get(`/property-details/${home}`)).status(), { timeout: 10_000 })
    .toBe(200)

  // The editor that is being left has such a link, too.
  const rail = page.getByRole('navigation', { name: 'Agent workspace' })
  await rail.getByRole('link', { name: 'Your homes', exact: true }).click()
  // What the table is narrowed to stands in the address, and Back takes it away again.
  await page.getByLabel('Order', { exact: true }).selectOption('reference')
  await page.waitForURL('**/listings?order=reference')
  await page.goBack()
  await expect(page.getByLabel('Order', { exact: true })).toHaveValue('updated')
  await page.getByLabel('Select Plot above the harbour').check()
  await page.getByLabel('New state').selectOption('underOffer')
  await page.getByRole('button', { name: 'Set state' }).click()
  await expect(page.getByRole('row', { name: /Plot above the harbour/ })).toContainText('Under offer')
  expect(await faultsOf(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Plot above the harbour' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

/** Lets files go over a part of the page, as a mouse would that brings them from elsewhere. */
async function dropOn(place: Locator, files: { name: string; bytes: Buffer }[]): Promise<void> {
  const given = files.map(({ name, bytes }) => ({ name, base64: bytes.toString('base64') }))
  const dataTransfer = await place.page().evaluateHandle((all) => {
    const transfer = new DataTransfer()
    for (const { name, base64 } of all)
      transfer.items.add(
        new File([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))], name, { type: 'image/png' }),
      )
    return transfer
  }, given)
  for (const event of ['dragover', 'drop']) await place.dispatchEvent(event, { dataTransfer })
}
