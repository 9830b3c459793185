/** web/portal/people: the list as it is on the screen: pages read so far, with what was just changed by hand. */
import { useCallback, useState } from 'react'
import type { Reply } from '#contract/http/endpoint.ts'
import type { Person, portal } from '#contract/accounts/portal.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { refusalWords } from '../refusal.ts'
import type { PeopleQuery } from './people-query.ts'

export type PeoplePage = Reply<typeof portal.users>
export const pageSize = 50

/** Pages after the first belong to one question; another question starts without them. */
type More = { question: string; pages: PeoplePage[] }

export function usePeople(first: PeoplePage, query: PeopleQuery) {
  const question = JSON.stringify(query)
  const [more, setMore] = useState<More>({ question, pages: [] })
  const [patches, setPatches] = useState<ReadonlyMap<string, Person>>(new Map())
  const [isReading, setReading] = useState(false)
  const pages = [first, ...(more.question === question ? more.pages : [])]
  const byId = new Map(pages.flatMap(({ items }) => items).map((one) => [one.id, patches.get(one.id) ?? one]))
  const cursor = pages.at(-1)?.nextCursor ?? null

  const readMore = async () => {
    if (!cursor) return
    setReading(true)
    try {
      const { portal: calls } = await signedApi()
      const page = await calls.users({ query: { ...query, cursor, limit: pageSize } })
      setMore((now) => ({ question, pages: [...(now.question === question ? now.pages : []), page] }))
    } catch (error) {
      toast.error(refusalWords(error))
    } finally {
      setReading(false)
    }
  }
  /** Shows a person as given, whatever the pages say. */
  const patch = useCallback((person: Person) => setPatches((now) => new Map(now).set(person.id, person)), [])
  return { people: [...byId.values()], hasMore: cursor !== null, isReading, readMore, patch }
}
