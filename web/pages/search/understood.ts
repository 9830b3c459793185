/**
 * web/pages: /property-listing/understood: what typed words mean, as chips with the
 * number of homes; data for the box of the start.
 */
import { answering } from '#web/platform/api/answering.ts'
import { apiContext } from '#web/platform/api/api-context.ts'
import { formatsFor } from '#web/platform/formats/format.tsx'
import { preferencesFor } from '#web/platform/kept/preferences.ts'
import { mannerOf } from '#web/search/question/manner-of.ts'
import { readAloud } from '#web/search/sentence/read-aloud.ts'
import type { Route } from './+types/understood'

export function loader({ request, context }: Route.LoaderArgs) {
  const params = new URL(request.url).searchParams
  const preferences = preferencesFor(request)
  const format = formatsFor(preferences, new Date().toISOString())
  return answering(() =>
    readAloud(context.get(apiContext), {
      words: params.get('where') ?? '',
      kind: params.get('kind'),
      manner: mannerOf(request, preferences),
      format,
    }),
  )
}
