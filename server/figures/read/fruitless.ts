/** figures: what was searched and not found, with the names of places. */
import { z } from 'zod'
import type { FigureDays } from '#contract/figures/figure-names.ts'
import type { FruitlessSearch } from '#contract/figures/figures.ts'
import type { Purpose } from '#contract/vocabulary/codes.ts'
import { fewestSearches } from '#server/insights/index.ts'
import { placesOf, type LocalLanguage } from '#server/places/index.ts'
import { decodeCursor, encodeCursor } from '#server/platform/database/cursor.ts'
import { pageOf } from '#server/platform/database/page.ts'
import { sha256 } from '#server/platform/settings/crypto.ts'
import type { Platform } from '#server/platform/platform.ts'
import { figuresOf } from '../count/counter.ts'
import { filtersOf } from '../count/question-group.ts'
import { countFruitless, listFruitless, type FruitlessFound } from './figures.store.ts'
import { rangeOf } from './range.rules.ts'

const position = z.tuple([z.int().positive(), z.string().max(1_000)])

type Asked = { days: FigureDays; cursor?: string | undefined; limit: number; language: LocalLanguage | null }

export async function fruitlessSearches(platform: Platform, { days, cursor, limit, language }: Asked) {
  await figuresOf(platform).flush()
  const { db, clock } = platform
  const [searches, key] = decodeCursor(cursor, position) ?? []
  const after = searches !== undefined && key !== undefined ? { searches, key } : undefined
  const asked = { from: rangeOf(days, clock.now()).from, fewest: fewestSearches }
  const [rows, total, places] = await Promise.all([
    listFruitless(db, { ...asked, after, limit: limit + 1 }),
    countFruitless(db, asked),
    placesOf(platform),
  ])
  const page = pageOf(rows, limit, (last) => encodeCursor([last.searches, last.key]))
  return {
    items: page.items.map((row) => toSearch(row, (id) => places.get(id, language)?.name)),
    nextCursor: page.nextCursor,
    total,
  }
}

function toSearch(
  row: FruitlessFound & { key: string },
  nameOf: (id: string) => string | undefined,
): FruitlessSearch {
  return {
    id: sha256(row.key),
    purpose: row.purpose as Purpose,
    place: row.place === '' ? null : { id: row.place, name: nameOf(row.place) ?? row.place },
    words: row.words === '' ? null : row.words,
    filters: filtersOf(row.filters),
    searches: row.searches,
  }
}
