/** web/search: what typing may mean: places, homes by reference, agencies; asked of the server as people type. */
import type { Reply } from '#contract/http/endpoint.ts'
import type { places } from '#contract/search/places.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import type { MeridianApi } from '#web/platform/api/api-context.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { countryName } from '#web/platform/formats/format.tsx'
import { homeAddress } from '#web/platform/meta/home-address.ts'
import { readPreferences } from '#web/platform/kept/preferences.ts'
import { visitorCountry } from '#web/platform/kept/visitor-country.ts'
import { readUserInfo } from '#web/platform/session/session.ts'
import { categoriesOf } from './categories.ts'
import { placeKind, whereabouts } from './place-words.ts'
import { tailOf } from './tail.rules.ts'

type Reply_ = Reply<typeof places.suggest>

/** One line of the list. `to` is where it leads when it is not a place; `completed` what the box says when it is chosen. */
export type Suggestion = {
  id: string
  label: string
  /** Of a place: city, district, region … */
  what?: string
  detail: string
  /** Homes on the market there; null where nobody counts them. */
  count?: number | null
  kind: 'place' | 'listing' | 'agency' | 'postcode' | 'near' | 'recent'
  to?: string
  completed?: string
}

/** Read when asked, because somebody may sign in between two letters. */
const addressOf = (kind: 'listing' | 'agency', id: string): string =>
  kind === 'agency' ? `/property-listing-agent/${id}` : homeAddress(id, readUserInfo()?.role ?? null)

export function suggestionsFrom({ items, direct, postcodes }: Reply_): Suggestion[] {
  return [
    ...postcodes.map(({ code, country, count, lat, lon, radiusM }) => ({
      id: `postcode ${country} ${code}`,
      label: code,
      detail: countryName(country),
      what: 'Postcode',
      count,
      kind: 'postcode' as const,
      to: `/property-listing?near=${lat},${lon}&radius=${radiusM}`,
    })),
    ...items.map((place) => ({
      id: place.id,
      label: place.name,
      what: placeKind(place),
      detail: place.kind === 'country' ? '' : whereabouts(place),
      count: place.count,
      kind: 'place' as const,
    })),
    ...direct.map(({ kind, id, name, detail }) => ({
      id,
      label: name,
      detail,
      kind,
      to: addressOf(kind, id),
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
 * Suggestions for what was typed, with what the question would find there; none when the server cannot be asked. Rejects only
 * when `signal` was aborted.
 */
export async function suggest(q: string, raw: RawSearch, signal: AbortSignal): Promise<Suggestion[]> {
  const api = await browserApi()
  const ending = tailOf(q)
  const country = countryHere()
  try {
    if (ending) {
      const { items } = await api.places.suggest(
        { query: { q: ending.tail.slice(0, 100), limit: 5, ...counted(raw), ...country } },
        { signal },
      )
      return suggestionsFrom({ items, direct: [], postcodes: [] }).map((one) => ({
        ...one,
        completed: ending.head + one.label,
      }))
    }
    const [found, isPlain] = await Promise.all([
      api.places.suggest(
        { query: { q: q.slice(0, 100), limit: 7, ...counted(raw), ...country } },
        { signal },
      ),
      isPlace(api, q, signal),
    ])
    return isPlain ? suggestionsFrom(found) : []
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

/** Whether words may be a place: a sentence about homes gets no list of places that happen to sound like it. */
async function isPlace(api: MeridianApi, q: string, signal: AbortSignal): Promise<boolean> {
  if (!/\S\s+\S/.test(q)) return true
  const { pieces } = await api.search.understand(
    { query: { q: q.slice(0, 200), ...countryHere() } },
    { signal },
  )
  return pieces.every(({ parameters }) => parameters.place ?? parameters.near ?? parameters.q)
}
