/**
 * bench: a place of a million homes and a million people, made by
 * the database itself: sets, no rows one by one.
 */
import type { PropertyType } from '#contract/vocabulary/property-types.ts'
import { createClient } from '#server/platform/database/connections.ts'

export type Size = { homes: number; people: number }

/** Ids that tell their number, so that one table finds the rows of another. */
const idOf = (kind: string, number: string) =>
  `('${kind}0000-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`
const oneOf = (words: readonly string[], number: string) =>
  `(array[${words.map((word) => `'${word}'`).join(',')}])[1 + (${number}) % ${words.length}]`

const givenNames = ['Ada', 'Bela', 'Carla', 'Dario', 'Elif', 'Femi', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaya']
const familyNames = [
  'Marsh',
  'Brook',
  'Field',
  'Stone',
  'Hill',
  'Wood',
  'Rivers',
  'Lake',
  'Moor',
  'Dale',
  'Ford',
  'Shaw',
  'Glen',
]
const kinds: PropertyType[] = ['apartment', 'villa', 'house', 'studio', 'cottage']
const countries = ['PT', 'ES', 'FR', 'IT', 'DE', 'GB', 'GR']
const acts = [
  'accounts.signedIn',
  'accounts.signedOut',
  'accounts.profileChanged',
  'portal.suspended',
  'reports.upheld',
  'feeds.paused',
]
const ago = (days: number, number: string, of: string) =>
  `now() - interval '${days} days' * ((${number})::float8 / ${of})`

/** Agencies for each thousand homes, feeds for each agency, runs for each feed. */
const shares = { homesPerAgency: 500, runsPerFeed: 30 }

/** Agencies with their people, homes and feeds. */
function whatIsThere({ homes, people }: Size): string[] {
  const agencies = Math.max(1, Math.round(homes / shares.homesPerAgency))
  const agencyOf = (number: string) => idOf('aaaa', `1 + (${number}) % ${agencies}`)
  const series = (to: number) => `generate_series(1, ${to}) as n`
  return [
    `insert into agencies (id, name, country) select ${idOf('aaaa', 'n')},
      ${oneOf(familyNames, 'n')} || ' Homes ' || n, ${oneOf(countries, 'n')} from ${series(agencies)}`,
    `insert into users (id, name, email, role, approval, agency_id, verified_at, created_at, suspended_at)
      select ${idOf('bbbb', 'n')}, ${oneOf(givenNames, 'n')} || ' ' || ${oneOf(familyNames, 'n / 7')}, 'person' || n || '@example.com',
        case when n % 50 = 0 then 'Agent' else 'User' end, case when n % 5000 = 0 then 'pending' else 'approved' end,
        case when n % 50 = 0 then ${agencyOf('n')} end, now(), ${ago(900, 'n', String(people))},
        case when n % 4001 = 0 then now() end
      from ${series(people)}`,
    // Nothing listens while the place is made, so the words of people are written as the triggers would.
    `update users set words = words_of_account(users)`,
    `insert into properties (id, country, type, use_class) select ${idOf('cccc', 'n')}, ${oneOf(countries, 'n')},
      ${oneOf(kinds, 'n')}, 'residential' from ${series(homes)}`,
    `insert into listings (id, property_id, agency_id, status, public_ref, source_id, feed_id, listed_at, first_seen_at,
        last_seen_at, confirmed_at, updated_at)
      select ${idOf('dddd', 'n')}, ${idOf('cccc', 'n')}, ${agencyOf('n')},
        case when n % 20 = 0 then 'withdrawn' when n % 33 = 0 then 'sold' else 'active' end, 'R-' || n, n::text,
        ${idOf('eeee', `1 + n % ${agencies}`)}, t, t, t, t, t
      from (select n, ${ago(900, 'n', String(homes))} as t from ${series(homes)}) as each`,
    `insert into offers (id, listing_id, purpose, price_mode, amount_minor, currency, period)
      select ${idOf('ffff', 'n')}, ${idOf('dddd', 'n')}, 'sale', 'fixed', 10000000 + n, 'EUR', 'once' from ${series(homes)}`,
    `insert into moderation_homes (listing_id, agency_id, country, status, by_feed, touched_at, flags, state, words)
      select ${idOf('dddd', 'n')}, ${agencyOf('n')}, ${oneOf(countries, 'n')},
        case when n % 20 = 0 then 'withdrawn' when n % 33 = 0 then 'sold' else 'active' end, n % 10 > 0,
        ${ago(900, 'n', String(homes))}, case when n % 40 = 0 then array['price'] else '{}' end,
        case when n % 40 = 0 then 'flagged' when n % 999 = 0 then 'removed' else 'clear' end,
        to_tsvector('simple', ${oneOf(kinds, 'n')} || ' r ' || n || ' ' || ${oneOf(familyNames, 'n')} || ' homes')
      from ${series(homes)}`,
    `insert into feeds (id, agency_id, name, url) select ${idOf('eeee', 'n')}, ${idOf('aaaa', 'n')}, 'Feed ' || n,
      'https://feeds.example/' || n from ${series(agencies)}`,
    `insert into feed_runs (id, feed_id, started_at, finished_at, state, source, live_after, gaps)
      select ${idOf('abab', 'n')}, ${idOf('eeee', `1 + n % ${agencies}`)}, t, t,
        case when n % 97 = 0 then 'heldBack' when n % 89 = 0 then 'failed' else 'published' end, 'https://feeds.example/x', 500, n % 3
      from (select n, ${ago(30, 'n', String(agencies * shares.runsPerFeed))} as t from ${series(agencies * shares.runsPerFeed)}) as each`,
  ]
}

/** What people did, and what is counted of it. */
function whatHappened({ homes, people }: Size): string[] {
  const agencies = Math.max(1, Math.round(homes / shares.homesPerAgency))
  const agencyOf = (number: string) => idOf('aaaa', `1 + (${number}) % ${agencies}`)
  const series = (to: number) => `generate_series(1, ${to}) as n`
  const enquiries = Math.round(people / 3)
  const reports = Math.round(homes / 10)
  return [
    `insert into enquiries (id, kind, state, name, email, about, message, created_at, agency_id)
      select ${idOf('acac', 'n')}, case when n % 9 = 0 then 'contact' else 'listing' end,
        ${oneOf(['answered', 'closed', 'answered', 'new', 'answered'], 'n')},
        ${oneOf(givenNames, 'n')} || ' ' || ${oneOf(familyNames, 'n / 7')}, 'person' || n || '@example.com', 'Home R-' || n,
        'I would like to see ' || ${oneOf(kinds, 'n')} || ' ' || n, ${ago(400, 'n', String(enquiries))},
        case when n % 9 = 0 then null else ${agencyOf('n')} end
      from ${series(enquiries)}`,
    `insert into enquiry_agencies (enquiry_id, agency_id, last_at) select id, agency_id, created_at from enquiries
      where agency_id is not null`,
    `insert into listing_reports (id, listing_id, reason, state, created_at) select ${idOf('adad', 'n')}, ${idOf('dddd', 'n')},
      ${oneOf(['price', 'place', 'fraud', 'facts'], 'n')}, ${oneOf(['dismissed', 'upheld', 'dismissed', 'new'], 'n / 4')},
      ${ago(400, 'n', String(reports))} from ${series(reports)}`,
    `insert into audit_log (at, actor_id, actor_name, action, target, detail, previous_hash, hash)
      select ${ago(400, 'n', String(people))}, ${idOf('bbbb', 'n')}, ${oneOf(givenNames, 'n')} || ' ' || ${oneOf(familyNames, 'n / 7')},
        case when n % 200 > 5 then 'accounts.signedIn' else ${oneOf(acts, 'n')} end, ${idOf('bbbb', 'n')}::text, '{}', '', md5(n::text)
      from ${series(people)} order by n desc`,
    `insert into mails (id, kind, to_address, subject, state, created_at, failure)
      select ${idOf('0193', 'n')}, ${oneOf(['alerts.homes', 'welcome', 'enquiry'], 'n')}, 'person' || n || '@example.com', 'Subject ' || n,
        case when n % 700 = 0 then 'failed' else 'sent' end, ${ago(30, 'n', String(enquiries))}, null from ${series(enquiries)}`,
    `insert into figure_hours (name, hour, value) select name, date_trunc('hour', now()) - make_interval(hours => h), h % 90
      from unnest(array['searches.asked', 'searches.fruitless', 'people.users', 'enquiries.received', 'mails.sent',
        'alerts.mail', 'homes.listed', 'feeds.published', 'people.agents', 'enquiries.answered']) as name, generate_series(0, 4500) as h`,
    `insert into figure_levels (name, hour, value, highest) select 'homes.' || name, date_trunc('hour', now()) - make_interval(hours => h), h, h
      from unnest(array['live', 'active', 'sold', 'withdrawn', 'expired', 'underOffer', 'reserved', 'draft']) as name, generate_series(0, 4500) as h`,
    `insert into figure_spreads (name, hour, step, answers) select name, date_trunc('hour', now()) - make_interval(hours => h), step, 5
      from unnest(array['page', 'search', 'call', 'answer']) as name, generate_series(0, 190) as d,
        lateral (select case when d < 8 then d * 24 + x else d * 24 end as h from generate_series(0, case when d < 8 then 23 else 0 end) as x) as at,
        generate_series(20, 60) as step`,
    `insert into fruitless_searches (day, purpose, place, words, filters, searches)
      select current_date - (n % 90), 'sale', 'geonames:' || n % 500, case when n % 3 = 0 then 'word ' || n else '' end,
        'minBeds=' || n % 6, 1 + n % 7 from ${series(200_000)} on conflict do nothing`,
  ]
}

/**
 * Fills an empty, migrated database. References are right by construction and not
 * looked up; what listens does not hear of it.
 */
export async function fillPlace(
  url: string,
  size: Size,
  told: (seconds: number, what: string) => void,
): Promise<void> {
  const client = createClient(url)
  await client.connect()
  try {
    await client.query('set session_replication_role = replica; set statement_timeout = 0')
    for (const statement of [...whatIsThere(size), ...whatHappened(size)]) {
      const began = performance.now()
      await client.query(statement)
      told((performance.now() - began) / 1_000, /(?:insert into|update) (\w+)/.exec(statement)?.[1] ?? '')
    }
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
