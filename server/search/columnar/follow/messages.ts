/** search: what the thread that answers questions and the one that holds the homes tell each other. */
import type { Place } from '#contract/search/places.ts'
import type { SearchQuestion } from '#contract/search/search-question.ts'
import type { Lsn } from '#server/platform/database/server-state.ts'
import type { Storage } from '#server/platform/settings/storage-address.ts'
import type { Position } from '../../question/cursor.ts'
import type { Told } from '../../question/told.ts'
import type { WordsAsked } from '../text/asked-words.ts'
import type { IndexHealth } from './index-health.ts'

export type Asking = {
  number: number
  question: SearchQuestion
  position: Position | null
  perEuro: number
  now: number
  place: Place | null
} & WordsAsked

export type ToHolder = { kind: 'ask'; asking: Asking } | { kind: 'stop' }

export type FromHolder =
  | { kind: 'found'; number: number; found: Told }
  | { kind: 'failed'; number: number; error: string }
  | { kind: 'health'; health: IndexHealth }
  /** null: all of them. Whoever reads them elsewhere needs the log up to `lsn`. */
  | { kind: 'changed'; ids: readonly string[] | null; lsn: Lsn }
  | { kind: 'said'; level: 'info' | 'warn'; fields: Record<string, unknown>; text: string }
  | { kind: 'stopped' }

/** `storage`: where nodes share a snapshot; null where each has its own alone. */
export type HolderData = { databaseUrl: string; folder: string; storage: Storage | null }
