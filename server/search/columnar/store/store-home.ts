/** search: the index as one object, and how listings are put into it, changed in place and taken out. */
import { noPoint } from '../../sql/packed.rules.ts'
import { markHome } from './block-tally.ts'
import {
  blockRows,
  createColumns,
  enlarge,
  noStep,
  reachPoint,
  regionBlocks,
  type Columns,
  type Rows,
} from './columns.ts'
import {
  addDocument,
  createDocuments,
  enlargeDocuments,
  findDocument,
  idWords,
  noHome,
  type Documents,
} from './documents.ts'
import {
  agenciesOf,
  binFields,
  binsOf,
  exactRooms,
  factsOf,
  openFlag,
  purposeCode,
  stretches,
  type SourceRow,
} from './facts.rules.ts'
import { createNameLists, type NameLists } from './name-lists.ts'
import { createPaths, type Paths } from './places-of-rows.ts'
import { createText, type Text } from '../text/text.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'

/** A listing as it may be found; without rows it may not be found any more. */
export type SourceListing = {
  id: string
  rows: readonly SourceRow[]
  /** Folded words, each once: all of the listing's, and those of its titles. */
  words: readonly string[]
  titles: readonly string[]
}

export type Homes = {
  columns: Columns
  /** Slots in use, with homes or without. */
  used: number
  /** Slots before this one are in order: by stretch, then along the Hilbert curve. */
  sorted: number
  /** First block of each stretch (facts.rules.ts) among those, and the end of the last. */
  stretchBlocks: number[]
  /** Homes that may be found. */
  live: number
  documents: Documents
  paths: Paths
  /** Sets of agencies that offer one home. */
  agencies: NameLists
  words: Text
  titles: Text
  /** Documents changed since a new order was begun; null when none is being made. */
  touched: Set<number> | null
}

/**
 * Room for homes that are expected, and for those that come while
 * they are read, costs nothing until it is used.
 */
const roomFor = (homes: number) => homes + (homes >> 3)

/** `expected`: about how many listings will come; with more all is copied to where there is room. */
export function createHomes(expected = 0): Homes {
  return {
    columns: createColumns(Math.max(blockRows, roomFor(expected))),
    used: 0,
    sorted: 0,
    stretchBlocks: Array.from({ length: stretches + 1 }, () => 0),
    live: 0,
    documents: createDocuments(roomFor(expected)),
    paths: createPaths(),
    agencies: createNameLists(),
    words: createText(),
    titles: createText(),
    touched: null,
  }
}

/**
 * Brings one listing up to date. Homes that stay where they are are
 * changed in place, others go to the unsorted tail.
 */
export function putListing(homes: Homes, listing: SourceListing): void {
  const id = idWords(listing.id)
  const before = findDocument(homes.documents, id)
  if (before < 0 && listing.rows.length === 0) return
  const former = before < 0 ? [] : slotsOf(homes, before)
  const doc = listing.rows.length === 0 ? before : documentFor(homes, before, listing)
  homes.touched?.add(before).add(doc)
  const rows = homes.columns.rows
  const purposeAt = (slot: number) => ((rows.bins[slot] as number) >> binFields.purpose.shift) & 3
  const kept: number[] = []
  for (const row of listing.rows) {
    const slot = former.find((one) => purposeAt(one) === purposeCode(row.purpose as Purpose))
    const stays = slot !== undefined && belongsThere(rows, slot, row)
    if (stays) countOut(homes, slot)
    const target = stays ? slot : appendSlot(homes)
    writeRow(homes, target, row, doc)
    countIn(homes, target)
    kept.push(target)
  }
  for (const slot of former) if (!kept.includes(slot)) clearSlot(homes, slot)
  chain(homes, doc, kept)
}

/** Whether the home still has its place in the order. */
const belongsThere = (rows: Rows, slot: number, row: SourceRow): boolean =>
  rows.x[slot] === (row.x ?? noPoint) &&
  rows.y[slot] === (row.y ?? noPoint) &&
  (((rows.flags[slot] as number) ^ row.flags) & openFlag) === 0

/** The document of the listing; a new one when its words are others than before. */
function documentFor(homes: Homes, before: number, { id, words, titles }: SourceListing): number {
  const print = fingerprint(words, titles)
  const { prints } = homes.documents
  if (before >= 0 && prints[2 * before] === print[0] && prints[2 * before + 1] === print[1]) return before
  if (homes.documents.count === homes.documents.capacity) homes.documents = enlargeDocuments(homes.documents)
  const doc = addDocument(homes.documents, idWords(id), print)
  homes.words.add(doc, words)
  homes.titles.add(doc, titles)
  return doc
}

/** The slots of a document's homes. */
export function slotsOf({ documents, columns }: Homes, doc: number): number[] {
  const slots: number[] = []
  for (let slot = documents.first[doc] as number; slot >= 0; slot = columns.rows.next[slot] as number)
    slots.push(slot)
  return slots
}

/** Makes these the slots of the document's homes. */
export function chain({ documents, columns }: Homes, doc: number, slots: readonly number[]): void {
  documents.first[doc] = slots[0] ?? noHome
  for (const [at, slot] of slots.entries()) columns.rows.next[slot] = slots[at + 1] ?? noHome
}

/** A free slot behind the last one. */
export function appendSlot(homes: Homes): number {
  if (homes.used === homes.columns.capacity)
    homes.columns = enlarge(homes.columns, homes.used + Math.max(blockRows, homes.used >> 2))
  return homes.used++
}

