/** feeds: an agent says once what a word of a feed means; every later run of the feed uses it. */
import type { Feature } from '#contract/vocabulary/features.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { findFeed } from '../agent/feed-list.store.ts'
import { notFound, type Scope } from '../agent/feed-view.ts'
import type { WordKind } from '../read/format.ts'
import { folded } from '../texts/fold.rules.ts'
import { deleteWord, readOffered, readTaught, readUnknown, writeWord } from './words.store.ts'

type Meaning = PropertyType | Feature | null
type Said = { kind: WordKind; word: string }

/** @throws AppError 404. */
export async function feedWords({ db }: Platform, { agencyId }: Scope, feedId: string) {
  if (!(await findFeed(db, agencyId, feedId))) throw notFound()
  const [taught, offered, unknown] = await Promise.all([
    readTaught(db, feedId),
    readOffered(db, agencyId, feedId),
    readUnknown(db, feedId),
  ])
  const keyOf = ({ kind, word }: Said) => `${kind} ${folded(word)}`
  const known = new Set(taught.map(keyOf))
  const others = new Map(offered.toReversed().map((one) => [keyOf(one), one]))
  const words = new Map<string, { kind: WordKind; word: string; homes: number }>()
  for (const one of unknown) {
    const key = keyOf(one)
    // One word may be written in several ways; they are taught together.
    const same = words.get(key)
    if (same) same.homes += one.homes
    else if (!known.has(key) && folded(one.word) !== '') words.set(key, { ...one })
  }
  return {
    taught: taught.map(({ kind, written, meaning }) => ({
      kind,
      word: written,
      meaning: meaning as Meaning,
    })),
    unknown: [...words].map(([key, one]) => {
      const other = others.get(key)
      return { ...one, offered: other ? { meaning: other.meaning as Meaning, feed: other.feed } : null }
    }),
  }
}

/** From the next run on. @throws AppError 400 for a word without letters, 404. */
export async function teachWord(
  platform: Platform,
  scope: Scope,
  feedId: string,
  { kind, word, meaning }: Said & { meaning: Meaning },
) {
  const { db, clock } = platform
  if (!(await findFeed(db, scope.agencyId, feedId))) throw notFound()
  const plain = folded(word)
  if (plain === '') throw refuse('feeds.noWord', { field: 'word' })
  await writeWord(db, { feedId, kind, word: plain, meaning, written: word, now: clock.now() })
  return feedWords(platform, scope, feedId)
}

/** @throws AppError 404. */
export async function unteachWord(platform: Platform, scope: Scope, feedId: string, { kind, word }: Said) {
  if (!(await findFeed(platform.db, scope.agencyId, feedId))) throw notFound()
  await deleteWord(platform.db, feedId, kind, folded(word))
  return feedWords(platform, scope, feedId)
}
