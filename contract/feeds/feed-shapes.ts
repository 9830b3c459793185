/** contract: what a feed and a run of it are. */
import { z } from 'zod'
import { areaUnit, countryCode, currencyCode, id, instant, languageTag } from '../vocabulary/common.ts'
import { propertyType } from '../vocabulary/vocabulary.ts'
import { feedHealths } from './feed-healths.ts'

/** Where a feed is fetched from. */
export const feedAddress = z
  .url({
    protocol: /^https?$/,
    error: 'Please enter a web address that begins with http:// or https://',
  })
  .max(2_000)

export const runStates = [
  'running',
  'published',
  'heldBack',
  'dryRun',
  'failed',
  'notModified',
  'discarded',
] as const

export const run = z.object({
  id,
  feedId: id,
  startedAt: instant,
  finishedAt: instant.nullable(),
  state: z.enum(runStates),
  source: z.string(),
  format: z.string().nullable(),
  /** What people call the format. */
  formatName: z.string().nullable(),
  formatVersion: z.string().nullable(),
  mode: z.string().nullable(),
  bytes: z.int(),
  recordsSeen: z.int(),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  withdrawn: z.int(),
  failed: z.int(),
  /** Homes that the source has and does not offer. */
  unpublished: z.int(),
  complete: z.boolean(),
  reason: z.string().nullable(),
  /**
   * Why it waits: too many homes would go, too many prices leap alike, or
   * what would change is not what was looked at.
   */
  heldFor: z.enum(['shrinking', 'changed', 'leaping']).nullable(),
  /** What was looked at: hashes of the file, and of everything that would change. Null when nothing waits. */
  checked: z.object({ file: z.string(), diff: z.string() }).nullable(),
  /** How far a run that is under way has come; null for one that has ended. */
  progress: z
    .object({
      step: z.enum(['fetching', 'reading', 'publishing']),
      done: z.int(),
      /** Null while nobody knows. */
      total: z.int().nullable(),
      findings: z.int(),
    })
    .nullable(),
})
export type FeedRun = z.infer<typeof run>

/** Every so many minutes, or every day at a time of a zone; neither: only when somebody asks. */
const schedule = {
  everyMinutes: z.int().nullable(),
  /** HH:MM. */
  dailyAt: z.string().nullable(),
  dailyZone: z.string().nullable(),
}

export const feed = z.object({
  id,
  name: z.string(),
  url: z.string().nullable(),
  format: z.string().nullable(),
  mode: z.string().nullable(),
  liveListings: z.int(),
  health: z.enum(feedHealths),
  /** Findings of its homes and file that are more than a note. */
  gaps: z.int(),
  /** Homes on the market at the end of each of the last 30 days, today last; null before there was any. */
  stock: z.array(z.int().nullable()),
  shrinkLimitPct: z.int(),
  /** Runs by the clock in a row that must miss a home before it is withdrawn. */
  missingRuns: z.int(),
  defaultCountry: countryCode.nullable(),
  defaultCurrency: currencyCode.nullable(),
  defaultLanguage: languageTag.nullable(),
  defaultType: propertyType.nullable(),
  areaUnit: areaUnit.nullable(),
  agentName: z.string().nullable(),
  timeZone: z.string(),
  ...schedule,
  nextRunAt: instant.nullable(),
  /** When a run was asked for that has not begun yet. */
  askedAt: instant.nullable(),
  /** Runs in a row that failed or wait. */
  failures: z.int(),
  pausedAt: instant.nullable(),
  /** Since when it has an address to which files are sent; null when it has none. */
  pushKeyAt: instant.nullable(),
  /** That a password is kept, of which kind, and to which origin it is sent. */
  credentials: z.object({ kind: z.enum(['basic', 'header']), origin: z.string() }).nullable(),
  lastRun: run.nullable(),
})
export type Feed = z.infer<typeof feed>
