/**
 * feeds: step "check": a mapped draft against what can be true; what
 * cannot is taken out and said, the home is kept.
 */
import type { ListingDraft, ListingPatch, PlaceDraft } from '#server/listings/index.ts'
import { isLive } from '#server/listings/plain.ts'
import type { MapContext, Point } from '../read/format.ts'
import type { Element } from '../records/record.ts'
import { elementAt } from '../records/record.ts'

type Ask = {
  draft: ListingDraft
  element: Element
  /** Paths at which the format writes coordinates. */
  coordinates: readonly string[]
  /** Key of the point as it stands in the record, when many homes of several towns share it. */
  atDefaultPoint: boolean
  context: MapContext
}

/** The draft without what cannot be true. */
export function checkDraft({ draft, element, coordinates, atDefaultPoint, context }: Ask): ListingDraft {
  const { note, now } = context
  const at = coordinates.map((path) => elementAt(element, path)).find((one) => one !== null) ?? element
  const point = draft.place.point && trustedPoint(draft.place, atDefaultPoint, at, context)
  if (!draft.place.locality && !draft.place.postalCode && !point) note('place.missing', element)
  if (draft.texts.every(({ description }) => !description)) note('text.missing', element)
  for (const area of draft.areas)
    if (!isBelievable(area))
      note('area.implausible', element, { field: area.kind, value: `${area.value} ${area.unit}` })
  const year = draft.yearBuilt
  const yearIsFine = year === null || (year >= 1000 && year <= now.getUTCFullYear() + 10)
  if (!yearIsFine) note('number.implausible', element, { field: 'yearBuilt', value: String(year) })
  const isApart = point ? pointIsApart(point, draft.place, at, context) : false
  return {
    ...draft,
    yearBuilt: yearIsFine ? year : null,
    place: {
      ...draft.place,
      point: point ?? null,
      pointSource: point ? draft.place.pointSource : 'none',
      // One of the two is wrong and nobody knows which, so the point is not shown as if it were exact.
      show: isApart && draft.place.show !== 'hidden' ? 'area' : draft.place.show,
    },
  }
}

/** Whether the home would be on the market after its last day there. */
export const hasExpired = ({ expiresOn, status }: ListingDraft, now: Date): boolean =>
  Boolean(expiresOn) && (expiresOn ?? '') < now.toISOString().slice(0, 10) && isLive(status)

export const expired = (draft: ListingDraft): ListingDraft => ({
  ...draft,
  status: 'expired',
  statusReason: expiredReason,
})

export const expiredReason = 'Its last day on the market has passed.'

/**
 * Whether town and point are far apart; then it is noted how far the point
 * is from the town, and from the nearest one.
 */
function pointIsApart(
  point: Point,
  { country, locality }: PlaceDraft,
  at: Element,
  { world, note }: MapContext,
): boolean {
  const away = country !== '' && locality ? world.townAway(point, country, locality) : null
  if (!away?.isFar) return false
  const nearest = away.nearest && `, and ${Math.round(away.nearest.km)} km from ${away.nearest.name}`
  note('place.apart', at, {
    field: 'coordinates',
    value: `${Math.round(away.km)} km from ${locality}${nearest ?? ''}`,
  })
  return true
}

/**
 * Notes what keeps a home from being published at all. `isNews`: the
 * file holds changes, and this home is not known.
 */
export function checkPublishable(
  draft: ListingDraft,
  element: Element,
  isNews: boolean,
  { note }: MapContext,
): void {
  const { offers, place, sourceType } = draft
  const isFragment = sourceType === null && !place.locality && !place.postalCode && !place.point
  if (isNews && isFragment) return note('id.unknown', element)
  if (offers.length === 0) note('record.noOffer', element)
  if (place.country === '') note('country.missing', element, { field: 'country' })
}

/** A home of which neither place nor price, text, picture or size is said is a form that nobody filled in. */
export function isEmpty({ place, offers, texts, media, areas, ...draft }: ListingDraft): boolean {
  const { bedrooms, bathrooms, roomsTotal } = draft
  const said = [
    Boolean(place.locality || place.postalCode || place.point),
    offers.some(({ amountMinor, priceText }) => amountMinor !== null || priceText !== null),
    texts.length > 0,
    media.length > 0,
    areas.length > 0 || Boolean(bedrooms || bathrooms || roomsTotal),
  ]
  return !said.some(Boolean)
}

/** The point, if it can be where the home is. */
function trustedPoint(
  place: PlaceDraft,
  atDefaultPoint: boolean,
  at: Element,
  { world, note }: MapContext,
): Point | null {
  const { point, country } = place
  if (!point) return null
  const value = `${point.lat}, ${point.lon}`
  const drop = (
    code: 'point.zero' | 'point.shared' | 'point.swapped' | 'point.foreign' | 'point.unreadable',
  ): null => {
    note(code, at, { field: 'coordinates', value })
    return null
  }
  // Within a kilometre of 0,0 there is only water.
  if (Math.abs(point.lat) < 0.01 && Math.abs(point.lon) < 0.01) return drop('point.zero')
  if (atDefaultPoint) return drop('point.shared')
  if (country === '') return isOnEarth(point) ? point : drop('point.unreadable')
  if (isOnEarth(point) && world.isIn(point, country)) return point
  const exchanged = { lat: point.lon, lon: point.lat }
  return drop(isOnEarth(exchanged) && world.isIn(exchanged, country) ? 'point.swapped' : 'point.foreign')
}

const isOnEarth = ({ lat, lon }: Point): boolean => Math.abs(lat) <= 90 && Math.abs(lon) <= 180

/** Square metres: the largest house of the world has some 40,000, the smallest room 2. */
function isBelievable({ kind, valueM2 }: ListingDraft['areas'][number]): boolean {
  if (kind === 'plot') return valueM2 >= 2 && valueM2 <= 1e9
  return kind === 'terrace' || kind === 'storage' ? valueM2 <= 1e6 : valueM2 >= 4 && valueM2 <= 1e6
}

/**
 * What an event says of a home we know: only what it names. Everything a mapping fills in by itself (the type
 * "other", the feed's own country, a status that nobody stated) is left out, for an absent field is no news.
 */
export function patchOf(draft: ListingDraft, saysStatus = true): ListingPatch {
  const { sourceId, place, type, useClass, isStudio, isNewBuild, status, ...rest } = draft
  const said = Object.fromEntries(Object.entries(rest).filter(([, value]) => !isNothing(value)))
  const named = [
    place.locality,
    place.postalCode,
    place.street,
    place.admin1,
    place.admin2,
    place.point,
  ].some(Boolean)
  return {
    ...said,
    ...(saysStatus && { status }),
    ...(draft.sourceType !== null && { type, useClass }),
    ...(isStudio && { isStudio }),
    ...(isNewBuild && { isNewBuild }),
    ...(named && { place: saidOfPlace(place) }),
    sourceId,
  }
}

const isNothing = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Laid over a place that is known, so that nothing is not said again. */
const saidOfPlace = (place: PlaceDraft): PlaceDraft =>
  Object.fromEntries(
    Object.entries(place).filter(
      ([key, value]) => !isNothing(value) && !(key === 'pointSource' && !place.point),
    ),
  ) as PlaceDraft
