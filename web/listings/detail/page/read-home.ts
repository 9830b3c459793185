/**
 * web/listings: what the page of a home shows besides the home itself;
 * the same for visitors and inside the panels.
 */
import { ratesByCurrency } from '#contract/money/exchange.ts'
import type { Listing } from '#contract/listings/listings.ts'
import type { NearAnswer } from '#contract/search/regions.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { buyingCosts } from '../../costs/buying.ts'
import { loanRateFor } from '../../costs/loan-rates.ts'
import { readLoan, startingLoan } from '../../costs/mortgage.ts'
import { buyers, type Buyer } from '../../costs/rule.ts'
import { chooseText } from '../texts/texts.ts'

type Ask = {
  api: MeridianApi
  /** The query of the page's address. */
  asked: URLSearchParams
  /** The visitor's. */
  currency: string
  language: string
}

/** Reads the home by `read` and all around it at once. Rejects when the home or the rates do not arrive. */
export async function readHome<T>(
  { api, asked, currency, language }: Ask,
  id: string,
  read: () => Promise<T>,
  homeOf: (read: T) => Listing,
) {
  const [found, similar, currencies] = await Promise.all([
    read(),
    api.search.similar({ params: { id }, query: { currency } }).catch(() => ({ items: [] })),
    api.currencies.list({}),
  ])
  const home = homeOf(found)
  const offer = home.offers.find(({ purpose }) => purpose === asked.get('purpose')) ?? home.offers[0]
  if (!offer) throw new Error(`listing ${home.id} has no offer`)
  const text = chooseText(home.texts, asked.get('text') ?? asked.get('lang'), language)
  const now = new Date().toISOString()
  const rate = loanRateFor(home, now)
  const [towns, around] = await Promise.all([nearby(api, home), near(api, home)])
  const page = {
    home,
    at: { offer: home.offers.indexOf(offer), text: text ? home.texts.indexOf(text) : -1 },
    similar: similar.items,
    nearby: towns,
    near: around,
    costs: buyingCosts({ ...home, offers: [offer] }, ratesByCurrency(currencies.rates), now),
    rate,
    asked: { loan: readLoan(asked, startingLoan(rate?.rate ?? null)), buyer: readBuyer(asked.get('buyer')) },
  }
  return { found, page, offer, text }
}

export type HomePage = Awaited<ReturnType<typeof readHome>>['page']

/** The offer and the text that the page shows. */
export function shownOf({ home, at }: Pick<HomePage, 'home' | 'at'>) {
  const offer = home.offers[at.offer]
  if (!offer) throw new Error('a listing has at least one offer')
  return { offer, text: home.texts[at.text] ?? null }
}

const nearby = async (api: MeridianApi, { point, place }: Listing) =>
  point === null
    ? []
    : await api.places
        .nearby({ query: { lat: point.lat, lon: point.lon, country: place.country } })
        .then(({ items }) => items.map(({ id, name, distanceM }) => ({ id, name, distance: distanceM })))
        .catch(() => [])

const nothingNear: NearAnswer = { region: null, streets: false, things: [], within: {}, estimated: [] }

/** What is within a walk; a page without it lacks nothing else. */
export const near = async (api: MeridianApi, { point }: Listing): Promise<NearAnswer> =>
  point === null
    ? nothingNear
    : await api.regions.near({ query: { lat: point.lat, lon: point.lon } }).catch(() => nothingNear)

const readBuyer = (asked: string | null): Buyer => buyers.find((one) => one === asked) ?? 'main'
