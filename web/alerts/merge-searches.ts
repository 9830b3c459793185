/** web/alerts: brings the searches of this browser into the account of whoever signs in. */
import { signedApi } from '#web/platform/session/signed-api.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import { keepVisitorSearches, visitorSearches } from './visitor-searches.ts'

let merging: Promise<void> = Promise.resolve()

/** One after the other; a server that does not answer leaves them where they are, for the next time. */
export function mergeSearches(): Promise<void> {
  merging = merging.then(mergeNow)
  return merging
}

async function mergeNow(): Promise<void> {
  const searches = visitorSearches()
  if (searches.length === 0) return
  try {
    const { alerts } = await signedApi()
    const { added, left } = await alerts.merge({ body: { searches: [...searches] } })
    keepVisitorSearches([])
    if (added > 0) toast.info('The searches you saved here are in your account now.')
    if (left > 0) toast.error('There was no room in your account for all of the searches you saved here.')
  } catch (error) {
    // oxlint-disable-next-line no-console -- searches are no reason to disturb a page that works
    console.warn('The saved searches could not be merged.', error)
  }
}
