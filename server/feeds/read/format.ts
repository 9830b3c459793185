/**
 * feeds: what a format is: it recognises its files, reads them into records
 * and maps one record to the canonical draft.
 */
import type { AreaUnit } from '#contract/vocabulary/common.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { ListingDraft } from '#server/listings/index.ts'
import type { FieldPlaces } from './field-places.ts'
import type { FeedMode } from '../findings/file-checks.rules.ts'
import type { OwnFinding } from '../findings/finding-text.ts'
import type { FindingCode } from '../findings/findings.ts'
import type { KnownRecords } from '../records/known-records.ts'
import type { Element, Header, RecordReader, SourceRecord } from '../records/record.ts'

export type WordKind = 'type' | 'feature'

/** A word (folded) and the code it means; a null meaning says that it is well as it is. */
export type TaughtWord = readonly [kind: WordKind, word: string, meaning: string | null]

/** What a feed's owner says once for everything the file leaves open. */
export type FeedSettings = {
  /** ISO 3166-1 alpha-2. */
  country: string | null
  /** ISO 4217. */
  currency: string | null
  /** BCP 47. */
  language: string | null
  /** IANA; of times that name no zone. */
  timeZone: string
  /** Of areas without a unit, in formats that do not fix one. */
  areaUnit?: AreaUnit | null
  /** Of homes that name no type. */
  type?: PropertyType | null
  /** Who looks after homes that name nobody. */
  agentName?: string | null
  /** What words mean that nobody but the agency knows. */
  words?: readonly TaughtWord[]
}

/** The beginning of a file, for recognising its format. */
export type Head = {
  text: string
  kind: 'xml' | 'json' | 'text'
  /** Name of the outermost element without prefix; null when it is not XML. */
  root: string | null
  /** Paths of the first elements or values, and `path@attribute`, with their text. */
  header: Header
}

/** What must be known of a record before it is mapped. */
export type Glance = {
  /** What the source calls a home for ever; null when it does not say. */
  id: string | null
  /** What people call it; the second choice when ids are no good. */
  ref: string | null
  /**
   * `offer`: it is on the market; `withdraw`: the source says it is gone;
   * `ignore`: it must not be published at all.
   */
  action: 'offer' | 'withdraw' | 'ignore'
  /** The coordinates as they stand there, to find default points; null when there are none. */
  point: string | null
  /** A word for where it is, to tell a default point from a block of flats. */
  locality: string | null
  /** The text of its last change. */
  stamp: string | null
  /** Names of files that should have come with it. */
  files: string[]
}

/** Says that something about the current record is not as it should be. `at` gives line and column. */
export type Note = (
  what: FindingCode | OwnFinding,
  at: Element | null,
  details?: { field?: string; value?: string | null },
) => void

export type Point = { lat: number; lon: number }

export type TownAway = {
  km: number
  /** A point so far from a town of that size may still be in it. */
  isFar: boolean
  /** Looked for where the town is far. */
  nearest: { name: string; km: number } | null
}

/** The world as a mapping sees it: pure questions about countries and currencies. */
export type World = {
  /** ISO 3166-1 alpha-2 of a name or code in any language or spelling; null when nobody knows it. */
  countryOf: (text: string) => string | null
  /** The country of a point on land; null when nothing is near. */
  countryAt: (point: Point) => string | null
  /** Whether a point lies in the country or so near that it may. */
  isIn: (point: Point, country: string) => boolean
  /**
   * How far a point is from the town of this name, and from the nearest
   * town, in km; null when nobody knows the town.
   */
  townAway: (point: Point, country: string, locality: string) => TownAway | null
  /** Whether homes can be priced in it: every ISO 4217 code in use, with or without a reference rate. */
  isCurrency: (code: string) => boolean
  /** The currency people pay with; null when unknown. */
  currencyOf: (country: string) => string | null
}

export type MapContext = {
  settings: FeedSettings
  header: Header
  version: string | null
  world: World
  /** Names (lower case) of the files that came in the archive; null when there was no archive. */
  files: ReadonlySet<string> | null
  note: Note
  now: Date
}

export type FeedFormat = {
  /** Stable: stored with feeds and runs. */
  code: string
  name: string
  /** Raised when the mapping changes, so that every record is mapped again. */
  revision: number
  /** How the names of its files may end; archives are searched for them. */
  extensions: readonly string[]
  /** A mark at which its files begin that are neither XML nor JSON; what stands before it is dropped. */
  opening?: string
  /**
   * The one document type declaration its files may carry: it only names the format, and nothing is fetched.
   */
  doctype?: RegExp
  /**
   * Names of elements and attributes around the records, for files that
   * write them in other capitals; of XML only.
   */
  outside?: readonly string[]
  /** The version, '' when the file does not say, or null when this is not the format. */
  recognise: (head: Head) => string | null
  /** What a file is that looks like one of this format and is none; null when it does not. */
  lookalike?: (head: Head) => string | null
  /**
   * `glancing`: the elements of the records hold only what `glance` looks at; their raw text is whole. A
   * reader may pass over what is `known`, and then says its hash.
   */
  reader: (at: { line: number; glancing: boolean; known?: KnownRecords | undefined }) => RecordReader
  /** One record again from its raw text. */
  reread: (raw: string, at: { line: number; column: number }, header: Header) => SourceRecord | null
  mode: (header: Header) => FeedMode
  glance: (record: SourceRecord, header: Header) => Glance
  /** What outside of a record decides what it means; when that changes, every record has changed. */
  basis?: (header: Header) => string
  /**
   * Paths of the fields that say where a home is; findings about its
   * point are told at the first that is there.
   */
  coordinates: readonly string[]
  /** Where every field of a record goes. */
  fields: FieldPlaces
  /** Whether a record says how a home stands on the market; without this, every record does. */
  saysStatus?: (record: Element) => boolean
  /** What only files of this format can be told. */
  findings?: readonly OwnFinding[]
  /** What of a record changes with every export and says nothing; left out of the comparison. */
  stamp: RegExp | null
  /** `sourceId` is decided already. What the record does not say stays null or empty. */
  map: (record: SourceRecord, sourceId: string, context: MapContext) => ListingDraft
}
