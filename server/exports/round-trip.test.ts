/** exports: what leaves as a file comes back by our own importer as it was, as far as the format can hold it. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld, generateListings } from '@meridian/demonstration'
import { features } from '#contract/vocabulary/features.ts'
import { areaKinds, energyClasses, propertyTypes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import { normaliseDraft } from '#server/listings/draft/draft.rules.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { openTiles, worldTiles } from '#server/maps/index.ts'
import { countryCodes } from '#server/places/index.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { fileOf, places, readFeed } from '#tests/support/feeds.ts'
import type { ExportFormat } from './exported-home.ts'
import { kyero } from './kyero/kyero.ts'
import { reso } from './reso/reso.ts'

const at = new Date('2025-07-01T08:00:00Z')

/** The homes as a file of this format. */
function fileFor(format: ExportFormat, homes: readonly ListingDraft[]): string {
  const said = homes.map((draft) =>
    format.home({ id: draft.sourceId, key: draft.sourceId, listedAt: at, updatedAt: at, draft, origin }),
  )
  return format.open({ changedAt: at }) + said.join(format.between) + format.close
}
const origin = 'https://meridian.example'

/** Written, read again as an agency's feed would be, and brought into the stored form. */
async function throughFile(format: ExportFormat, homes: readonly ListingDraft[]) {
  const read = await readFeed(fileOf(fileFor(format, homes)))
  return { ...read, homes: read.homes.map(normaliseDraft) }
}

const offerCarried = ({ purpose, period, amountMinor, currency }: OfferDraft) => ({
  purpose,
  period,
  amountMinor,
  currency,
})

/** What Kyero holds of a home; `docs/feeds.md` says what it does not. */
const carriedByKyero = (home: ListingDraft) => ({
  sourceId: home.sourceId,
  publicRef: home.publicRef,
  cadastral: home.alternateIds,
  sourceUpdatedAt: home.sourceUpdatedAt,
  listingUrl: home.listingUrl,
  videoUrls: home.videoUrls.slice(0, 1),
  tourUrls: home.tourUrls.slice(0, 1),
  useClass: home.useClass,
  type: home.type,
  sourceType: home.sourceType,
  place: {
    country: home.place.country,
    admin1: home.place.admin1,
    admin2: home.place.admin2,
    locality: home.place.locality,
    district: home.place.district,
    postalCode: home.place.postalCode,
    point: home.place.show === 'hidden' ? null : home.place.point,
  },
  bedrooms: home.bedrooms,
  isStudio: home.isStudio,
  bathrooms: home.bathrooms,
  areas: home.areas,
  isLeasehold: home.tenure === 'leasehold',
  isNewBuild: home.isNewBuild,
  energyClass: home.energy?.class ?? null,
  emissionsClass: home.energy?.co2Class ?? null,
  features: home.features,
  otherFeatures: home.otherFeatures,
  offer: home.offers[0] && offerCarried(home.offers[0]),
  texts: home.texts.map(({ lang, title, description }) => ({ lang, title, description })),
  media: home.media.map(({ kind, sourceUrl, caption }) => ({ kind, sourceUrl, caption })),
})

/** What RESO holds of a home. */
const carriedByReso = (home: ListingDraft) => ({
  sourceId: home.sourceId,
  publicRef: home.publicRef,
  status: home.status === 'reserved' ? 'underOffer' : home.status,
  sourceUpdatedAt: home.sourceUpdatedAt,
  expiresOn: home.expiresOn,
  listingUrl: home.listingUrl,
  agentName: home.agentName,
  useClass: home.useClass,
  type: home.type,
  place: { ...home.place, show: home.place.show === 'exact' ? 'exact' : 'area' },
  bedrooms: home.bedrooms,
  bathrooms: home.bathrooms,
  roomsTotal: home.roomsTotal,
  areas: home.areas.filter(({ kind }) => ['living', 'built', 'plot'].includes(kind)),
  floorLabel: home.floorLabel,
  floorsTotal: home.floorsTotal,
  yearBuilt: home.yearBuilt,
  condition: home.condition,
  isNewBuild: home.isNewBuild,
  parkingSpaces: home.parkingSpaces,
  features: home.features,
  otherFeatures: home.otherFeatures,
  offer: home.offers[0] && {
    ...offerCarried(home.offers[0]),
    depositMinor: home.offers[0].depositMinor,
    furnished: home.offers[0].furnished,
    pets: home.offers[0].pets,
    availableFrom: home.offers[0].availableFrom,
  },
  media: home.media.map(({ kind, sourceUrl, caption }) => ({ kind, sourceUrl, caption })),
})

