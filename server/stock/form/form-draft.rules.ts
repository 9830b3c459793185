/** stock: what an agency wrote by hand as a listing, and a listing as what would have been written. */
import { areaUnits, squareMetresPer, type AreaUnit } from '#contract/vocabulary/area-units.ts'
import { emptyForm } from '#contract/stock/empty-form.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { isFlat, useClassOf } from '#contract/vocabulary/type-groups.ts'
import type { AreaDraft, ClosingDraft, ListingDraft, OfferDraft, PlaceDraft } from '#server/listings/index.ts'
import { asHtml, asPlainText } from './plain-text.rules.ts'

/** A listing that was written by hand is recognised by the draft it began as. */
type Identity = Pick<ListingDraft, 'sourceId' | 'status'>

/** Every field that the form does not have. */
const unsaid = {
  alternateIds: [],
  statusReason: null,
  sourceUpdatedAt: null,
  listingUrl: null,
  sourceType: null,
  toilets: null,
  receptionRooms: null,
  otherFeatures: [],
} satisfies Partial<ListingDraft>

/**
 * The listing that a complete form says. What a form cannot say stays as it is in `before`.
 * @throws TypeError for a form in which something that publishing asks for is missing.
 */
export function toDraft(
  form: ListingForm,
  identity: Identity,
  before: Partial<ListingDraft> = {},
): ListingDraft {
  const { type, purpose } = form
  if (type === null || purpose === null) throw new TypeError('The form has no type or no purpose.')
  const isStudio = form.bedrooms === 0 && isFlat(type) && type !== 'room'
  return {
    ...unsaid,
    ...before,
    ...identity,
    publicRef: form.reference,
    openHouses: form.openHouses.flatMap(({ date, ...one }) => (date === null ? [] : [{ ...one, date }])),
    closing: closingDraft(form.closing),
    videoUrls: form.videoUrls,
    tourUrls: form.tourUrls,
    agentName: form.agent,
    coAgentNames: form.coAgents,
    useClass: useClassOf(type),
    type,
    place: placeDraft(form.place, before.place),
    bedrooms: form.bedrooms,
    bedroomsMax: form.bedroomsMax,
    isStudio,
    bathrooms: form.bathrooms,
    suites: form.suites,
    roomsTotal: form.roomsTotal,
    areas: form.areas.map(areaDraft),
    floorLabel: form.floor,
    floorsTotal: form.floorsTotal,
    yearBuilt: form.yearBuilt,
    yearRenovated: form.yearRenovated,
    condition: form.condition,
    tenure: form.tenure,
    leaseYearsLeft: form.leaseYearsLeft,
    isNewBuild: form.isNewBuild,
    completion: form.completion,
    energy: form.energy && { ...before.energy, ...form.energy, label: form.energy.class },
    parkingSpaces: form.parkingSpaces,
    features: form.features,
    rooms: form.rooms,
    offers: [offerDraft(form, purpose)],
    texts: form.texts
      .map(({ lang, title, description }) => ({
        lang,
        title,
        description: description?.trim() ? asHtml(description) : null,
        origin: 'human' as const,
      }))
      .filter(({ title, description }) => title ?? description),
    media: form.media.map((item) => ({ ...item, illustration: null })),
  }
}

function areaDraft({ kind, value, unit, max }: ListingForm['areas'][number]): AreaDraft {
  const inM2 = (size: number) => size * squareMetresPer[unit]
  return { kind, value, unit, valueM2: inM2(value), ...(max && { max: { value: max, valueM2: inM2(max) } }) }
}

const closingDraft = (closing: ListingForm['closing']): ClosingDraft | null =>
  closing && { on: closing.on, amountMinor: closing.amount, currency: closing.currency }

function placeDraft(place: ListingForm['place'], before: PlaceDraft | undefined): PlaceDraft {
  return {
    country: place.country ?? '',
    admin1: place.region,
    admin2: before?.admin2 ?? null,
    locality: place.locality,
    district: place.district,
    street: place.street,
    houseNumber: place.houseNumber,
    unitName: place.unit,
    postalCode: place.postalCode,
    unparsedAddress: before?.unparsedAddress ?? null,
    point: place.point,
    pointSource: place.point ? 'agentPin' : 'none',
    show: place.show,
  }
}

