/**
 * tests: where the SQL is, and which domain writes which table: one owns it; whoever
 * else must write it is named with the reason.
 */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The tables of each room that writes, under `server/`; `demonstration` is `main/demonstration/`. */
const owned = listed({
  accounts: `agencies agency_invitations agents agent_applications users signups auth_flows email_reverts reset_grants sessions
    acting_sessions known_devices login_failures second_factors second_factor_challenges recovery_codes audit_log`,
  alerts: 'saved_searches alert_settings alert_changes alert_ledger push_keys push_devices push_messages',
  content:
    'content_coverage content_editors content_items content_pictures content_versions library_pictures',
  currencies: 'currencies currency_rates',
  demonstration: 'catalogue_loads',
  enquiries: `enquiries enquiry_agencies enquiry_answers lead_notes answer_templates viewings lead_webhooks
    lead_webhook_deliveries listing_reports`,
  exports: 'stock_exports',
  feeds: 'feeds feed_runs feed_findings feed_run_changes feed_words source_records',
  figures: 'figure_hours figure_spreads figure_levels figure_sources fruitless_searches',
  insights: 'listing_insights search_insights insight_visits insight_salts insight_moves',
  listings: `properties property_areas listings offers listing_texts listing_media listing_events listing_holds
    listing_changes listing_corrections home_members`,
  media: 'media_files',
  moderation: `moderation_rules moderation_homes moderation_decisions moderation_waiting moderation_strides
    listing_flags home_twins`,
  places: 'postal_files postal_places',
  platform: 'idempotency_keys limit_uses mails retention_runs schema_migrations',
  privacy: 'privacy_requests',
  regions: 'regions near_things region_addresses region_names region_street_spots',
  saved: `collections collection_comments collection_homes collection_invitations collection_links collection_looks
    collection_partners collection_votes dossiers dossier_entries dossier_files saved_properties`,
  search:
    'market_figures search_listings search_words search_following search_snapshots search_waiting search_feeding',
  settings: 'setting_versions',
  stock: 'agency_stock confirmation_asks draft_uploads listing_drafts',
  translation: 'translation_glossary translation_memory translation_key_log',
})

function listed(rooms: Record<string, string>): Record<string, readonly string[]> {
  return Object.fromEntries(Object.entries(rooms).map(([room, tables]) => [room, tables.split(/\s+/)]))
}

/** Where a second room writes, and why it must. */
const shared: Record<string, string> = {
  'media listing_media':
    'which file a picture became, and when it is tried again; listings stand above media',
}

const files = globSync(['server/**/*.ts', 'main/**/*.ts', 'packages/**/*.ts'], { cwd: root }).filter(
  (file) => !file.endsWith('.test.ts') && !file.endsWith('db-types.ts'),
)
const schema = readFileSync(join(root, 'server/platform/database/db-types.ts'), 'utf8')
const tables = [...(schema.split('export interface DB {')[1] ?? '').matchAll(/^ {2}(\w+): \w+;$/gm)].map(
  ([, name = '']) => name,
)

/** The tables a file writes: by Kysely, by SQL, and by statements that are handed the table's name. */
function writtenIn(text: string): Set<string> {
  const written = [
    ...text.matchAll(/(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g),
    ...text.matchAll(/\b(?:insert into|merge into|update|delete from|truncate|copy)\s+(?:only\s+)?(\w+)/g),
    ...(/sql\.table\(|copyIn\(/.test(text) ? text.matchAll(/'(\w+)'/g) : []),
  ].map(([, name = '']) => name)
  return new Set(written.filter((name) => tables.includes(name)))
}

const roomOf = (file: string): string => file.split('/')[1] ?? ''

test('every table is listed once', () => {
  expect(Object.values(owned).flat().toSorted()).toEqual(tables.toSorted())
})

test('nobody writes the tables of another room', () => {
  const used = new Set<string>()
  const strays = files.flatMap((file) =>
    [...writtenIn(readFileSync(join(root, file), 'utf8'))]
      .filter((table) => !owned[roomOf(file)]?.includes(table))
      .filter((table) => {
        const pair = `${roomOf(file)} ${table}`
        used.add(pair)
        return !(pair in shared)
      })
      .map((table) => `${file} writes ${table}`),
  )
  expect(strays).toEqual([])
  expect(Object.keys(shared).filter((pair) => !used.has(pair))).toEqual([])
})

test('statements stand in stores alone, and in the platform below them', () => {
  const said = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql(<[^`]*>)?`/
  const strays = files
    .filter((file) => !file.endsWith('.store.ts') && !/server.platform/.test(file))
    .filter((file) => said.test(readFileSync(join(root, file), 'utf8')))
  expect(strays).toEqual([])
})
