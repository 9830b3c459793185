/** feeds: what a survey asks of earlier runs, and what it knows of a file in the end. */
import type { FeedMode, Identity } from '../findings/file-checks.rules.ts'
import type { Finding } from '../findings/findings.ts'
import type { Spool } from '../map/spool.ts'
import type { Header } from '../records/record.ts'

/** What an earlier run stored of a record. */
export type KnownRecord = { hash: string; listingId: string | null; gone: boolean }

/** Finds what earlier runs stored, by source id. */
export type Lookup = (sourceIds: string[]) => Promise<Map<string, KnownRecord>>

export type Survey = {
  mode: FeedMode
  header: Header
  identity: Identity
  /** Records in the file, whatever became of them. */
  seen: number
  /** Records that are as they were, and the listings behind them. */
  same: number
  sameListings: string[]
  /** Where the records that are as they were begin in this file, by source id. */
  sameLines: Map<string, number>
  /** Records that the source does not offer, and that are not on the market here. */
  unpublished: number
  /** Records that are offered and were not on the market here. */
  fresh: number
  /** SHA-256 of everything that is new or changed, and how. */
  diff: string
  /** Records that could not be read or have no id. */
  refused: number
  /** Of those, records whose home nobody can tell. */
  unidentified: number
  complete: boolean
  exportTimes: boolean
  /** Every source id of the file. */
  sourceIds: ReadonlySet<string>
  findings: Finding[]
  /** New and changed records. Remove it when done. */
  spool: Spool
}
