/** journeys: a person opens a home, looks at everything, and finds the way back. */
import { expect, test, type Page } from '@playwright/test'
import { faultsInTheDark, faultsOf } from './support/accessible.ts'
import { complaintsOf, findHome } from './support/find-homes.ts'
import { sweep } from './support/sweep.ts'

const pageOf = (id: string) => `/property-details/${id}`
const missing = '01930000-0000-7000-8000-000000000000'

test('what it costs follows the sliders and the buyer', async ({ page, request }) => {
  const home = await findHome(request, ({ price }) => price.mode === 'fixed' && price.amount !== null, {
    types: 'apartment,detached,terraced,house,villa',
    // Where a published interest is held; elsewhere the person is asked for one.
    place: 'country:GB',
  })
  await page.goto(`${pageOf(home.id)}#cost`)
  const mortgage = page.getByRole('heading', { name: 'Mortgage' }).locator('..')
  await page.mouse.wheel(0, 100)
  const interest = mortgage.getByRole('slider', { name: 'Interest' })
  await interest.focus()
  const before = await mortgage.getByRole('paragraph').first().textContent()
  await page.keyboard.press('ArrowRight')
  await expect(interest).toHaveAttribute('aria-valuetext', /^\d+(\.\d)?% a year$/)
  await expect(mortgage.getByRole('paragraph').first()).not.toHaveText(before ?? '')
})

test('the head says what the page says, and never more exactly', async ({ request }) => {
  const { id } = await findHome(request, ({ point }) => point !== null && point.radiusM > 0)
  const head = (await (await request.get(pageOf(id))).text()).split('</head>')[0] ?? ''
  expect(head).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${pageOf(id)}"`))
  expect(head).toMatch(/<meta property="og:title" content="[^"]+"/)
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(head)?.[1] ?? ''
  const [listing] = (
    JSON.parse(json) as { '@graph': [{ '@type': string; mainEntity: { geo: { '@type': string } } }] }
  )['@graph']
  expect(listing['@type']).toBe('RealEstateListing')
  expect(listing.mainEntity.geo['@type']).toBe('GeoCircle')
  expect(json).not.toMatch(/[<>]/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a home reads whole, its pictures are links, and the loan is worked out by the server', async ({
    page,
    request,
  }) => {
    const home = await findHome(
      request,
      ({ price, point, image }) =>
        price.mode === 'fixed' && price.amount !== null && point !== null && Boolean(image?.src),
    )
    await page.goto(pageOf(home.id))
    const address = await page.locator('main a:has(img)').first().getAttribute('href')
    expect((await request.get(address ?? '')).ok()).toBe(true)
    for (const name of ['About this', 'Life line', 'What it costs', 'Where it is', 'Similar homes']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    const map = page.getByRole('img', { name: /^Map with/ })
    await map.scrollIntoViewIfNeeded()
    await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByLabel('Interest, %').fill('0')
    await page.getByLabel('Deposit, %').fill('0')
    await page.getByLabel('Term, years').fill('10')
    await page.getByRole('button', { name: 'Work it out' }).click()
    await expect(page).toHaveURL(/interest=0/)
    await expect(page.getByRole('heading', { name: 'Mortgage' }).locator('..')).toContainText('10 years')
  })
})

test('a home that never was has a real 404 with a way to search on', async ({ page, request }) => {
  for (const id of [missing, 'nonsense']) {
    expect((await request.get(pageOf(id))).status(), id).toBe(404)
  }
  await page.goto(pageOf(missing))
  await expect(
    page.getByRole('heading', { level: 1, name: 'There is no such home on Meridian' }),
  ).toBeVisible()
  await page.getByLabel('Search on').fill('Lisbon')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(/\/property-listing\?/)
})

const settle = async (page: Page) => {
  await page.mouse.wheel(0, 200)
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, -200)
}

test(
  "nothing stands in anybody's way, light or dark, and a phone shows the whole width and nothing beside it",
  sweep,
  async ({ page, request }) => {
    const home = await findHome(request, ({ price, point }) => price.amount !== null && point !== null)
    for (const path of [pageOf(missing), pageOf(home.id)]) {
      await page.goto(path)
      await settle(page)
      expect(await faultsOf(page)).toEqual([])
      expect(await faultsInTheDark(page)).toEqual([])
    }
    await page.setViewportSize({ width: 390, height: 844 })
    // The new width reaches the styles a frame later.
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width).toBeLessThanOrEqual(390)
    await expect(page.getByRole('link', { name: 'Contact the agent' })).toBeVisible()
  },
)