/** Words with everything that markup, line ends and other scripts could break. */
const words = fc
  .string({ unit: fc.constantFrom(...'abcÄéñßłЖ中ع😀 &<>"\'/]['), minLength: 1, maxLength: 30 })
  .map((text) => `Q${text}`.replaceAll(/\s+/g, ' ').trim())
/** As the importer would keep it: no sign of markup, which it would take for markup. */
const plain = words.map((text) => text.replaceAll(/[&<>]/g, '').replaceAll(/ +/g, ' '))
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const url = fc.nat(9_999).map((n) => `https://agency.example/p/${n}.jpg?a=1&b=${n}`)

const rents: readonly [Purpose, OfferDraft['period']][] = [
  ['sale', 'once'],
  ['rent', 'month'],
  ['rentShort', 'week'],
]

const offer = fc
  .record({ terms: fc.constantFrom(...rents), amount: maybe(fc.integer({ min: 2, max: 90_000_000 })) })
  .map(({ terms: [purpose, period], amount }): OfferDraft => ({
    ...saleOffer,
    purpose,
    period,
    priceMode: amount === null ? 'onRequest' : 'fixed',
    amountMinor: amount === null ? null : amount * 100,
    withheldMinor: amount === null ? 77_700 : null,
    fee: null,
    costs: [],
  }))

const area = fc
  .record({
    kind: fc.constantFrom(...areaKinds),
    value: fc.integer({ min: 10, max: 90_000 }),
    isFeet: fc.boolean(),
  })
  .map(({ kind, value, isFeet }) => ({
    kind,
    value,
    valueM2: isFeet ? Math.round(value * 9.290304) / 100 : value,
    unit: isFeet ? 'sqft' : 'm2',
  }))

const home = fc
  .record({
    type: fc.constantFrom(...propertyTypes),
    reference: maybe(plain),
    district: maybe(plain),
    postalCode: maybe(fc.constantFrom('03724', 'SW1A 1AA')),
    admin1: maybe(plain),
    admin2: maybe(plain),
    country: fc.constantFrom(...countryCodes),
    bedrooms: maybe(fc.integer({ min: 1, max: 12 })),
    bathrooms: maybe(fc.integer({ min: 1, max: 16 }).map((half) => half / 2)),
    areas: fc.array(area, { maxLength: 4 }),
    isLeasehold: fc.boolean(),
    isNewBuild: fc.boolean(),
    energyClass: maybe(fc.constantFrom(...energyClasses.slice(0, 7))),
    features: fc.subarray([...features], { maxLength: 12 }),
    other: fc.array(plain, { maxLength: 2 }),
    offer,
    titles: fc.uniqueArray(fc.record({ lang: fc.constantFrom('en', 'es', 'ar', 'pt-br'), title: plain }), {
      selector: ({ lang }) => lang,
      maxLength: 3,
    }),
    description: words.map((text) => text.replaceAll(/[&<>]/g, (sign) => escaped[sign] ?? sign)),
    photos: fc.uniqueArray(url, { maxLength: 5 }),
    caption: maybe(plain),
  })
  .map((one) =>
    normaliseDraft(
      aDraft('1', {
        publicRef: one.reference,
        type: one.type,
        useClass: useClassOf(one.type),
        bedrooms: one.type === 'studio' ? 0 : one.bedrooms,
        isStudio: one.type === 'studio',
        bathrooms: one.bathrooms,
        areas: one.areas,
        tenure: one.isLeasehold ? 'leasehold' : null,
        isNewBuild: one.isNewBuild,
        energy: one.energyClass && { ...unrated, status: 'rated', class: one.energyClass },
        features: one.features,
        otherFeatures: one.other,
        offers: [one.offer],
        place: { ...aDraft('1').place, ...placed(one), locality: 'Somewhere', point: null },
        texts: one.titles.map(({ lang, title }, index) => ({
          lang,
          title,
          description: index === 0 ? `<p>${one.description}<br>end</p><ul><li>one</li></ul>` : null,
          origin: 'human',
        })),
        media: one.photos.map((sourceUrl) => ({
          kind: 'photo',
          sourceUrl,
          illustration: null,
          caption: one.caption,
        })),
      }),
    ),
  )

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const unrated = { class: null, label: null, kwhM2: null, co2Class: null, co2KgM2: null, validUntil: null }
const placed = ({ country, admin1, admin2, district, postalCode }: Record<string, string | null | unknown>) =>
  ({ country, admin1, admin2, district, postalCode }) as ListingDraft['place']

