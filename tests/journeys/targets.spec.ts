/** journeys: fingers: on a phone every control of searches, homes and forms is large enough to be hit. */
import { expect, test } from '@playwright/test'
import { findHome } from './support/find-homes.ts'
import { approvedAgent, signInQuietly } from './support/sign-up.ts'
import { smallTargets } from './support/small-targets.ts'
import { sweep } from './support/sweep.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

const searches = [
  '/',
  '/property-listing',
  '/property-listing?view=table',
  '/property-listing?view=map',
  '/property-listing?view=filters',
]
const forms = ['/propertyConcierge', '/registerAgent', '/preferences']

// The pages of words and services are measured where axe looks at them (content.spec.ts).
for (const [kind, addresses] of Object.entries({ searches, forms }))
  test(`every control of the ${kind} is 44 pixels to a finger`, sweep, async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'networkidle' })
      expect.soft(await smallTargets(page), `too small on ${address}`).toEqual([])
    }
  })

test(
  'every control of a home, its agency and a comparison is 44 pixels to a finger',
  sweep,
  async ({ page, request, baseURL }) => {
    const home = await findHome(request, () => true)
    for (const address of [
      `/property-details/${home.id}`,
      `/property-listing-agent/${home.agency.id}`,
      `/property-listing/compare?ids=${home.id}`,
    ]) {
      await page.goto(address, { waitUntil: 'networkidle' })
      // What lies below the first screen is taken over by the program at the first move.
      await page.mouse.move(5, 5)
      await page.waitForLoadState('networkidle')
      const folded = page.locator('main [aria-expanded=false][aria-labelledby]')
      for (let left = await folded.count(); left > 0; left -= 1) {
        await folded.first().tap()
        await expect(folded).toHaveCount(left - 1)
      }
      expect.soft(await smallTargets(page), `too small on ${address}`).toEqual([])
    }
    // Longer words of another language do not reach into the header above them.
    const referer = `${baseURL}/property-listing?lang=fr`
    await page.goto(`/property-details/${home.id}?lang=fr`, { referer, waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: 'Retour', exact: true })).toBeVisible()
    expect.soft(await smallTargets(page, 'header'), 'too small in French').toEqual([])
  },
)

const workspace = [
  'property-manager/xml-listing',
  'property-manager/listings',
  'leads',
  'leads/settings',
  'insights',
  'agency',
  'widget',
]

test('every control of the agents’ pages is 44 pixels to a finger', sweep, async ({ page, request }) => {
  test.setTimeout(120_000)
  await signInQuietly(page, await approvedAgent(request))
  for (const address of workspace) {
    await page.goto(`/agent/${address}`, { waitUntil: 'networkidle' })
    expect.soft(await smallTargets(page), `too small on ${address}`).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(390)
  }
  await page.goto('/agent/property-manager/listings')
  await page.getByRole('button', { name: 'Write a home' }).tap()
  await page.waitForURL('**/drafts/*')
  const folded = page.getByRole('button', { name: /^Edit / })
  for (let left = await folded.count(); left > 0; left -= 1) {
    await folded.first().tap()
    await expect(folded).toHaveCount(left - 1)
  }
  expect.soft(await smallTargets(page), 'too small in the editor').toEqual([])
})
