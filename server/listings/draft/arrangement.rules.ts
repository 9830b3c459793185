/** listings: pure: pictures of a feed in an order, with captions and company of somebody's own. */
import { sameValue } from '#contract/vocabulary/same-value.ts'
import { pictureAddress } from './change.rules.ts'
import type { MediaDraft } from './draft.ts'

/** A picture of the feed, by its address; what is not said of it is as the feed says. */
type Placed = {
  address: string
  caption?: string | null
  kind?: MediaDraft['kind']
  /** Of a picture that is used as something else, so that it need not be fetched again. */
  sha256?: string | null
}

export type Arrangement = {
  /** In their order: pictures of the feed, and those that were added by hand. */
  order: (Placed | { own: MediaDraft })[]
  /** Addresses of pictures of the feed that were taken out. */
  left: string[]
}

const isOwn = ({ sourceUrl, illustration }: MediaDraft): boolean =>
  sourceUrl === null && illustration === null

const isFetched = ({ sourceUrl }: MediaDraft): boolean => /^https?:\/\//i.test(sourceUrl ?? '')

/** What has been fetched of an address is kept beside the listing, and is no word of the feed. */
export const asFeedSays = (item: MediaDraft): MediaDraft =>
  isFetched(item) ? { ...item, sha256: null } : item

/** `wanted` as what differs from the feed's own. */
export function arrangementOf(wanted: readonly MediaDraft[], feed: readonly MediaDraft[]): Arrangement {
  const byAddress = new Map(feed.toReversed().map((item) => [pictureAddress(item), item]))
  const addresses = new Set(wanted.filter((item) => !isOwn(item)).map(pictureAddress))
  return {
    order: wanted.map((item) => (isOwn(item) ? { own: item } : placed(item, byAddress))),
    left: [...byAddress.keys()].filter((address) => !addresses.has(address)),
  }
}

function placed(item: MediaDraft, feed: ReadonlyMap<string, MediaDraft>): Placed {
  const address = pictureAddress(item)
  const said = feed.get(address)
  return {
    address,
    ...(said?.caption !== item.caption && { caption: item.caption }),
    ...(said?.kind !== item.kind && { kind: item.kind, sha256: item.sha256 ?? null }),
  }
}

/**
 * The feed's pictures as they were arranged. What it has dropped is gone; what it brings again comes last.
 */
export function arranged(feed: readonly MediaDraft[], { order, left }: Arrangement): MediaDraft[] {
  const free = [...feed]
  const kept = order.flatMap((item) => {
    if ('own' in item) return [item.own]
    const { address, ...said } = item
    const at = free.findIndex((one) => pictureAddress(one) === address)
    const [found] = at < 0 ? [] : free.splice(at, 1)
    return found ? [{ ...asFeedSays(found), ...said }] : []
  })
  return [...kept, ...free.filter((item) => !left.includes(pictureAddress(item))).map(asFeedSays)]
}

/** Whether a feed has the same pictures, whatever their order and captions. */
export const samePictureSet = (a: readonly MediaDraft[], b: readonly MediaDraft[]): boolean =>
  sameValue(a.map(pictureAddress).toSorted(), b.map(pictureAddress).toSorted())
