/** feeds: a feed as its runs see it. */
import { sql } from 'kysely'
import type { AreaUnit } from '#contract/vocabulary/common.ts'
import type { PropertyType } from '#contract/vocabulary/vocabulary.ts'
import type { Identity } from '../findings/file-checks.rules.ts'
import type { TaughtWord } from '../read/format.ts'

export type FeedRow = {
  id: string
  agencyId: string
  name: string
  url: string | null
  format: string | null
  mode: string | null
  timeZone: string
  country: string | null
  currency: string | null
  language: string | null
  shrinkLimitPct: number
  etag: string | null
  lastModified: string | null
  lastGoodRunId: string | null
  identity: Identity
  everyMinutes: number | null
  /** HH:MM:SS of `dailyZone`. */
  dailyAt: string | null
  dailyZone: string | null
  missingRunsLimit: number
  pausedAt: Date | null
  areaUnit: AreaUnit | null
  type: PropertyType | null
  agentName: string | null
  /** Sealed for `credentialsOrigin`. */
  credentials: string | null
  credentialsOrigin: string | null
  words: readonly TaughtWord[]
}

export const feedColumns = [
  'id',
  'agency_id as agencyId',
  'name',
  'url',
  'format',
  'mode',
  'time_zone as timeZone',
  'default_country as country',
  'default_currency as currency',
  'default_language as language',
  'shrink_limit_pct as shrinkLimitPct',
  'etag',
  'last_modified as lastModified',
  'last_good_run_id as lastGoodRunId',
  'identity',
  'every_minutes as everyMinutes',
  'daily_at as dailyAt',
  'daily_zone as dailyZone',
  'missing_runs_limit as missingRunsLimit',
  'paused_at as pausedAt',
  'default_area_unit as areaUnit',
  'default_type as type',
  'default_agent as agentName',
  'credentials',
  'credentials_origin as credentialsOrigin',
  sql<
    TaughtWord[]
  >`(select coalesce(json_agg(json_build_array(w.kind, w.word, w.meaning) order by w.kind, w.word), '[]')
    from feed_words w where w.feed_id = feeds.id)`.as('words'),
] as const
