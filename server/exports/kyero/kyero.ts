/**
 * exports/kyero: homes as Kyero v3. What version 3 has no field for stands
 * in fields of our own, which others pass over.
 */
import { wholeUnits } from '#contract/money/minor-units.ts'
import { perMonth } from '#contract/vocabulary/vocabulary.ts'
import type { AreaDraft, OfferDraft } from '#server/listings/index.ts'
import { countryName } from '#server/places/index.ts'
import { inWords, ownTexts, picturesOf, type ExportedHome, type ExportFormat } from '../exported-home.ts'
import { element, group, type Attributes } from './xml.ts'
import { kyeroType } from './words.rules.ts'

/** `2025-08-01 12:00:00`, UTC. */
const stampOf = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

export const kyero: ExportFormat = {
  type: 'application/xml; charset=utf-8',
  open: ({ changedAt }) =>
    `<?xml version="1.0" encoding="UTF-8"?>\n<root>\n${group('kyero', [
      element('feed_version', '3'),
      element('feed_generated', stampOf(changedAt)),
    ])}\n`,
  home: (home) => group('property', partsOf(home)),
  between: '\n',
  close: '\n</root>\n',
}

/** Longest texts, and most features and pictures, that the schema takes. */
const most = { id: 50, locationDetail: 50, features: 50, pictures: 50 }

function partsOf(home: ExportedHome): string[] {
  const { draft, id, key, updatedAt } = home
  const { place } = draft
  return [
    element('id', key.length <= most.id ? key : id),
    element('date', stampOf(draft.sourceUpdatedAt ?? updatedAt)),
    element('ref', draft.publicRef),
    ...priceOf(draft.offers[0]),
    ...(draft.otherFeatures.includes(shared) ? [element('part_ownership', '1')] : []),
    element('leasehold', draft.tenure === 'leasehold' ? '1' : null),
    element('new_build', draft.isNewBuild ? '1' : '0'),
    element('type', kyeroType(draft.type), { said: draft.sourceType }),
    element('town', place.locality),
    element('province', place.admin2 ?? place.admin1, place.admin2 ? {} : { level: 1 }),
    element('region', place.admin2 && place.admin1),
    element('country', countryName(place.country)),
    element('postcode', place.postalCode),
    ...pointOf(home),
    element('location_detail', place.district?.slice(0, most.locationDetail)),
    ...countsOf(home),
    group('surface_area', areasOf(draft.areas)),
    group('energy_rating', energyOf(home)),
    group('url', [element('en', draft.listingUrl)]),
    element('video_url', draft.videoUrls[0]),
    element('virtual_tour_url', draft.tourUrls[0]),
    element('catastral', draft.alternateIds.find(({ scheme }) => scheme === 'cadastral')?.value),
    ...textsOf(home),
    group('features', featuresOf(home)),
    group('images', imagesOf(home)),
  ]
}

/** Portals know one price of a home: the first. */
function priceOf(offer: OfferDraft | undefined): string[] {
  if (!offer) return []
  const { frequency, times } = frequencyOf(offer)
  const inUnits = (amount: number | null) =>
    amount === null ? null : wholeUnits({ amount, currency: offer.currency }) * times
  const price = inUnits(offer.amountMinor)
  const most = inUnits(offer.amountMaxMinor)
  return [
    element('price', price === null ? 'x' : String(Math.round(price)), price === null ? {} : toOf(most)),
    element('currency', offer.currency),
    element('price_freq', frequency),
  ]
}

/** The upper end of a range. */
const toOf = (most: number | null | undefined): Attributes => (most ? { to: Math.round(most) } : {})

/** A week is a holiday there and a month is a home, so other periods are reckoned over. */
function frequencyOf({ purpose, period }: OfferDraft): { frequency: string; times: number } {
  if (purpose === 'sale') return { frequency: 'sale', times: 1 }
  if (purpose !== 'rentShort') return { frequency: 'month', times: perMonth[period] }
  return period === 'month'
    ? { frequency: 'month', times: 1 }
    : { frequency: 'week', times: period === 'week' ? 1 : perMonth[period] / perMonth.week }
}

/**
 * Whoever reads Kyero shows the point as it stands there: of a home whose place nobody may see there is none.
 */
function pointOf({ draft: { place } }: ExportedHome): string[] {
  const { point, show } = place
  if (!point || show === 'hidden') return []
  return [
    group('location', [element('latitude', String(point.lat)), element('longitude', String(point.lon))]),
  ]
}

const pools = /pool/i
/** What a share of a home is kept as. */
const shared = 'Part ownership'

function countsOf({ draft }: ExportedHome): string[] {
  const { bedrooms, bedroomsMax, bathrooms, features } = draft
  const beds = bedrooms === null ? null : Math.floor(bedrooms)
  const baths = bathrooms === null ? null : Math.floor(bathrooms)
  return [
    element('beds', beds === null ? null : String(beds), bedroomsMax ? { to: bedroomsMax } : {}),
    element('baths', baths === null ? null : String(baths), baths === bathrooms ? {} : { exact: bathrooms }),
    element('pool', features.some((one) => pools.test(one)) ? '1' : '0'),
  ]
}

/** What counts as the built area where nobody states one. */
const standIns = ['built', 'total', 'internal', 'living', 'usable', 'commercial', 'storage'] as const

/** In whole square metres; what they were measured in stands beside them. */
function areasOf(areas: readonly AreaDraft[]): string[] {
  const built = standIns.map((kind) => areas.find((one) => one.kind === kind)).find(Boolean)
  return areas.map((area) => {
    const { kind, value, valueM2, unit, max } = area
    const isRound = unit === 'm2' && Number.isInteger(value)
    const name = area === built ? 'built' : kind
    const said: Attributes = {
      ...(name !== kind && { kind }),
      ...(!isRound && { value, unit, m2: valueM2 }),
      ...(max && { to: max.value, to_m2: max.valueM2 }),
    }
    return element(name, String(Math.max(1, Math.round(valueM2))), said)
  })
}

/** A to G, and X for a home that has no letter. */
function energyOf({ draft: { energy } }: ExportedHome): string[] {
  if (!energy) return []
  const letter = (one: string | null | undefined): string | null => (one && /^[A-G]$/.test(one) ? one : null)
  const unrated = energy.status === 'rated' ? null : 'X'
  return [
    element('consumption', letter(energy.class) ?? unrated),
    element('emissions', letter(energy.co2Class)),
  ]
}

function textsOf(home: ExportedHome): string[] {
  const texts = ownTexts(home.draft)
  return [
    group(
      'title',
      texts.map(({ lang, title }) => element(lang, title)),
    ),
    group(
      'desc',
      texts.map(({ lang, description }) => element(lang, description)),
    ),
  ]
}

const featuresOf = ({ draft }: ExportedHome): string[] =>
  [...draft.features.map(inWords), ...draft.otherFeatures]
    .slice(0, most.features)
    .map((words) => element('feature', words))

const imagesOf = (home: ExportedHome): string[] =>
  picturesOf(home, ['photo', 'floorPlan'])
    .slice(0, most.pictures)
    .map(({ kind, url, caption }, at) =>
      group('image', [element('url', url), element('title', caption)], {
        id: at + 1,
        ...(kind === 'floorPlan' && { floorplan: 1 }),
      }),
    )
