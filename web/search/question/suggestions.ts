/**
 * web/search: what typing may mean: places, homes by reference, agencies; asked of the server as people type.
 */
import { fold } from '#contract/search/fold.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import type { places, SpotHit } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { streetLine } from '#contract/vocabulary/address-line.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { homeAddress } from '#web/platform/meta/home-address.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { visitorCountry } from '#web/platform/kept/visitor-country.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { addressOf, changed, whereParameters } from './addresses.ts'
import { categoriesOf } from './categories.ts'
import { placeKind } from './place-words.ts'
import { tailOf } from './tail.rules.ts'

type Reply_ = Reply<typeof places.suggest>

/**
 * One line of the list. `to` is where it leads when it is not a place;
 * `completed` what the box says when it is chosen.
 */
export type Suggestion = {
  id: string
  label: string
  /** Of a place: city, district, region … */
  what?: string
  /** In names that nobody translates; the country behind it is said in the visitor's language. */
  detail: string
  country?: string | null
  /** Homes on the market there; null where nobody counts them. */
  count?: number | null
  kind: 'place' | 'listing' | 'agency' | 'postcode' | 'near' | 'recent' | 'street' | 'area'
  to?: string
  completed?: string
}

/** Read when asked, because somebody may sign in between two letters. */
const pageOf = (kind: 'listing' | 'agency', id: string): string =>
  kind === 'agency' ? `/property-listing-agent/${id}` : homeAddress(id, readUserInfo()?.role ?? null)

/** What a spot is to those who look for homes there. */
const spotWords: Record<SpotHit['kind'], string> = {
  address: 'Address',
  street: 'Street',
  county: 'County, by its border',
  municipality: 'Town, by its border',
  district: 'District, by its border',
  park: 'Around the park',
}

/** A street leads to the homes around it, an area to those inside its outline. */
function suggestionOf(spot: SpotHit, asked: RawSearch): Suggestion {
  const { kind, name, houseNumber, town, country, lat, lon, radiusM, area } = spot
  const label = streetLine({ country, street: name, houseNumber }) ?? name
  const where =
    area === null ? { near: `${lat.toFixed(5)},${lon.toFixed(5)}`, radius: String(radiusM) } : { area }
  return {
    id: `${kind} ${label} ${lat} ${lon}`,
    label,
    what: spotWords[kind],
    detail: town ?? '',
    country,
    kind: area === null ? 'street' : 'area',
    to: addressOf(changed(asked, { ...nowhere, ...where, called: label })),
  }
}

/** An island or a coast is asked for as a sentence that names it asks. */
const landscapeOf = (
  { name, country, lat, lon, radiusM, within, count }: Reply_['landscapes'][number],
  asked: RawSearch,
): Suggestion => ({
  id: [name, lat, lon].join(),
  label: name,
  what: 'Known area',
  detail: '',
  country,
  count,
  kind: 'area',
  to: addressOf(
    changed(asked, {
      ...nowhere,
      near: `${lat.toFixed(5)},${lon.toFixed(5)}`,
      radius: String(radiusM),
      called: name,
      ...(within && { place: within }),
    }),
  ),
})

const nowhere = Object.fromEntries([...whereParameters, 'q', 'said'].map((name) => [name, undefined]))

/** Beside places there is room for so many streets and areas. */
const mostSpots = 5

const placeOf = (place: Reply_['items'][number]): Suggestion => ({
  id: place.id,
  label: place.name,
  what: placeKind(place),
  detail: place.region === place.name ? '' : (place.region ?? ''),
  country: place.kind === 'country' ? null : place.country,
  count: place.count,
  kind: 'place',
})

type Typing = { asked?: RawSearch; typed?: string }

/**
 * Islands and coasts stand first where they have more homes than the first place, else behind the places
 * that are spelled as was typed, as streets and areas do, before those that only may be meant. `asked`
 * goes on being asked for where one is chosen.
 */
export function suggestionsFrom(
  { items, direct, postcodes, spots, landscapes }: Reply_,
  { asked = {}, typed = '' }: Typing = {},
): Suggestion[] {
  const beginning = fold(typed)
  const isMeant = ({ name }: Reply_['items'][number]) => fold(name).startsWith(beginning)
  const shown = spots.slice(0, items.length > 0 ? mostSpots : spots.length)
  const isGreat = ({ count }: Reply_['landscapes'][number]) => count > (items[0]?.count ?? -1)
  return [
    ...landscapes.filter(isGreat).map((one) => landscapeOf(one, asked)),
    ...postcodes.map(({ code, country, count, lat, lon, radiusM }) => ({
      id: `postcode ${country} ${code}`,
      label: code,
      detail: '',
      country,
      what: 'Postcode',
      // A postcode of a postal file may have no home.
      count: count === 0 ? null : count,
      kind: 'postcode' as const,
      to: `/property-listing?near=${lat},${lon}&radius=${radiusM}`,
    })),
    ...items.filter(isMeant).map(placeOf),
    ...landscapes.filter((one) => !isGreat(one)).map((one) => landscapeOf(one, asked)),
    ...shown.map((spot) => suggestionOf(spot, asked)),
    ...items.filter((one) => !isMeant(one)).map(placeOf),
    ...direct.map(({ kind, id, name, detail }) => ({
      id,
      label: name,
      detail,
      kind,
      to: pageOf(kind, id),
    })),
  ]
}

/** What is counted in each place: homes of the question's purpose, or what else it is about. */
function counted(raw: RawSearch) {
  const [category, ...others] = categoriesOf(raw)
  const purpose = raw.purpose as Purpose | undefined
  return { ...(purpose && { purpose }), ...(category && others.length === 0 && { category }) }
}

/**
 * Suggestions for what was typed, with what the question would find there; none when the server cannot be
 * asked. Rejects only when `signal` was aborted.
 */
export async function suggest(q: string, raw: RawSearch, signal: AbortSignal): Promise<Suggestion[]> {
  const api = await browserApi()
  const ending = tailOf(q)
  const country = countryHere()
  try {
    if (ending) {
      const { items, landscapes } = await api.places.suggest(
        { query: { q: ending.tail.slice(0, 100), limit: 5, ...counted(raw), ...country } },
        { signal },
      )
      return suggestionsFrom({ items, direct: [], postcodes: [], spots: [], landscapes }).map(
        ({ to: _to, ...one }) => ({ ...one, completed: ending.head + one.label }),
      )
    }
    const [found, isPlain] = await Promise.all([
      api.places.suggest(
        { query: { q: q.slice(0, 100), limit: 7, ...counted(raw), ...country } },
        { signal },
      ),
      isPlace(api, q, signal),
    ])
    return isPlain || found.spots.length > 0 ? suggestionsFrom(found, { asked: raw, typed: q }) : []
  } catch (error) {
    if (signal.aborted) throw error
    return []
  }
}

/** The visitor's country, as the server reads it of their requests. */
function countryHere(): { country?: string } {
  const country = visitorCountry(readPreferences(document.cookie), navigator.languages)
  return country ? { country } : {}
}

/**
 * Whether words may be a place: a sentence about homes gets no list of places that happen to sound like it.
 */
async function isPlace(api: MeridianApi, q: string, signal: AbortSignal): Promise<boolean> {
  if (!/\S\s+\S/.test(q)) return true
  const { pieces } = await api.search.understand(
    { query: { q: q.slice(0, 200), ...countryHere() } },
    { signal },
  )
  return pieces.every(({ parameters }) => parameters.place ?? parameters.near ?? parameters.q)
}
