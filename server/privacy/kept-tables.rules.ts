/**
 * privacy: every table of the database and what becomes of the data of
 * people in it. A new table must be named here.
 */

/**
 * account: goes with the account. agency: stays while the agency is here, without the
 * name of who left. proof: stays for good, because it shows what was done. period: is
 * removed after its time (the domain says how long).
 */
export type Kept = 'account' | 'agency' | 'proof' | 'period'

const named = <K extends Kept>(kept: K, tables: string): [string, K][] =>
  tables
    .trim()
    .split(/\s+/)
    .map((table) => [table, kept])

/** Tables that hold something about a person. */
export const personalTables: ReadonlyMap<string, Kept> = new Map<string, Kept>([
  ...named(
    'account',
    `users known_devices recovery_codes reset_grants acting_sessions agent_applications alert_settings
    saved_searches push_devices saved_properties collections collection_comments collection_homes collection_links
    collection_looks content_editors collection_partners collection_votes dossier_entries dossier_files`,
  ),
  ...named(
    'agency',
    `agencies agents listings answer_templates enquiry_agencies lead_webhooks listing_corrections
    listing_drafts draft_uploads`,
  ),
  ...named(
    'proof',
    `audit_log content_versions moderation_decisions home_twins moderation_rules setting_versions translation_memory
    feed_runs confirmation_asks`,
  ),
  ...named(
    'period',
    `sessions auth_flows signups login_failures email_reverts second_factors second_factor_challenges
    agency_invitations alert_ledger push_messages collection_invitations dossiers enquiries enquiry_answers lead_notes
    viewings listing_reports lead_webhook_deliveries mails idempotency_keys limit_uses translation_key_log
    privacy_requests`,
  ),
])

/** Rows of these go with a row of another that is kept for a period. */
export const withAnother: Readonly<Record<string, string>> = {
  enquiry_answers: 'enquiries',
  lead_notes: 'enquiries',
  viewings: 'enquiries',
}

/** Tables about homes, places, money and the program itself: nothing in them is about a person. */
export const impersonalTables: readonly string[] = `
  agency_stock alert_changes catalogue_loads content_coverage content_items content_pictures currencies currency_rates feed_findings feed_run_changes feed_words feeds figure_hours figure_levels
    figure_sources figure_spreads fruitless_searches home_members
  insight_moves insight_salts insight_visits library_pictures listing_changes listing_events listing_flags listing_holds listing_insights listing_media
  listing_texts market_figures media_files moderation_homes moderation_strides moderation_waiting near_things offers postal_files postal_places
  properties property_areas push_keys region_addresses region_names region_street_spots regions retention_runs
  schema_migrations search_feeding search_following search_insights search_listings search_snapshots search_waiting search_words
  source_records stock_exports translation_glossary`
  .trim()
  .split(/\s+/)
