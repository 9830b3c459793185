/** stock: the homes of an agency, page by page, as its table shows them. */
import { z } from 'zod'
import { homeTitle } from '#contract/listings/home-title.ts'
import { mainAreaKinds } from '#contract/vocabulary/codes.ts'
import { qualityOf } from '#contract/stock/quality.ts'
import type { StockOrder } from '#contract/stock/stock-codes.ts'
import type { stock as contract, StockItem } from '#contract/stock/stock.ts'
import type { Asked, Reply } from '#contract/http/endpoint.ts'
import {
  disagrees,
  placeNameOf,
  readHoldReasons,
  readStoredListings,
  type ListingDraft,
  type StoredDraft,
} from '#server/listings/index.ts'
import { toPicture } from '#server/media/index.ts'
import { openRequests, type OpenRequest } from '#server/moderation/index.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import { pageOf } from '#server/platform/database/page.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readAgentNames } from '../drafts/colleagues.store.ts'
import { countDrafts } from '../drafts/drafts.store.ts'
import { toForm } from '../form/form-draft.rules.ts'
import type { Scope } from '../scope.ts'
import {
  countStock,
  listStock,
  readCovers,
  type CoverRow,
  type StockFilter,
  type StockRow,
} from './stock.store.ts'

/** As the store writes it: microseconds, in a year that PostgreSQL knows. */
const moment = z.iso
  .datetime({ precision: 6 })
  .refine((text) => Date.parse(text) > 0 && new Date(text).toISOString().slice(0, 19) === text.slice(0, 19))
const atMoment = z.tuple([moment, z.uuid()])
const atReference = z.tuple([z.string().max(250), z.uuid()])

/** @throws AppError 400 for a cursor of another list. */
export async function agencyStock(
  { db }: Platform,
  { agencyId }: Scope,
  { cursor, limit, order, ...filter }: Asked<typeof contract.list>['query'],
): Promise<Reply<typeof contract.list>> {
  const after = decodeCursor(cursor, order === 'reference' ? atReference : atMoment)
  const [rows, counts, drafts, colleagues] = await Promise.all([
    listStock(db, agencyId, { ...filter, order, after }, limit + 1),
    countStock(db, agencyId, filter),
    countDrafts(db, agencyId),
    readAgentNames(db, agencyId),
  ])
  const { items, nextCursor } = pageOf(rows, limit, ({ sortedBy, id }) => encodeCursor([sortedBy, id]))
  return { items: await toItems(db, items), nextCursor, counts, drafts, colleagues }
}

/** Homes a spreadsheet holds at most. */
const mostRows = 50_000
const together = 500

/** Every home of the agency that matches, in pages of a few hundred. */
export async function* everyHome(
  db: Db,
  agencyId: string,
  filter: StockFilter & { order: StockOrder },
): AsyncGenerator<StockItem[]> {
  let after: readonly [string, string] | undefined
  for (let count = 0; count < mostRows; count += together) {
    const rows = await listStock(db, agencyId, { ...filter, after }, together)
    if (rows.length > 0) yield await toItems(db, rows)
    const last = rows.at(-1)
    if (!last || rows.length < together) return
    after = [last.sortedBy, last.id]
  }
}

async function toItems(db: Db, rows: readonly StockRow[]): Promise<StockItem[]> {
  const ids = rows.map(({ id }) => id)
  const homes = await readStoredListings(db, ids)
  const held = await readHoldReasons(db, ids)
  const covers = new Map((await readCovers(db, ids)).map((cover) => [cover.listingId, cover]))
  const asked = Map.groupBy(await openRequests(db, ids), ({ listingId }) => listingId)
  return rows.flatMap((row) => {
    const home = homes.get(row.id)
    if (!home) return []
    const known = { cover: covers.get(row.id), asked: asked.get(row.id) ?? [], holdReason: held.get(row.id) }
    return [toItem(row, { ...home, ...known })]
  })
}

type Known = Pick<StoredDraft, 'draft' | 'corrections'> & {
  cover: CoverRow | undefined
  asked: readonly OpenRequest[]
  /** What the agency was told when the home was last taken from visitors, while it is. */
  holdReason: string | undefined
}

function toItem(row: StockRow, { draft, corrections, cover, asked, holdReason }: Known): StockItem {
  const { place, type } = draft
  const named = { ...place, place_id: null }
  const town = placeNameOf(named, null)
  const title = homeTitle({ title: titleOf(draft), type, place: town })
  const [offer] = draft.offers
  return {
    id: row.id,
    reference: draft.publicRef,
    title,
    place: place.district ? `${place.district}, ${town}` : town,
    type,
    status: draft.status,
    statusReason: holdReason ?? draft.statusReason,
    purpose: offer?.purpose ?? 'sale',
    price: priceOf(offer),
    bedrooms: draft.bedrooms,
    ...(draft.bedroomsMax && { bedroomsMax: draft.bedroomsMax }),
    ...areaOf(draft),
    picture: cover ? toPicture(cover, title) : null,
    feed: row.feed,
    agent: draft.agentName,
    coAgents: [...(draft.coAgentNames ?? [])],
    listedAt: row.listedAt.toISOString(),
    confirmedAt: row.confirmedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    quality: qualityOf(toForm(draft)),
    draftId: row.draftId,
    byHand: { fields: corrections.length, disputed: corrections.filter(disagrees).length },
    asked: asked.map(({ field, words, at }) => ({ field, words, at: at.toISOString() })),
  }
}

/** English where there is such a title. */
const titleOf = ({ texts }: ListingDraft): string | null =>
  (texts.find(({ lang, title }) => title && lang.startsWith('en')) ?? texts.find(({ title }) => title))
    ?.title ?? null

function areaOf({ areas }: ListingDraft): Pick<StockItem, 'areaM2' | 'areaM2Max'> {
  for (const kind of [...mainAreaKinds, 'plot']) {
    const area = areas.find((one) => one.kind === kind)
    if (area) return { areaM2: area.valueM2, ...(area.max && { areaM2Max: area.max.valueM2 }) }
  }
  return { areaM2: null }
}

function priceOf(offer: ListingDraft['offers'][number] | undefined): StockItem['price'] {
  if (!offer) return { mode: 'onRequest', amount: null, max: null, currency: 'EUR', period: 'once' }
  const { priceMode, amountMinor, amountMaxMinor, currency, period } = offer
  return { mode: priceMode, amount: amountMinor, max: amountMaxMinor, currency, period }
}
