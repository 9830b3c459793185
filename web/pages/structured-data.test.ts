/** web/pages: what pages tell machines is schema.org's vocabulary, and the offers in it are true. */
import { RouterContextProvider, type MetaFunction } from 'react-router'
import { describe, expect, test } from 'vitest'
import type { Page } from '#contract/content/content.ts'
import { reviewedLanguages } from '#contract/content/translation-codes.ts'
import { listingStatuses, periods, propertyTypes, purposes } from '#contract/vocabulary/codes.ts'
import { metaOf } from '#web/listings/detail/page/page-meta.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { pageContext } from '#web/platform/meta/page-context.ts'
import { sampleId, sampleListing } from '#tests/pages/sample-listing.ts'
import { schemaType } from '#web/listings/detail/page/structured-data.ts'
import { mistakesIn } from '#tests/support/schema-org.ts'
import { loader as loadAboutUs, meta as aboutUs } from './about/about-us.tsx'
import { loader as loadFaqs, meta as faqs } from './about/faqs.tsx'
import { meta as home } from './home.tsx'
import { loader as loadArticle, meta as article } from './about/news-article.tsx'
import { meta as agency } from './search/property-listing-agent.tsx'
import { meta as search } from './search/property-listing.tsx'
import { loader as loadIndustry, meta as industry } from './services/property-industry.tsx'

const origin = 'https://meridian.example'
const text = {
  slug: 'a-page',
  title: 'A page',
  description: 'What it says.',
  intro: [],
  sections: [],
  updatedOn: '2026-11-20',
  languages: ['es'],
}
const page: Page = text

type Descriptors = Record<string, unknown>[]
/** A page's descriptors for what its loader answered. */
const said = (meta: unknown, loaderData: object): Descriptors =>
  (meta as MetaFunction)({ loaderData, location: { pathname: '/' }, matches: [] } as never) as Descriptors
const dataOf = (all: Descriptors): unknown => all.find((one) => 'script:ld+json' in one)?.['script:ld+json']

const news = {
  ...text,
  date: '2026-11-01',
  topic: 'law',
  country: 'ES',
  drawing: 'scales',
  sources: [{ title: 'Law', url: 'https://law.example/1' }],
}
const api = {
  content: {
    page: async () => page,
    questions: async () => ({ total: 1, items: [{ ...text, category: 'search' }] }),
    article: async () => news,
    marketTexts: async () => ({ items: [] }),
  },
  places: { directory: async () => ({ countries: 3, listings: 4 }) },
  search: { countries: async () => ({}), market: async () => ({ month: '2026-11', items: [] }) },
}
const context = new RouterContextProvider()
context.set(apiContext, api as never)
context.set(pageContext, { nonce: '', publicUrl: origin, mapStyleUrl: null, mapCredits: [] })

type Loader = (asked: never) => Promise<object>
/** What a loader answers, the head of its page among it. */
const answerOf = (loader: Loader, path: string): Promise<object> => {
  const url = new URL(path, origin)
  return loader({ url, request: new Request(url), params: { slug: 'a-page' }, context } as never)
}

const pages: [string, unknown, object][] = [
  ['home', home, { origin }],
  ['about us', aboutUs, await answerOf(loadAboutUs, '/aboutUs')],
  ['questions', faqs, await answerOf(loadFaqs, '/FaQs')],
  ['an article', article, await answerOf(loadArticle, '/internationalNews/a-page')],
  [
    'an agency',
    agency,
    {
      agency: {
        id: sampleId(9),
        name: 'Saltmarsh & Fenn',
        country: 'GB',
        city: 'Deal',
        description: 'By the sea.',
        languages: ['en'],
        areasServed: ['Kent'],
        phone: '+44 1632 960001',
        website: 'https://saltmarsh.example',
        logoUrl: null,
        isDemo: true,
        agents: [],
      },
      figures: { listings: 2, sale: 1, rent: 1, medianDaysListed: 30, sold: 0 },
      asked: { purpose: null, sort: 'newest', page: 1 },
      origin,
    },
  ],
  [
    'a search',
    search,
    {
      raw: { place: 'country:GB' },
      view: 'grid',
      place: null,
      total: 1,
      publicUrl: origin,
      question: { page: 1 },
      items: [{ id: sampleId(1), title: 'A house' }],
    },
  ],
  ['market figures', industry, await answerOf(loadIndustry, '/propertyIndustry')],
]

const [offer] = sampleListing().offers
if (!offer) throw new Error('the sample has an offer')
type Offer = typeof offer
const headOfHome = (changes: Parameters<typeof sampleListing>[0] = {}): Descriptors => {
  const changed = sampleListing(changes)
  const [first = offer] = changed.offers
  return metaOf({
    home: changed,
    offer: first,
    text: changed.texts[0] ?? null,
    askedLanguage: null,
    language: 'en',
    origin,
  }) as Descriptors
}
type Graph = { '@graph': { offers?: Record<string, unknown>[] }[] }
const offerOf = (changed: Partial<Offer>, more: Parameters<typeof sampleListing>[0] = {}) =>
  (dataOf(headOfHome({ offers: [{ ...offer, ...changed }], ...more })) as Graph)['@graph'][0]?.offers?.[0]

