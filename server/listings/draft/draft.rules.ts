/**
 * listings: brings a draft into the one form that is stored and compared, and says why one cannot be stored.
 */
import type { AreaDraft, ListingDraft, MediaDraft, OfferDraft, PlaceDraft, TextDraft } from './draft.ts'
import {
  day,
  decimal,
  dedupe,
  languageTag,
  money,
  text,
  webAddress,
  webAddresses,
  whole,
} from './draft-values.rules.ts'
import { closingOf, openHousesOf } from './moments.rules.ts'

/** Why a draft cannot be stored. `field` is a member of the draft, `code` is stable. */
export type DraftProblem = {
  field: keyof ListingDraft
  code: 'missing' | 'invalid' | 'unknownCurrency' | 'unclean' | 'tooLong' | 'duplicate' | 'unknownListing'
}

/**
 * The draft as the database will give it back: trimmed, without doubles,
 * in fixed order, rounded to what columns hold.
 * Values that cannot be true (a negative area, the year 20190, a
 * point at 0,0) become "not said". Never throws.
 */
export function normaliseDraft(draft: ListingDraft): ListingDraft {
  const bedrooms = decimal(draft.bedrooms, 999, 1)
  const isStudio = draft.isStudio && !bedrooms
  return {
    ...draft,
    ...identity(draft),
    ...facts(draft),
    bedrooms: isStudio ? 0 : bedrooms,
    bedroomsMax: isStudio ? null : above(decimal(draft.bedroomsMax ?? null, 999, 1), bedrooms),
    isStudio,
    place: placeOf(draft.place),
    areas: areasOf(draft.areas),
    features: dedupe(draft.features, String).toSorted(),
    otherFeatures: dedupe(draft.otherFeatures.map((word) => text(word, 200) ?? '').filter(Boolean), String),
    rooms: draft.rooms.slice(0, 200).map(roomOf),
    offers: dedupe(draft.offers.map(offerOf), termsOf).toSorted(byPurpose),
    texts: textsOf(draft.texts),
    media: mediaOf(draft.media),
  }
}

const identity = (draft: ListingDraft) => ({
  sourceId: text(draft.sourceId, 1_000) ?? '',
  publicRef: text(draft.publicRef, 200),
  alternateIds: draft.alternateIds
    .map(({ scheme, value }) => ({ scheme: text(scheme, 100) ?? '', value: text(value, 200) ?? '' }))
    .filter(({ scheme, value }) => scheme && value),
  statusReason: text(draft.statusReason, 500),
  openHouses: openHousesOf(draft.openHouses ?? []),
  closing: closingOf(draft.closing),
  listingUrl: webAddress(draft.listingUrl),
  videoUrls: webAddresses(draft.videoUrls),
  tourUrls: webAddresses(draft.tourUrls),
  ...peopleOf(draft),
  sourceType: text(draft.sourceType, 200),
})

/** So many people besides the first may answer for a home. */
const mostCoAgents = 9

/** Nobody is named twice, whatever the case; the first of several is the one who leads. */
function peopleOf({ agentName, coAgentNames = [] }: ListingDraft) {
  const names = [agentName, ...coAgentNames].map((name) => text(name, 200)).filter((name) => name !== null)
  const [first = null, ...others] = dedupe(names, (name) => name.toLowerCase())
  return { agentName: first, coAgentNames: others.slice(0, mostCoAgents) }
}

