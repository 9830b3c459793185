/** translation: the memory as Admins look through it: corrections, catalogue and machine in one list. */
import { pageOf } from '#server/platform/database/page.ts'
import { z } from 'zod'
import type { corrections as contract, RememberedText } from '#contract/content/corrections.ts'
import type { Reply } from '#contract/http/endpoint.ts'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import type { Db } from '#server/platform/database/db.ts'
import {
  correctedHashes,
  countMemory,
  listMemory,
  startLength,
  type MemoryRow,
  type Place,
} from './corrections.store.ts'
import { isFixed, wordsOf } from './corrections.rules.ts'
import { readCatalogue } from '../reviewed/reviewed.ts'
import type { ReviewedText } from '#contract/content/translation.ts'
import { toTemplate } from '#contract/words/template.rules.ts'

type Query = z.output<typeof contract.list.query>
type Entry = Place & { original: string; said: ReviewedText }

/** One page by the alphabet of the originals. @throws AppError 400 for a cursor of another list. */
export async function browseMemory(db: Db, query: Query): Promise<Reply<typeof contract.list>> {
  const { language, q, layer, limit } = query
  const catalogue = catalogueOf(language)
  const filter = {
    language,
    // Admins search for what they saw on a page, where numbers stand in their places.
    words: q ? [...new Set([q, toTemplate(q, language).words])] : [],
    reviewed: { source: pageLanguage, hashes: catalogue.map(({ hash }) => hash) },
  }
  const after = readPlace(query.cursor)
  const origin = layer === 'corrected' ? 'human' : layer
  const [corrected, counts, rows] = await Promise.all([
    correctedHashes(db, { source: pageLanguage, target: language }),
    countMemory(db, filter),
    origin === 'reviewed' ? [] : listMemory(db, { ...filter, origin, after }, limit + 1),
  ])
  const entries = catalogue.filter((entry) => !corrected.has(entry.hash) && holds(entry, filter.words))
  const following =
    layer === 'corrected' || layer === 'machine' ? [] : entries.filter((one) => !after || isAfter(one, after))
  const all = [...rows, ...following.slice(0, limit + 1)].toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
  const { items, nextCursor } = pageOf(all, limit, writePlace)
  return {
    items: items.map((one) => ('said' in one ? fromCatalogue(one, language) : fromMemory(one, language))),
    nextCursor,
    counts: { corrected: counts.human, reviewed: entries.length, machine: counts.machine },
  }
}

const kept = new Map<string, readonly Entry[]>()

/** The reviewed catalogue in the order of its places; made once. */
function catalogueOf(language: string): readonly Entry[] {
  const known = kept.get(language)
  if (known) return known
  const made = [...readCatalogue(language)].map(([original, said]) => ({
    original,
    said,
    hash: sha256(original),
    source: pageLanguage,
    start: [...original].slice(0, startLength).join(''),
  }))
  made.sort((a, b) => (isAfter(a, b) ? 1 : -1))
  kept.set(language, made)
  return made
}

function holds({ original, said }: Entry, words: readonly string[]): boolean {
  const text = `${original}\n${wordsOf(said)}`.toLowerCase()
  return words.length === 0 || words.some((one) => text.includes(one.toLowerCase()))
}

const fromCatalogue = ({ hash, source, original, said }: Entry, language: string): RememberedText => ({
  id: `${source}-${hash}`,
  source,
  language,
  original,
  text: wordsOf(said),
  layer: 'reviewed',
  engine: null,
  at: null,
  beneath: null,
  isFixed: isFixed(original, said),
})

function fromMemory(
  { hash, source, original, text, origin, engine, at }: MemoryRow,
  language: string,
): RememberedText {
  const said =
    source === pageLanguage && origin === 'human' ? readCatalogue(language).get(original) : undefined
  return {
    id: `${source}-${hash}`,
    source,
    language,
    original,
    text,
    layer: origin === 'human' ? 'corrected' : 'machine',
    engine,
    at: at.toISOString(),
    beneath: said === undefined ? null : wordsOf(said),
    isFixed: false,
  }
}

const order = (a: string, b: string): number => Buffer.compare(Buffer.from(a), Buffer.from(b))
const isAfter = (one: Place, other: Place): boolean =>
  (order(one.start, other.start) || order(one.hash, other.hash) || order(one.source, other.source)) > 0

const writePlace = ({ start, hash, source }: Place): string => encodeCursor([start, hash, source])

/** PostgreSQL's texts hold no NUL. */
const storable = z.string().refine((text) => !text.includes('\0'))
const placeShape = z.tuple([storable, storable, storable])

function readPlace(cursor: string | undefined): Place | undefined {
  const position = decodeCursor(cursor, placeShape)
  if (!position) return undefined
  const [start, hash, source] = position
  return { start, hash, source }
}
