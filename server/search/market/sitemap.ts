/** search: what sitemaps are made of: a plan that is cached, and homes read in pieces as they are written. */
import type { Platform } from '#server/platform/platform.ts'
import { createTtlCache } from '../cards/ttl-cache.ts'
import {
  readSitemapAgencies,
  readSitemapCountries,
  readSitemapHomes,
  readSitemapParts,
  type SitemapAgency,
  type SitemapAsk,
  type SitemapHome,
  type SitemapPart,
} from './sitemap.store.ts'

export type SitemapPlan = {
  /** Parts by country, in order of the countries' codes. */
  countries: ReadonlyMap<string, readonly SitemapPart[]>
  agencies: readonly SitemapAgency[]
}

const planMs = 10 * 60_000
/** Homes held in memory while a sitemap is written. */
const atOnce = 1_000
/**
 * The protocol allows no file more than 50,000 addresses; the last part may grow while its plan is cached.
 */
const most = 50_000

/** The whole stock cut into parts of at most `perPart` homes; at most ten minutes old. */
export function createSitemapPlan({ read }: Platform, perPart: number): () => Promise<SitemapPlan> {
  const load = async (): Promise<SitemapPlan> => {
    const countries = new Map<string, readonly SitemapPart[]>()
    for (const country of await read(readSitemapCountries))
      countries.set(country, await read((db) => readSitemapParts(db, country, perPart)))
    return { countries, agencies: await read((db) => readSitemapAgencies(db, most)) }
  }
  const plan = createTtlCache<'plan', SitemapPlan>({ milliseconds: planMs, load })
  return () => plan('plan')
}

/** The homes of a country's part, a thousand at a time; the next are read when these were taken. */
export async function* sitemapHomes(
  { read }: Platform,
  { country, first, until }: { country: string; first: string; until: string | null },
): AsyncGenerator<SitemapHome[]> {
  let from: string | undefined = first
  for (let written = 0; from !== undefined && written < most; written += atOnce) {
    const ask: SitemapAsk = { country, from, until, limit: Math.min(atOnce, most - written) + 1 }
    const homes: SitemapHome[] = await read((db) => readSitemapHomes(db, ask))
    from = homes.length === ask.limit ? homes.pop()?.id : undefined
    if (homes.length > 0) yield homes
  }
}
