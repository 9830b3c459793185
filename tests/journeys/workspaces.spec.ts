/** journeys: every page of those who work here opens, one after the other, and nothing complains. */
import { expect, test, type Page } from '@playwright/test'
import { complaintsOf } from './support/find-homes.ts'
import { approvedAgent, journeyAdmin, signInQuietly } from './support/sign-up.ts'
import { walk } from './support/walk.ts'

async function opened(page: Page, pages: readonly [path: string, title: string | RegExp][]): Promise<void> {
  const complaints = complaintsOf(page)
  for (const [path, title] of pages) {
    await walk(page, path)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title)
    await expect.soft(page.getByRole('main').getByRole('alert'), path).toHaveCount(0)
  }
  expect(complaints).toEqual([])
}

test('every page of the portal opens', async ({ page }) => {
  await signInQuietly(page, journeyAdmin.email, journeyAdmin.password)
  await page.goto('/portal')
  await opened(page, [
    ['/portal/user-manager', 'People'],
    ['/portal/dashboard', 'Dashboard'],
    ['/portal/searches', 'Searched and not found'],
    ['/portal/jobs', 'Jobs'],
    ['/portal/mails', 'Mails'],
    ['/portal/alerts', 'Alerts sent'],
    ['/portal/feeds', 'Feeds'],
    ['/portal/feeds/runs', 'Feed runs'],
    ['/portal/enquiries', 'Enquiries'],
    ['/portal/reports', 'Reports'],
    ['/portal/listings', 'Listings'],
    ['/portal/listings/rules', 'Rules'],
    ['/portal/agencies', 'Agencies'],
    ['/portal/duplicates', 'Duplicates'],
    ['/portal/content?kind=service', 'Content'],
    ['/portal/content/service/moving', /^Moving/],
    ['/portal/content/service/moving/fr', /^Moving/],
    ['/portal/library', 'Pictures'],
    ['/portal/translations', 'Translations'],
    ['/portal/translations/coverage', 'Translations'],
    ['/portal/translations/glossary', 'Glossary'],
    ['/portal/audit', 'Audit'],
    ['/portal/settings', 'Settings'],
    ['/portal/privacy', 'Data protection'],
  ])
})

test('every page of the agents’ area opens', async ({ page, request }) => {
  await signInQuietly(page, await approvedAgent(request))
  await page.goto('/agent')
  await opened(page, [
    ['/agent/property-manager/xml-listing', 'Feeds'],
    ['/agent/property-manager/listings', 'Your homes'],
    ['/agent/leads', 'Enquiries'],
    ['/agent/leads/settings', 'Templates and programs'],
    ['/agent/insights', 'Insights'],
    ['/agent/agency', 'Agency'],
    // By the agency's own name.
    ['/agent/agency/page', /^(?!Agency$)/],
    ['/agent/contact', 'Write to us'],
    ['/agent/widget', 'Show your homes on your own site'],
  ])
})