function offerDraft({ price }: ListingForm, purpose: OfferDraft['purpose']): OfferDraft {
  const { mode, amount, amountMax, deposit, costs, period, currency, ...terms } = price
  const money = currency ?? ''
  return {
    ...terms,
    purpose,
    priceMode: mode,
    amountMinor: mode === 'onRequest' ? null : amount,
    amountMaxMinor: mode === 'range' ? amountMax : null,
    currency: money,
    period: purpose === 'sale' ? 'once' : (period ?? 'month'),
    priceText: null,
    taxTreatment: null,
    depositMinor: deposit,
    costs: costs.map((cost) => ({ ...cost, currency: money })),
  }
}

const isAreaUnit = (unit: string): unit is AreaUnit => (areaUnits as readonly string[]).includes(unit)

/**
 * A listing as somebody would have written it. Of several offers the first is taken; drawings stay behind.
 */
export function toForm(draft: ListingDraft): ListingForm {
  const [offer] = draft.offers
  return {
    purpose: offer?.purpose ?? null,
    type: draft.type,
    reference: draft.publicRef,
    place: formPlace(draft.place),
    bedrooms: draft.bedrooms,
    bedroomsMax: draft.bedroomsMax ?? null,
    bathrooms: draft.bathrooms,
    suites: draft.suites ?? null,
    roomsTotal: draft.roomsTotal,
    areas: draft.areas.map(formArea),
    floor: draft.floorLabel,
    floorsTotal: draft.floorsTotal,
    yearBuilt: draft.yearBuilt,
    yearRenovated: draft.yearRenovated,
    condition: draft.condition,
    tenure: draft.tenure,
    leaseYearsLeft: draft.leaseYearsLeft,
    isNewBuild: draft.isNewBuild,
    completion: draft.completion,
    energy: draft.energy && {
      status: draft.energy.status,
      class: draft.energy.class,
      kwhM2: draft.energy.kwhM2,
    },
    parkingSpaces: draft.parkingSpaces,
    features: draft.features,
    rooms: draft.rooms,
    price: formPrice(offer),
    texts: draft.texts.map(({ lang, title, description }) => ({
      lang,
      title,
      description: description === null ? null : asPlainText(description),
    })),
    media: draft.media
      .filter(({ sha256, sourceUrl }) => sha256 ?? sourceUrl)
      .map(({ kind, sha256, sourceUrl, caption }) => ({ kind, sha256: sha256 ?? null, sourceUrl, caption })),
    openHouses: (draft.openHouses ?? []).slice(0, 20),
    closing: formClosing(draft.closing),
    videoUrls: draft.videoUrls,
    tourUrls: draft.tourUrls,
    agent: draft.agentName,
    coAgents: [...(draft.coAgentNames ?? [])],
  }
}

const formClosing = (closing: ListingDraft['closing']): ListingForm['closing'] =>
  closing ? { on: closing.on, amount: closing.amountMinor, currency: closing.currency } : null

/** In square metres where the source's own unit is none that people choose from. */
function formArea({ kind, value, unit, valueM2, max }: AreaDraft): ListingForm['areas'][number] {
  if (isAreaUnit(unit)) return { kind, value, unit, ...(max && { max: max.value }) }
  return { kind, value: valueM2, unit: 'm2', ...(max && { max: max.valueM2 }) }
}

const formPlace = (place: PlaceDraft): ListingForm['place'] => ({
  country: place.country || null,
  region: place.admin1,
  locality: place.locality,
  district: place.district,
  street: place.street,
  houseNumber: place.houseNumber,
  unit: place.unitName,
  postalCode: place.postalCode,
  point: place.point,
  show: place.show,
})

function formPrice(offer: OfferDraft | undefined): ListingForm['price'] {
  if (!offer) return emptyForm({}).price
  return {
    mode: offer.priceMode,
    amount: offer.amountMinor,
    amountMax: offer.amountMaxMinor,
    currency: offer.currency,
    period: offer.period,
    deposit: offer.depositMinor,
    furnished: offer.furnished,
    pets: offer.pets,
    availableFrom: offer.availableFrom,
    minTermMonths: offer.minTermMonths,
    costs: offer.costs
      .filter(({ currency }) => currency === offer.currency)
      .map(({ kind, amount, period }) => ({ kind, amount, period })),
  }
}
