/**
 * exports: what leaves as a file comes back by our own importer as it was, as far as the format can hold it.
 */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createWorld, generateListings } from '@meridian/demonstration'
import { features } from '#contract/vocabulary/features.ts'
import { propertyTypes } from '#contract/vocabulary/vocabulary.ts'
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import { normaliseDraft } from '#server/listings/draft/draft.rules.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { openTiles, worldTiles } from '#server/maps/index.ts'
import { countryCodes } from '#server/places/index.ts'
import { aDraft, saleOffer } from '#tests/support/listing-drafts.ts'
import { stockOf } from '#tests/support/exported-homes.ts'
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

const offerCarried = ({ purpose, period, amountMinor, amountMaxMinor, currency }: OfferDraft) => ({
  purpose,
  period,
  amountMinor,
  amountMaxMinor,
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
  bedroomsMax: home.bedroomsMax,
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
  openHouses: home.openHouses,
  listingUrl: home.listingUrl,
  agentName: home.agentName,
  coAgentNames: home.coAgentNames,
  useClass: home.useClass,
  type: home.type,
  place: { ...home.place, show: home.place.show === 'exact' ? 'exact' : 'area' },
  bedrooms: home.bedrooms,
  bedroomsMax: home.bedroomsMax,
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

type Case = { name: string; format: ExportFormat; carried: (home: ListingDraft) => object; runs: number }

describe.each<Case>([
  { name: 'Kyero', format: kyero, carried: carriedByKyero, runs: 4 },
  { name: 'RESO', format: reso, carried: carriedByReso, runs: 4 },
])('$name', ({ format, carried, runs }) => {
  it('homes come back as they were', async () => {
    await fc.assert(
      fc.asyncProperty(stockOf(at), async (homes) => {
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
