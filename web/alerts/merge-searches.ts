/** web/alerts: brings the searches of this browser into the account of whoever signs in. */
import { ApiError } from '#contract/http/api-error.ts'
import type { NewSearch } from '#contract/alerts/alerts.ts'
import { signedApi } from '#web/platform/session/signed-api.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { keepVisitorSearches, visitorSearches } from './visitor-searches.ts'

let merging: Promise<void> = Promise.resolve()

/** One after the other; a server that does not answer leaves them where they are, for the next time. */
export function mergeSearches(): Promise<void> {
  merging = merging.then(mergeNow)
  return merging
}

type Merged = { added: number; left: number; unreadable: number }

async function send(searches: readonly NewSearch[]): Promise<Merged> {
  const { alerts } = await signedApi()
  return { ...(await alerts.merge({ body: { searches: [...searches] } })), unreadable: 0 }
}

/**
 * Older pages may have kept a search here that nothing understands
 * any more: it keeps the others from nothing.
 */
const onRefusal = (error: unknown): void => {
  if (!(error instanceof ApiError && error.status === 400)) throw error
}

/** All at once; where one of them is refused, one by one, the oldest first, for it comes last in lists. */
async function merge(searches: readonly NewSearch[]): Promise<Merged> {
  try {
    return await send(searches)
  } catch (error) {
    onRefusal(error)
  }
  const all: Merged = { added: 0, left: 0, unreadable: 0 }
  for (const one of searches.toReversed())
    try {
      const { added, left } = await send([one])
      all.added += added
      all.left += left
    } catch (error) {
      onRefusal(error)
      all.unreadable += 1
    }
  return all
}

async function mergeNow(): Promise<void> {
  const searches = visitorSearches()
  if (searches.length === 0) return
  try {
    const { added, left, unreadable } = await merge(searches)
    keepVisitorSearches([])
    if (added > 0) toast.info('The searches you saved here are in your account now.')
    if (left > 0) toast.error('There was no room in your account for all of the searches you saved here.')
    if (unreadable > 0) toast.error('A search you saved here is of a kind that we do not know any more.')
  } catch (error) {
    // oxlint-disable-next-line no-console -- searches are no reason to disturb a page that works
    console.warn('The saved searches could not be merged.', error)
  }
}