const facts = (draft: ListingDraft) => ({
  bathrooms: decimal(draft.bathrooms, 999, 1),
  bathroomsFull: whole(draft.bathroomsFull ?? null, 0, 999),
  bathroomsThreeQuarter: whole(draft.bathroomsThreeQuarter ?? null, 0, 999),
  bathroomsHalf: whole(draft.bathroomsHalf ?? null, 0, 999),
  suites: whole(draft.suites ?? null, 0, 999),
  toilets: decimal(draft.toilets, 999, 1),
  receptionRooms: decimal(draft.receptionRooms, 999, 1),
  roomsTotal: decimal(draft.roomsTotal, 9_999, 1),
  floorLabel: text(draft.floorLabel, 100),
  floorsTotal: whole(draft.floorsTotal, 0, 300),
  yearBuilt: whole(draft.yearBuilt, 800, 2_200),
  yearRenovated: whole(draft.yearRenovated, 800, 2_200),
  leaseYearsLeft: whole(draft.leaseYearsLeft, 0, 9_999),
  expiresOn: day(draft.expiresOn ?? null),
  parkingSpaces: whole(draft.parkingSpaces, 0, 9_999),
  energy: draft.energy && {
    status: draft.energy.status,
    class: draft.energy.class,
    label: text(draft.energy.label, 100),
    kwhM2: decimal(draft.energy.kwhM2, 99_999, 1),
    co2Class: draft.energy.co2Class ?? null,
    co2KgM2: decimal(draft.energy.co2KgM2 ?? null, 99_999, 1),
    validUntil: day(draft.energy.validUntil ?? null),
    basis: draft.energy.basis ?? null,
  },
})

function placeOf(place: PlaceDraft): PlaceDraft {
  const point = place.point && onEarth(place.point) ? { lat: place.point.lat, lon: place.point.lon } : null
  return {
    country: place.country.trim().toUpperCase(),
    admin1: text(place.admin1, 200),
    admin2: text(place.admin2, 200),
    locality: text(place.locality, 200),
    district: text(place.district, 200),
    street: text(place.street, 300),
    houseNumber: text(place.houseNumber, 50),
    unitName: text(place.unitName, 100),
    postalCode: text(place.postalCode, 20),
    unparsedAddress: text(place.unparsedAddress, 500),
    point,
    pointSource: point ? place.pointSource : 'none',
    show: place.show,
  }
}

/** 0,0 is what software writes when it knows nothing. */
const onEarth = ({ lat, lon }: { lat: number; lon: number }): boolean =>
  Math.abs(lat) <= 90 && Math.abs(lon) <= 180 && !(lat === 0 && lon === 0)

function areasOf(areas: AreaDraft[]): AreaDraft[] {
  const believable = areas.flatMap(({ kind, valueM2, value, unit, max }) => {
    const area = {
      kind,
      valueM2: decimal(valueM2, 1e11, 2),
      value: decimal(value, 1e11, 4),
      unit: text(unit, 50),
    }
    if (!area.valueM2 || !area.value || !area.unit) return []
    const known = { kind, valueM2: area.valueM2, value: area.value, unit: area.unit }
    const most = max && { valueM2: decimal(max.valueM2, 1e11, 2), value: decimal(max.value, 1e11, 4) }
    const isRange = most && above(most.value, known.value) && most.valueM2 && most.valueM2 >= known.valueM2
    return [isRange ? { ...known, max: most as NonNullable<AreaDraft['max']> } : known]
  })
  return dedupe(believable, (area) => area.kind).toSorted((a, b) => (a.kind < b.kind ? -1 : 1))
}

/** The upper end of a range; null where it is none. */
const above = (most: number | null, least: number | null): number | null =>
  most !== null && least !== null && most > least ? most : null

const roomOf = (room: ListingDraft['rooms'][number]) => ({
  name: text(room.name, 200) ?? '',
  areaM2: decimal(room.areaM2, 1e9, 2),
  lengthM: decimal(room.lengthM, 1e6, 2),
  widthM: decimal(room.widthM, 1e6, 2),
})

function offerOf(offer: OfferDraft): OfferDraft {
  const onRequest = offer.priceMode === 'onRequest'
  const max = onRequest ? null : money(offer.amountMaxMinor)
  return {
    ...offer,
    priceMode: offer.priceMode === 'range' && max === null ? 'from' : offer.priceMode,
    amountMinor: onRequest ? null : offer.amountMinor,
    amountMaxMinor: max !== null && max > (offer.amountMinor ?? 0) ? max : null,
    currency: offer.currency.trim().toUpperCase(),
    period: offer.purpose === 'sale' ? 'once' : offer.period,
    priceText: text(offer.priceText, 200),
    withheldMinor: onRequest ? money(offer.withheldMinor ?? null) : null,
    depositMinor: money(offer.depositMinor),
    availableFrom: day(offer.availableFrom),
    minTermMonths: whole(offer.minTermMonths, 0, 1_200),
    fee: feeOf(offer.fee),
    costs: offer.costs
      .filter(({ amount }) => money(amount) !== null)
      .map(({ kind, amount, currency, period }) => ({ kind, amount, currency, period })),
  }
}

