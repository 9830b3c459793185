/** tests: homes with everything that a file could break, for writing them and reading them again. */
import * as fc from 'fast-check'
import { features } from '#contract/vocabulary/features.ts'
import { areaKinds, energyClasses, propertyTypes, type Purpose } from '#contract/vocabulary/vocabulary.ts'
import { useClassOf } from '#contract/vocabulary/type-groups.ts'
import { normaliseDraft } from '#server/listings/draft/draft.rules.ts'
import type { ListingDraft, OfferDraft } from '#server/listings/index.ts'
import { countryCodes } from '#server/places/index.ts'
import { aDraft, saleOffer } from './listing-drafts.ts'

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
  .record({
    terms: fc.constantFrom(...rents),
    amount: maybe(fc.integer({ min: 2, max: 90_000_000 })),
    more: maybe(fc.integer({ min: 1, max: 900_000 })),
  })
  .map(({ terms: [purpose, period], amount, more }): OfferDraft => ({
    ...saleOffer,
    purpose,
    period,
    priceMode: amount === null ? 'onRequest' : more === null ? 'fixed' : 'range',
    amountMinor: amount === null ? null : amount * 100,
    amountMaxMinor: amount === null || more === null ? null : (amount + more) * 100,
    withheldMinor: amount === null ? 77_700 : null,
    fee: null,
    costs: [],
  }))

const area = fc
  .record({
    kind: fc.constantFrom(...areaKinds),
    value: fc.integer({ min: 10, max: 90_000 }),
    isFeet: fc.boolean(),
    more: maybe(fc.integer({ min: 1, max: 500 })),
  })
  .map(({ kind, value, isFeet, more }) => {
    const inM2 = (size: number) => (isFeet ? Math.round(size * 9.290304) / 100 : size)
    const max = more === null ? null : { value: value + more, valueM2: inM2(value + more) }
    return { kind, value, valueM2: inM2(value), unit: isFeet ? 'sqft' : 'm2', ...(max && { max }) }
  })

const openHouse = fc.record({
  kind: fc.constantFrom('openHouse', 'auction'),
  date: fc.constantFrom('2026-12-05', '2027-01-31'),
  from: maybe(fc.constantFrom('09:00', '15:30')),
  until: maybe(fc.constantFrom('16:00', '23:59')),
})

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
    moreBedrooms: maybe(fc.integer({ min: 1, max: 4 })),
    coAgents: fc.array(plain, { maxLength: 3 }),
    bathrooms: maybe(fc.integer({ min: 1, max: 16 }).map((half) => half / 2)),
    areas: fc.array(area, { maxLength: 4 }),
    isLeasehold: fc.boolean(),
    isNewBuild: fc.boolean(),
    energyClass: maybe(fc.constantFrom(...energyClasses.slice(0, 7))),
    features: fc.subarray([...features], { maxLength: 12 }),
    other: fc.array(plain, { maxLength: 2 }),
    offer,
    openHouses: fc.array(openHouse, { maxLength: 2 }),
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
        bedroomsMax: one.bedrooms === null ? null : one.bedrooms + (one.moreBedrooms ?? 0),
        coAgentNames: one.coAgents,
        isStudio: one.type === 'studio',
        bathrooms: one.bathrooms,
        areas: one.areas,
        tenure: one.isLeasehold ? 'leasehold' : null,
        isNewBuild: one.isNewBuild,
        energy: one.energyClass && { ...unrated, status: 'rated', class: one.energyClass },
        features: one.features,
        otherFeatures: one.other,
        offers: [one.offer],
        openHouses: one.openHouses,
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
export const stockOf = (since: Date) =>
  fc.array(home, { minLength: 30, maxLength: 30 }).map((homes) =>
    homes.map((one, index) => ({
      ...one,
      sourceId: `home-${index}`,
      sourceUpdatedAt: new Date(since.getTime() - (index + 1) * 86_400_000),
    })),
  )
