/**
 * journeys: what pages bring of styles: enough for what the server
 * writes, in the right order, and not too much.
 */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import type { APIRequestContext } from '@playwright/test'
import { searchHomes } from './support/find-homes.ts'

/** Bytes by Brotli of all style sheets of a page before anybody has touched it (ADR 18). */
const most = 12 * 1024

async function stylesOf(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const links = [...html.matchAll(/<link [^>]*rel="stylesheet"[^>]*href="([^"#]+)/g)].map(
    ([, href = '']) => href,
  )
  const sheets = await Promise.all(links.map(async (href) => (await request.get(href)).text()))
  return { html, sheets }
}

test('every page is styled before its program is there, by sheets of 12 KB at most', async ({ request }) => {
  const [home] = await searchHomes(request)
  if (!home) throw new Error('there is no home')
  const addresses = [
    '/',
    '/property-listing',
    '/property-listing?view=table',
    '/property-listing?view=filters',
    `/property-details/${home.id}`,
    `/property-listing-agent/${home.agency.id}`,
    `/property-listing/compare?ids=${home.id}`,
    '/property-details/nothing',
    '/propertyConcierge',
    '/registerAgent',
    '/preferences',
    '/contactUs',
    '/telltheChairman',
    '/connectNow',
    '/dealingRoom',
    '/foreignExchange',
    '/propertyService',
    '/propertyIndustry',
    '/commercialProperty',
    '/FaQs',
    '/globalLeadershipTeam',
    '/globalImmigration',
    '/meridianTv',
    '/internationalNews',
    '/proAgent',
    '/terms_and_condition',
    '/how_it_works_user',
  ]
  for (const address of addresses) {
    const { html, sheets } = await stylesOf(request, address)
    const size = sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, 0)
    expect.soft(size, `bytes of ${address}`).toBeLessThanOrEqual(most)
    const written = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    )
    const styled = new Set(sheets.flatMap((sheet) => sheet.match(/(?<=\.)[a-z_][\w-]*/gi) ?? []))
    const bare = [...written].filter((name) => name && !name.startsWith('lucide') && !styled.has(name))
    expect.soft(bare, `without a style on ${address}`).toEqual([])
    expect
      .soft(sheets[0]?.slice(0, 200), `the first sheet of ${address} names the layers`)
      .toContain('@layer reset')
  }
})