test(
  "nothing stands in anybody's way from right to left",
  sweep,
  async ({ page, request, context, baseURL }) => {
    await context.addCookies([{ name: 'prefs', value: 'language=ar', url: baseURL ?? '' }])
    const home = await findHome(request, ({ price, point }) => price.amount !== null && point !== null)
    await page.goto(pageOf(home.id))
    await settle(page)
    expect(await faultsOf(page)).toEqual([])
  },
)

test('a home is opened from a search; from one result to the next, and back to the list', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto('/property-listing?sort=price', { waitUntil: 'networkidle' })
  const cards = page.getByRole('article')
  const addresses = await cards
    .locator('p a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await cards.nth(1).getByRole('link').last().click()
  const steps = page.getByRole('navigation', { name: 'Results of your search' }).first()
  await expect(steps).toContainText(/^2 of/)
  await page.waitForLoadState('networkidle')
  await steps.getByRole('link', { name: 'Next result' }).click()
  await expect(page).toHaveURL(new RegExp(`${addresses[2]}$`))
  await expect(steps).toContainText(/^3 of/)
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`${addresses[1]}$`))
  // The address is there before the page is; the fields of the home left behind go with it.
  await expect(steps).toContainText(/^2 of/)
  // In a field an arrow moves the cursor.
  await page.getByLabel('Your name').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel('Your name')).toBeFocused()
  await page.getByRole('link', { name: 'Back to the search' }).click()
  await expect(page).toHaveURL(/\/property-listing\?sort=price$/)
  expect(complaints).toEqual([])
  await page.goForward()
  await expect(page).toHaveURL(new RegExp(`${addresses[1]}$`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('facts at once; pictures over the whole screen by keyboard; every currency; sections in a line that stays', async ({
  page,
  request,
}) => {
  const complaints = complaintsOf(page)
  const home = await findHome(request, ({ imageCount, price }) => imageCount > 4 && price.amount !== null)
  await page.goto(pageOf(home.id), { waitUntil: 'networkidle' })
  const facts = await page.locator('main dl').first().boundingBox()
  expect((facts?.y ?? 900) + (facts?.height ?? 0)).toBeLessThanOrEqual(900)

  const first = page.locator('main a:has(img)').first()
  await first.focus()
  await page.keyboard.press('Enter')
  const screen = page.getByRole('dialog', { name: 'Pictures of the home' })
  await expect(screen).toBeVisible()
  await expect(screen).toBeFocused()
  await expect(screen.getByText(/^1 \/ \d+$/)).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(screen.getByText(/^2 \/ \d+$/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(screen).toBeHidden()
  await expect(first).toBeFocused()
  await page.getByText('Every currency').click()
  const all = page.getByLabel('The price in every currency')
  // With the day of the rates.
  await expect(all).toContainText('reference rates of')
  await expect(all.locator('dt').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(all).toBeHidden()
  expect(complaints).toEqual([])

  // The late parts come with the first move, and push what follows them on.
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
  const sections = page.getByRole('navigation', { name: 'Sections of this page' })
  await sections.getByRole('link', { name: 'Where it is' }).click()
  await expect(page).toHaveURL(/#where$/)
  await expect(sections.getByRole('link', { name: 'Where it is' })).toHaveAttribute('aria-current', 'true')
  const line = await sections.boundingBox()
  const heading = await page.getByRole('heading', { name: 'Where it is' }).boundingBox()
  expect(line?.y).toBe(0)
  expect(heading?.y ?? 0).toBeGreaterThanOrEqual((line?.height ?? 0) - 1)
})

test('on a phone long sections wait folded, a link opens its own and takes the focus there; paper shows the home alone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const home = await findHome(request, () => true)
  await page.goto(pageOf(home.id), { waitUntil: 'networkidle' })
  const cost = page.locator('section', { has: page.locator('#cost') })
  const words = cost.locator('h3').first()
  await expect(words).not.toBeInViewport()
  const sections = page.getByRole('navigation', { name: 'Sections of this page' })
  await sections.getByRole('link', { name: 'What it costs' }).press('Enter')
  await expect(cost.getByRole('button', { name: 'What it costs' })).toHaveAttribute('aria-expanded', 'true')
  await expect(words).toBeInViewport()
  await expect(page.locator('#cost')).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(
    page
      .locator('section', { has: page.locator('#where') })
      .locator('h3')
      .first(),
  ).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const control of await page.locator('input, textarea, select, button').all())
    await expect(control).toBeHidden()
  await expect(page.getByText('Propose a time to see it')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText(new RegExp(`${pageOf(home.id)}$`))).toBeVisible()
})