describe('schema.org knows every word of', () => {
  test.each(pages)('%s', (_, meta, loaderData) => {
    const data = dataOf(said(meta, loaderData))
    expect(data).toBeDefined()
    expect(mistakesIn(data)).toEqual([])
  })

  test('a home, of every kind, status, purpose and period', () => {
    const homes = [
      ...propertyTypes.map((type) => headOfHome({ type })),
      ...listingStatuses.map((status) => headOfHome({ status })),
      ...purposes.flatMap((purpose) =>
        periods.map((period) =>
          headOfHome({ offers: [{ ...offer, purpose, price: { ...offer.price, period } }] }),
        ),
      ),
      headOfHome({ offers: [{ ...offer, price: { ...offer.price, mode: 'onRequest', amount: null } }] }),
      headOfHome({ offers: [{ ...offer, price: { ...offer.price, mode: 'range', max: 90_000_000 } }] }),
      headOfHome({ point: null }),
      headOfHome({ point: { lat: 51.2, lon: 1.4, precision: 'rooftop', radiusM: 0 } }),
    ]
    expect(homes.flatMap((head) => mistakesIn(dataOf(head)))).toEqual([])
  })

  test('nothing invented: the check finds what is wrong', () => {
    expect(mistakesIn({ '@type': 'House', numberOfBedroms: 3 })).toEqual(['$: House has no numberOfBedroms'])
    expect(mistakesIn({ '@type': 'Offer', availability: 'https://schema.org/Perhaps' })).toHaveLength(1)
    expect(mistakesIn({ '@type': 'Offer', offeredBy: { '@type': 'House' } })).toHaveLength(1)
    expect(mistakesIn({ '@type': 'Castle' })).toEqual(['$: Castle is no type'])
  })
})

describe('an offer says', () => {
  test('a price once, in major units of its currency', () => {
    expect(offerOf({})).toMatchObject({
      price: '795000.00',
      priceCurrency: 'GBP',
      availability: 'https://schema.org/InStock',
    })
  })
  test('a rent by its period and never as a price', () => {
    const rent = offerOf({ purpose: 'rent', price: { ...offer.price, amount: 185_000, period: 'month' } })
    expect(rent).toMatchObject({
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      priceSpecification: { price: '1850.00', priceCurrency: 'GBP', unitCode: 'MON' },
    })
    expect(rent).not.toHaveProperty('price')
  })
  test('no price and no currency on request', () => {
    const silent = offerOf({ price: { ...offer.price, mode: 'onRequest', amount: null } })
    for (const member of ['price', 'priceCurrency', 'priceSpecification'])
      expect(silent).not.toHaveProperty(member)
  })
  test.each([
    ['sold', 'SoldOut'],
    ['leased', 'SoldOut'],
    ['withdrawn', 'Discontinued'],
    ['underOffer', 'LimitedAvailability'],
    ['comingSoon', 'PreOrder'],
  ] as const)('%s as %s', (status, availability) => {
    expect(offerOf({}, { status })).toMatchObject({ availability: `https://schema.org/${availability}` })
  })
  test('what it is about by a type of schema.org', () => {
    expect(propertyTypes.map(schemaType).every((type) => mistakesIn({ '@type': type }).length === 0)).toBe(
      true,
    )
  })
})

describe('the head of every page', () => {
  const heads: [string, Descriptors][] = [
    ...pages.map(([name, meta, loaderData]): [string, Descriptors] => [name, said(meta, loaderData)]),
    ['a home', headOfHome()],
  ]
  test.each(heads)(
    'of %s has one canonical address, its languages, and a picture of a known size',
    (_, head) => {
      const links = head.filter(({ tagName }) => tagName === 'link')
      const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href }) => String(href))
      expect(canonical).toHaveLength(1)
      expect(canonical[0]).not.toMatch(/utm_|gclid|fbclid|sort=/)
      const languages = links.filter(({ rel, hrefLang }) => rel === 'alternate' && hrefLang)
      expect(languages.map(({ hrefLang }) => hrefLang)).toContain('x-default')
      expect(languages.length).toBeGreaterThan(1)
      const property = (name: string) => head.find((one) => one.property === name)?.content
      expect(property('og:url')).toBe(canonical[0])
      expect(property('og:image')).toMatch(/^https:\/\/meridian\.example\/og\/[a-z-]+(\/[\w-]+)?\.png/)
      expect([property('og:image:width'), property('og:image:height')]).toEqual(['1200', '630'])
      expect(head.find((one) => one.name === 'twitter:card')?.content).toBe('summary_large_image')
    },
  )

  test('a home names the languages of our own words and those people wrote in, and no machine’s', () => {
    const everywhere = ['x-default ', 'en ', ...reviewedLanguages.map((lang) => `${lang} ?lang=${lang}`)]
    const languages = (texts: { lang: string; origin: 'human' | 'machine' }[]) =>
      headOfHome({ texts: texts.map((one) => ({ ...one, title: one.lang, description: null })) })
        .filter(({ hrefLang }) => hrefLang)
        .map(({ hrefLang, href }) => `${String(hrefLang)} ${String(href).replace(/^.*\/[\w-]+/, '')}`)
    expect(
      languages([
        { lang: 'en', origin: 'human' },
        { lang: 'nl-BE', origin: 'human' },
        { lang: 'pl', origin: 'machine' },
      ]),
    ).toEqual([...everywhere, 'nl-BE ?lang=nl-BE'])
    expect(
      languages([
        { lang: 'fr', origin: 'human' },
        { lang: 'en', origin: 'machine' },
      ]),
    ).toEqual(everywhere)
  })
})
