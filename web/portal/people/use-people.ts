/**
 * web/portal/people: the list as it is on the screen: pages read so far, with what was just changed by hand.
 */
import { useCallback, useState } from 'react'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Person, portal } from '#contract/accounts/portal.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { usePages } from '#web/ui/lists/use-pages.ts'
import type { PeopleQuery } from './people-query.ts'

export type PeoplePage = Reply<typeof portal.users>
export const pageSize = 50

export function usePeople(first: PeoplePage, query: PeopleQuery) {
  const [patches, setPatches] = useState<ReadonlyMap<string, Person>>(new Map())
  const { items, ...paging } = usePages<Person, PeoplePage>({
    first,
    question: JSON.stringify(query),
    read: async (cursor) =>
      (await signedApi()).portal.users({ query: { ...query, cursor, limit: pageSize } }),
  })
  /** Shows a person as given, whatever the pages say. */
  const patch = useCallback((person: Person) => setPatches((now) => new Map(now).set(person.id, person)), [])
  return { people: items.map((one) => patches.get(one.id) ?? one), ...paging, patch }
}
