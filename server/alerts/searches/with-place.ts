/** alerts: a saved search with the place it asks for, so that it can be said in words. */
import type { SavedSearch } from '#contract/alerts/alerts.ts'
import { localLanguageOf, placesOf } from '#server/places/index.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { KeptSearch } from './save-search.ts'

/** The place by the name it has in the reader's language. The gazetteer is asked for places only. */
export async function withPlace(
  platform: Platform,
  request: Request,
  search: KeptSearch,
): Promise<SavedSearch> {
  const { place } = search.question
  if (!place) return { ...search, place: null }
  const language = localLanguageOf(request.headers.get('accept-language'))
  return { ...search, place: (await placesOf(platform)).get(place, language) }
}
