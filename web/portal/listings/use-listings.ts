/** web/portal/listings: the list as it is on the screen: pages read so far. */
import type { moderation, ModeratedHome } from '#contract/moderation/moderation.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import type { ListingsQuery } from './listings-query.ts'

export type ListingsAnswer = Reply<typeof moderation.list>
export type HomeList = ReturnType<typeof useListings>

export const useListings = (first: ListingsAnswer, query: ListingsQuery) =>
  usePages<ModeratedHome, ListingsAnswer>({
    first,
    question: JSON.stringify(query),
    read: async (cursor) => (await signedApi()).moderation.list({ query: { ...query, cursor } }),
  })
