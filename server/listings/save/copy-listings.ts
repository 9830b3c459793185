/** listings: takes in a whole catalogue at once, with its history. */
import { newId } from '#server/platform/settings/crypto.ts'
import type { Db } from '#server/platform/database/db.ts'
import type { LifeStep, PriceMemory } from '../draft/change.rules.ts'
import { draftProblems, normaliseDraft } from '../draft/draft.rules.ts'
import type { ListingDraft } from '../draft/draft.ts'
import { pourInOneTransaction } from './listing-copy.store.ts'
import {
  areaRows,
  eventRow,
  listingRow,
  mediaRows,
  offerRow,
  propertyRow,
  ranked,
  textRows,
  type Row,
} from '../rows/listing-rows.rules.ts'
import type { ListingRows } from '../rows/listing-writing.store.ts'
import type { ChangeSource } from '../draft/listings.rules.ts'
import type { ResolvedPlace } from '../view/location.rules.ts'

/**
 * A listing with everything that a source of drafts leaves to Meridian.
 * Agency and agent are in the database already.
 */
export type StoredListing = {
  /** See `newListingId`. */
  id: string
  propertyId: string
  /** False when an earlier listing of the stream brought the same property. */
  bringsProperty: boolean
  agencyId: string
  agentId: string | null
  draft: ListingDraft
  place: ResolvedPlace | null
  listedAt: Date
  confirmedAt: Date
  updatedAt: Date
  statusChangedAt: Date | null
  /** The life line from firstSeen on; offers remember their last price from it. */
  events: (LifeStep & { at: Date; source: ChangeSource })[]
  isDemo: boolean
}

type Options = {
  /** Called with the number of listings poured so far. */
  onProgress?: (count: number) => void
}

/** Listings poured with one COPY per table: large enough to be fast, small enough for flat memory. */
const chunkSize = 2_000

/**
 * Streams listings into the database by COPY in one transaction: all of them, or none.
 * Memory stays flat. Publishes nothing: whoever calls it lets the search rebuild its
 * rows afterwards. Answers how many there were.
 * @throws Error naming the source id when a draft cannot be stored.
 */
export async function copyListings(
  db: Db,
  listings: AsyncIterable<StoredListing> | Iterable<StoredListing>,
  { onProgress }: Options = {},
): Promise<number> {
  let count = 0
  await pourInOneTransaction(db, async (pour) => {
    // While PostgreSQL takes one chunk in, the next is made.
    let pouring = Promise.resolve()
    for await (const chunk of chunksOf(listings)) {
      await pouring
      count += chunk.listings.length
      const upTo = count
      pouring = pour(chunk).then(() => onProgress?.(upTo))
      // A failure is heard at the next await; until then nobody else may call it unhandled.
      pouring.catch(() => undefined)
    }
    await pouring
  })
  return count
}

type Chunk = { [T in keyof ListingRows]: Row<T>[] }

async function* chunksOf(
  listings: AsyncIterable<StoredListing> | Iterable<StoredListing>,
): AsyncGenerator<Chunk> {
  let chunk = emptyRows()
  let size = 0
  for await (const listing of listings) {
    addRows(chunk, listing)
    if (++size < chunkSize) continue
    yield chunk
    chunk = emptyRows()
    size = 0
  }
  if (size > 0) yield chunk
}

const emptyRows = (): Chunk => ({
  properties: [],
  property_areas: [],
  listings: [],
  offers: [],
  listing_texts: [],
  listing_media: [],
  listing_events: [],
})

function addRows(rows: Chunk, stored: StoredListing): void {
  const { id, propertyId, events } = stored
  const draft = normaliseDraft(stored.draft)
  const [problem] = draftProblems(draft, (code) => /^[A-Z]{3}$/.test(code))
  if (problem) throw new Error(`listing ${draft.sourceId} cannot be stored: ${problem.field} ${problem.code}`)
  if (stored.bringsProperty) {
    rows.properties.push(propertyRow(draft, propertyId, stored.place))
    rows.property_areas.push(...areaRows(draft, propertyId))
  }
  const people = { coAgentIds: [], feedId: null }
  const frame = { ...stored, ...people, firstSeenAt: stored.listedAt, lastSeenAt: stored.confirmedAt }
  rows.listings.push(listingRow(draft, frame))
  for (const { offer, rank } of ranked(draft.offers))
    rows.offers.push(
      offerRow(offer, { id: newId(), listingId: id, rank }, memoryOf(offer.purpose, offer.currency, events)),
    )
  rows.listing_texts.push(...textRows(draft, id))
  rows.listing_media.push(...mediaRows(draft.media, id))
  for (const { at, source, ...step } of events)
    rows.listing_events.push(eventRow(step, { listingId: id, propertyId, at, source }))
}

/** What the last change of this offer's price left behind. */
function memoryOf(purpose: string, currency: string, events: StoredListing['events']): PriceMemory {
  const last = events.findLast((event) => event.kind === 'priceChanged' && event.purpose === purpose)
  if (!last) return { previousMinor: null, priceChangedAt: null }
  const comparable = last.before?.currency === currency && last.after?.amount
  return { previousMinor: comparable ? (last.before?.amount ?? null) : null, priceChangedAt: last.at }
}