/** One of which nothing is left is none. */
function feeOf(fee: OfferDraft['fee']): OfferDraft['fee'] {
  if (!fee) return null
  const percent = decimal(fee.percent, 100, 3) || null
  const said = { payer: fee.payer, percent, amountMinor: money(fee.amountMinor), text: text(fee.text, 500) }
  return Object.values(said).some((value) => value !== null) ? said : null
}

/** A home has one price for each purpose and period. */
export const termsOf = ({ purpose, period }: OfferDraft): string => `${purpose} ${period}`

const purposeOrder = ['sale', 'rent', 'rentShort', 'lease']
/** Sale first: the first offer is the one a page leads with. */
export const byPurpose = (a: { purpose: string }, b: { purpose: string }): number =>
  purposeOrder.indexOf(a.purpose) - purposeOrder.indexOf(b.purpose)

function textsOf(texts: TextDraft[]): TextDraft[] {
  const cleaned = texts
    .map(({ lang, title, description, origin }) => ({
      lang: languageTag(lang),
      title: text(title, 300),
      description: text(description, 200_000),
      origin,
    }))
    .filter(({ title, description }) => title ?? description)
  return dedupe(cleaned, ({ lang }) => lang).toSorted((a, b) => (a.lang < b.lang ? -1 : 1))
}

/** The same address twice is one picture. */
function mediaOf(media: MediaDraft[]): MediaDraft[] {
  const items = media.map(({ kind, sourceUrl, illustration, caption, sha256 }) => ({
    kind,
    sourceUrl: text(sourceUrl, 2_000),
    illustration: text(illustration, 500),
    caption: text(caption, 500),
    sha256: sha256 ?? null,
  }))
  const present = items.filter(({ sourceUrl, illustration, sha256 }) => sourceUrl ?? illustration ?? sha256)
  return dedupe(
    present,
    (item) => `${item.kind} ${item.sourceUrl ?? item.sha256 ?? item.illustration}`,
  ).slice(0, 500)
}

/** What keeps a normalised draft from being stored; empty when nothing does. */
export function draftProblems(draft: ListingDraft, knowsCurrency: (code: string) => boolean): DraftProblem[] {
  const problems: DraftProblem[] = []
  if (!draft.sourceId) problems.push({ field: 'sourceId', code: 'missing' })
  if (draft.sourceId.length > 200) problems.push({ field: 'sourceId', code: 'tooLong' })
  if (!/^[A-Z]{2}$/.test(draft.place.country)) problems.push({ field: 'place', code: 'missing' })
  if (draft.offers.length === 0) problems.push({ field: 'offers', code: 'missing' })
  if (!draft.offers.every(isSanePrice)) problems.push({ field: 'offers', code: 'invalid' })
  const currencies = draft.offers.flatMap((offer) => [offer, ...offer.costs]).map(({ currency }) => currency)
  if (draft.closing?.currency) currencies.push(draft.closing.currency)
  if (!currencies.every(knowsCurrency)) problems.push({ field: 'offers', code: 'unknownCurrency' })
  if (!draft.texts.every(({ description }) => isCleanHtml(description ?? '')))
    problems.push({ field: 'texts', code: 'unclean' })
  return problems
}

/** On request means no amount; every other price is a positive whole number of minor units. */
export const isSanePrice = ({
  priceMode,
  amountMinor,
}: Pick<OfferDraft, 'priceMode' | 'amountMinor'>): boolean =>
  priceMode === 'onRequest'
    ? amountMinor === null
    : amountMinor !== null && money(amountMinor) === amountMinor

/** Whether no tag but the allowed ones is there, and none of those with attributes. */
export const isCleanHtml = (html: string): boolean => !/<(?!\/?(?:p|br|ul|ol|li|strong|em)>)/.test(html)
