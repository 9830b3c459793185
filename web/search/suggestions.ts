/** web/search: what typing may mean: places, homes by reference, agencies; asked of the server as people type. */
import type { Reply } from '#contract/endpoint.ts'
import type { Place, places } from '#contract/places.ts'
import { browserApi } from '#web/platform/browser-api.ts'
import { countryName } from '#web/platform/format.tsx'

type Reply_ = Reply<typeof places.suggest>

/** One line of the list. `to` is where it leads when it is not a place. */
export type Suggestion = {
  id: string
  label: string
  detail: string
  kind: 'place' | 'listing' | 'agency'
  to?: string
}

/** `Lisbon`, with `Portugal`; a region stands between where there is one. */
export const placeDetail = ({ kind, name, region, country }: Place): string =>
  kind === 'country' ? 'Country' : [region === name ? null : region, countryName(country)].filter(Boolean).join(', ')

const pages = { listing: '/property-details/', agency: '/property-listing-agent/' } as const

export function suggestionsFrom({ items, direct }: Reply_): Suggestion[] {
  return [
    ...items.map((place) => ({
      id: place.id,
      label: place.name,
      detail: placeDetail(place),
      kind: 'place' as const,
    })),
    ...direct.map(({ kind, id, name, detail }) => ({ id, label: name, detail, kind, to: `${pages[kind]}${id}` })),
  ]
}

/** Suggestions for what was typed; none when the server cannot be asked. Rejects only when `signal` was aborted. */
export async function suggest(q: string, signal: AbortSignal): Promise<Suggestion[]> {
  const api = await browserApi()
  try {
    return suggestionsFrom(await api.places.suggest({ query: { q, limit: 7 } }, { signal }))
  } catch (error) {
    if (signal.aborted) throw error
    return []
  }
}