function writeRow(homes: Homes, slot: number, row: SourceRow, doc: number): void {
  const { rows } = homes.columns
  rows.listed[slot] = row.listed
  rows.price[slot] = row.price ?? Number.NaN
  rows.priceMax[slot] = row.priceMax ?? Number.NaN
  rows.x[slot] = row.x ?? noPoint
  rows.y[slot] = row.y ?? noPoint
  rows.facts[slot] = factsOf(row)
  rows.flags[slot] = row.flags
  rows.area[slot] = row.area ?? 0
  rows.areaMax[slot] = row.areaMax ?? 0
  rows.plot[slot] = row.plot ?? 0
  rows.plotMax[slot] = row.plotMax ?? 0
  rows.featuresLow[slot] = row.featuresLow
  rows.featuresHigh[slot] = row.featuresHigh
  rows.agency[slot] = homes.agencies.codeOf(agenciesOf(row))
  rows.path[slot] = homes.paths.codeOf(row.path)
  rows.doc[slot] = doc
  rows.available[slot] = row.available ?? noStep
  rows.sea[slot] = row.sea ?? noStep
  rows.charges[slot] = row.charges
  rows.bins[slot] = binsOf(row)
  rows.beds[slot] = exactRooms(row.beds)
  rows.bedsMax[slot] = exactRooms(row.bedsMax)
  rows.baths[slot] = exactRooms(row.baths)
  homes.paths.reach(rows.path[slot] as number, rows.x[slot] as number, rows.y[slot] as number)
}

/** Makes the zone map know of the home in a slot. */
export function countIn(homes: Homes, slot: number): void {
  const { rows, zones } = homes.columns
  const block = Math.floor(slot / blockRows)
  const x = rows.x[slot] as number
  const y = rows.y[slot] as number
  homes.live++
  markHome(zones, rows, slot, 1)
  reach(homes.columns, block, slot)
  zones.live[block] = (zones.live[block] as number) + 1
  zones.scaled[block] = (zones.scaled[block] as number) + isScaled(rows, slot)
  if (x !== noPoint) {
    zones.sumX[block] = (zones.sumX[block] as number) + x
    zones.sumY[block] = (zones.sumY[block] as number) + y
  }
  zones.purposes[block] =
    (zones.purposes[block] as number) | (1 << (((rows.bins[slot] as number) >> binFields.purpose.shift) & 3))
  if (x === noPoint) return changePointless(homes.columns, block, 1)
  reachPoint(zones, block, x, y)
  reachPoint(homes.columns.regions, Math.floor(block / regionBlocks), x, y)
}

/** Leaves a slot without a home. */
export function clearSlot(homes: Homes, slot: number): void {
  countOut(homes, slot)
  homes.columns.rows.bins[slot] = 0
}

/**
 * Takes the home in a slot out of the counts of its block; the bounds of the block stay as wide as they were.
 */
function countOut(homes: Homes, slot: number): void {
  const { rows, zones } = homes.columns
  const block = Math.floor(slot / blockRows)
  homes.live--
  markHome(zones, rows, slot, -1)
  zones.live[block] = (zones.live[block] as number) - 1
  zones.scaled[block] = (zones.scaled[block] as number) - isScaled(rows, slot)
  if (rows.x[slot] === noPoint) return changePointless(homes.columns, block, -1)
  zones.sumX[block] = (zones.sumX[block] as number) - (rows.x[slot] as number)
  zones.sumY[block] = (zones.sumY[block] as number) - (rows.y[slot] as number)
}

const isScaled = ({ available, sea }: Rows, slot: number): number =>
  Number(available[slot] !== noStep || sea[slot] !== noStep)

function changePointless({ zones, regions }: Columns, block: number, step: 1 | -1): void {
  const region = Math.floor(block / regionBlocks)
  zones.pointless[block] = (zones.pointless[block] as number) + step
  regions.pointless[region] = (regions.pointless[region] as number) + step
}

/** Widens the best values of the block; of a range both ends count. */
function reach({ rows, zones }: Columns, block: number, slot: number): void {
  const listed = rows.listed[slot] as number
  const price = rows.price[slot] as number
  const dearest = rows.priceMax[slot] as number
  const area = rows.areaMax[slot] as number
  if (listed > (zones.newest[block] as number)) zones.newest[block] = listed
  if (price < (zones.cheapest[block] as number)) zones.cheapest[block] = price
  if (dearest > (zones.dearest[block] as number)) zones.dearest[block] = dearest
  if (area > (zones.largest[block] as number)) zones.largest[block] = area
}

/** Two words that depend on which words there are, not on their order. */
function fingerprint(words: readonly string[], titles: readonly string[]): [number, number] {
  let one = titles.length
  let other = words.length
  for (const word of words) {
    const [a, b] = hashOf(word)
    one = (one + a) | 0
    other = (other + b) | 0
  }
  for (const word of titles) {
    const [a, b] = hashOf(word)
    one = (one + Math.imul(a, 31)) | 0
    other = (other + Math.imul(b, 37)) | 0
  }
  return [one >>> 0, other >>> 0]
}

/** Two independent hashes of a word (multiply and mix). */
function hashOf(word: string): [number, number] {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at)
    a = Math.imul(a ^ unit, 0x01000193)
    b = Math.imul(b ^ (b >>> 15) ^ unit, 0x5bd1e995)
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b)
  b = Math.imul(b ^ (b >>> 13), 0xc2b2ae35)
  return [a ^ (a >>> 13), b ^ (b >>> 16)]
}