/** Many homes through one file, so that a file is what is read. */
const stock = fc.array(home, { minLength: 30, maxLength: 30 }).map((homes) =>
  homes.map((one, index) => ({
    ...one,
    sourceId: `home-${index}`,
    sourceUpdatedAt: new Date(at.getTime() - (index + 1) * 86_400_000),
  })),
)

type Case = { name: string; format: ExportFormat; carried: (home: ListingDraft) => object; runs: number }

describe.each<Case>([
  { name: 'Kyero', format: kyero, carried: carriedByKyero, runs: 4 },
  { name: 'RESO', format: reso, carried: carriedByReso, runs: 4 },
])('$name', ({ format, carried, runs }) => {
  it('homes come back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(stock, async (homes) => {
        const { complete, homes: read } = await throughFile(format, homes)
        expect(complete).toBe(true)
        expect(read.map(carried)).toEqual(homes.map(carried))
      }),
      { numRuns: runs, endOnFailure: true },
    )
  })

  it('every type, every feature and every country has its word', async () => {
    const homes = [
      ...propertyTypes.map((type) => ({ type, useClass: useClassOf(type), features: [] })),
      ...features.map((feature) => ({ features: [feature] })),
      ...countryCodes.map((country) => ({ place: { ...aDraft('').place, country, point: null } })),
    ].map((one, index) => normaliseDraft(aDraft(`w${index}`, { isStudio: false, ...one })))
    const known = homes.map((one) => (one.type === 'studio' ? { ...one, bedrooms: 0, isStudio: true } : one))
    const { homes: read, findings } = await throughFile(format, known)
    const wordsOf = ({ type, useClass, features: found, place: { country } }: ListingDraft) => [
      type,
      useClass,
      found,
      country,
    ]
    expect(read.map(wordsOf)).toEqual(known.map(wordsOf))
    expect(findings.filter(({ code }) => code === 'field.noPlace')).toEqual([])
  })

  it('what is withheld leaves nobody’s house', () => {
    const secret = normaliseDraft(
      aDraft('1', {
        offers: [{ ...saleOffer, priceMode: 'onRequest', amountMinor: null, withheldMinor: 98_765_400 }],
      }),
    )
    expect(fileFor(format, [secret])).not.toContain('987654')
  })
})

describe('the demonstration', async () => {
  const tiles = await openTiles(worldTiles(), { only: ['land'], keep: 300 })
  const homes: ListingDraft[] = []
  for await (const { draft } of generateListings(createWorld(places, tiles), 120, at))
    homes.push(normaliseDraft(draft))
  /** A rent by the week is for holidays there, and no letter below G is known. */
  const held = homes.filter(
    ({ offers: [first], energy }) =>
      (first?.purpose === 'sale' || (first?.purpose === 'rent' && first.period === 'month')) &&
      energy?.class !== 'H' &&
      energy?.co2Class !== 'H',
  )

  it('comes back by Kyero as it was, its drawings as pictures', async () => {
    expect(held.length).toBeGreaterThan(60)
    const { homes: read, findings } = await throughFile(kyero, held)
    const seen = (home: ListingDraft) => ({
      ...carriedByKyero(home),
      // What a restaurant is used for follows from what it is.
      useClass: useClassOf(home.type),
      sourceType: null,
      media: home.media.map(({ kind, caption }) => ({ kind, caption })),
    })
    expect(read.map(seen)).toEqual(held.map(seen))
    expect(findings.filter(({ code }) => code === 'field.noPlace')).toEqual([])
    expect(read[0]?.media[0]?.sourceUrl).toMatch(/^https:\/\/meridian\.example\/illustrations\/.+\.jpg$/)
  })
})
