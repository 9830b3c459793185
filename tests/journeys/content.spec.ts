/**
 * journeys: every page of Meridian's own and its app variants: who sees
 * it, with which frame, and what works on it.
 */
import { expect, test } from '@playwright/test'
import { faultsOf } from './support/accessible.ts'
import { complaintsOf } from './support/find-homes.ts'
import { smallTargets } from './support/small-targets.ts'
import { pathOf, walk } from './support/walk.ts'
import { sweep } from './support/sweep.ts'

/** Address and heading of each. */
const pages: Record<string, string> = {
  '/contactUs': 'Contact us',
  '/aboutUs': 'About Meridian',
  '/telltheChairman': 'Tell the chairman',
  '/dealingRoom': 'The dealing room',
  '/FaQs': 'Questions and answers',
  '/propertyIndustry': 'The property industry in figures',
  '/globalLeadershipTeam': 'The global leadership team',
  '/commercialProperty': 'Commercial property',
  '/globalImmigration': 'Residence by investment',
  '/propertyService': 'Property service',
  '/connectNow': 'Connect now',
  '/foreignExchange': 'Foreign exchange',
  '/meridianTv': 'Meridian TV',
  '/internationalNews': 'International news',
  '/internationalNews/greece-three-thresholds': 'Greece: one permit, three prices',
  '/proAgent': 'Meridian for agents',
  '/proVisitor': 'Meridian for visitors',
  '/terms_and_condition': 'Terms and conditions',
  '/disclaimer': 'Disclaimer',
  '/privacy_policy': 'Privacy policy',
}
const appPages: Record<string, string> = {
  '/privacy_policy_app': 'Privacy policy',
  '/FaQs_app': 'Questions and answers',
  '/terms_and_condition_app': 'Terms and conditions',
  '/terms_and_condition_agent_app': 'Terms and conditions for agents',
  '/foreignExchange_app': 'Foreign exchange',
  '/globalImmigration_app': 'Residence by investment',
  '/meridianTv_app': 'Meridian TV',
  '/how_it_works_user': 'How Meridian works for you',
  '/how_it_works_agent': 'How Meridian works for agents',
  '/globalLeadershipTeam_app': 'The global leadership team',
}

test('every page answers with its heading and frame, whatever its case; app variants have no frame', async ({
  request,
}) => {
  for (const [at, [path, heading]] of [...Object.entries(pages), ...Object.entries(appPages)].entries()) {
    const isApp = path in appPages
    // That case does not matter is one setting of the routes: every fifth shows it.
    for (const asked of at % 5 === 0 ? [path, path.toUpperCase()] : [path]) {
      const answer = await request.get(asked)
      expect(answer.status(), asked).toBe(200)
      const html = await answer.text()
      expect(html, asked).toContain(`>${heading}</h1>`)
      expect([html.includes('aria-label="Main"'), html.includes('<footer')], asked).toEqual([!isApp, !isApp])
      expect(/<link rel="canonical" href="[^"]+"/.test(html), asked).toBe(true)
      expect(html.includes('content="noindex"'), asked).toBe(isApp)
    }
  }
  const missing = await request.get('/internationalNews/no-such-thing')
  expect([missing.status(), (await missing.text()).includes('There is no such article')]).toEqual([404, true])
})

