/** web/search: what the list offers before anything is typed: near me, and the searches made last. */
import { useMemo } from 'react'
import type { Suggestion } from '../question/suggestions.ts'
import { useRecentSearches } from './recent-searches.ts'

/** Id of the offer that asks the browser where it is. */
export const nearOffer = 'near-me'

export function useOffers(): readonly Suggestion[] {
  const recent = useRecentSearches()
  return useMemo(
    () => [
      { id: nearOffer, label: 'Near me', detail: 'Homes around where you are', kind: 'near' },
      ...recent.map(({ label, to }) => ({
        id: to,
        label,
        detail: 'Searched before',
        kind: 'recent' as const,
        to,
      })),
    ],
    [recent],
  )
}