test('visitors stay on every page, and are led home from what is not theirs', sweep, async ({ page }) => {
  await page.goto('/aboutUs', { waitUntil: 'networkidle' })
  for (const [path, heading] of Object.entries({ ...appPages, ...pages })) {
    await walk(page, path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(heading)
    expect(pathOf(page)).toBe(path)
  }
  for (const guarded of ['/portal', '/agent', '/profile', '/savedProperties']) {
    await walk(page, guarded)
    await expect.poll(() => pathOf(page), { message: guarded }).toBe('/')
  }
})

/** The app variants of these show nothing else than the page. */
const looked = [...Object.keys(pages), '/FaQs_app', '/how_it_works_user', '/terms_and_condition_agent_app']
const parts = 4

/**
 * A quarter of the pages each, light or dark; first on a phone, where every control must be large enough for
 * a finger and nothing may stand beside the page in either direction.
 */
for (let part = 0; part < parts; part++) {
  const theme = part % 2 === 0 ? 'light' : 'dark'
  const title = `axe, the policy, fingers and small screens have nothing to complain about: ${theme}, part ${part + 1}`
  test(title, sweep, async ({ page, baseURL }) => {
    test.setTimeout(120_000)
    const complaints = complaintsOf(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.context().addCookies([{ name: 'prefs', value: `theme=${theme}`, url: baseURL ?? '' }])
    const all = looked.filter((_, index) => index % parts === part)
    for (const [at, path] of all.entries()) {
      await page.setViewportSize({ width: 390, height: 844 })
      // From page to page as a visitor goes, which loads the program once.
      await (at === 0 ? page.goto(path, { waitUntil: 'networkidle' }) : walk(page, path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages[path] ?? appPages[path] ?? '')
      // Header and footer are the same on all of them.
      expect(await smallTargets(page, at === 0 ? 'body' : 'main'), path).toEqual([])
      await page.evaluate(() => {
        for (const details of document.querySelectorAll('main details'))
          (details as HTMLDetailsElement).open = true
      })
      for (const dir of ['rtl', 'ltr']) {
        await page.evaluate((to) => void (document.documentElement.dir = to), dir)
        // The new direction reaches the styles a frame later.
        const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        await expect.poll(beyond, { message: `${path} ${dir}` }).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
      expect(await faultsOf(page, at === 0 ? {} : { only: 'main' }), path).toEqual([])
    }
    expect(complaints).toEqual([])
  })
}

test('questions are found while typing, and have addresses; times to call stand by both clocks', async ({
  page,
}) => {
  await page.goto('/FaQs', { waitUntil: 'networkidle' })
  await page.getByRole('searchbox').fill('circle map')
  await expect(page).toHaveURL(/q=circle\+map/)
  await expect(page.getByText('The circle is as large as our uncertainty')).toBeVisible()
  await page.goto('/FaQs#delete-account')
  await expect(page.getByText('It is done at once')).toBeVisible()

  await walk(page, '/connectNow')
  await page.getByLabel('Which desk').selectOption('New York')
  const time = page.getByRole('button', { name: /in New York$/ }).first()
  await time.click()
  await expect(time).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/by your clock\. In New York it is/)).toBeVisible()
})

test('a film plays scene by scene and can be stepped through', async ({ page }) => {
  await page.clock.install()
  await page.goto('/meridianTv', { waitUntil: 'networkidle' })
  const film = page.getByRole('figure').first()
  await expect(film).toContainText('1 of 6')
  await film.getByRole('button', { name: 'Next scene' }).click()
  await expect(film.getByRole('paragraph').first()).toContainText('life line')
  await film.getByRole('button', { name: /^Play/ }).click()
  await expect(film.getByRole('button', { name: /^Stop/ })).toBeVisible()
  await page.clock.runFor(9_000)
  await expect(film).toContainText('3 of 6')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('questions, residence, currencies and lots are plain forms', async ({ page }) => {
    await page.goto('/FaQs')
    await page.getByRole('searchbox').fill('zebra')
    await page.getByRole('button', { name: 'Find' }).click()
    await expect(page.getByRole('heading', { name: 'No answer holds these words' })).toBeVisible()
    await page.goto('/globalImmigration')
    await page.getByLabel('Kind of investment').selectOption('income')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page.getByText(/3 of 33 entries/)).toBeVisible()
    await expect(page.getByText(/Check the official source: /).first()).toBeVisible()
    await page.goto('/foreignExchange')
    await page.getByLabel('Amount', { exact: true }).first().fill('1000')
    await page.getByLabel('To', { exact: true }).first().selectOption('CHF')
    await page.getByRole('button', { name: 'Convert' }).click()
    await expect(page.getByText('£1,000 is about')).toBeVisible()
    await page.goto('/dealingRoom')
    await page.getByLabel('Order').selectOption('price')
    await page.getByRole('button', { name: 'Show' }).click()
    await expect(page).toHaveURL(/sort=price/)
    await expect(page.getByRole('heading', { name: /^\d+ lots$/ })).toBeVisible()
  })
})

test('the contents of a document lead to its sections, by keyboard too, and stay there', async ({ page }) => {
  await page.goto('/terms_and_condition?lang=en', { waitUntil: 'networkidle' })
  const last = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').last()
  const id = new URL((await last.getAttribute('href')) ?? '', page.url()).hash.slice(1)
  await last.press('Enter')
  await expect(page).toHaveURL(new RegExp(`lang=en#${id}$`))
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  await expect(page.locator(`[id="${id}"]`)).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})
