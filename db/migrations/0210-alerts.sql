-- Saved searches, what changed and waits to be held against them, and the ledger of who was told what.
create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 80),
  question jsonb not null check (jsonb_typeof(question) = 'object'),
  question_version smallint not null default 1,
  frequency text not null check (frequency in ('instant','daily','weekly','never')),
  events text[] not null,
  paused boolean not null default false,
  revision integer not null default 1,
  created_at timestamptz not null,
  looked_at timestamptz not null,
  removed_at timestamptz
);
create index saved_searches_user on saved_searches (user_id, created_at desc);
create index saved_searches_removed on saved_searches (removed_at) where removed_at is not null;
comment on column saved_searches.question is 'The parameters of the search question, each a string as in an address.';
comment on column saved_searches.question_version is 'Of the parameters: a later program can tell what it has to translate.';
comment on column saved_searches.revision is 'Goes up with every change of what is matched, so that who holds searches in memory sees it.';
comment on column saved_searches.removed_at is 'Deleted, and for a day still there to be put back.';

create table alert_settings (
  user_id uuid primary key references users on delete cascade,
  hour smallint not null check (hour between 0 and 23),
  weekday smallint not null check (weekday between 1 and 7),
  time_zone text not null,
  by_mail boolean not null default true,
  feed_number integer not null default 1,
  next_digest_at timestamptz not null
);
create index alert_settings_due on alert_settings (next_digest_at);
comment on column alert_settings.feed_number is 'Part of the private address of the web feed: another number, another address.';
comment on column alert_settings.next_digest_at is 'When the clock of the zone shows the hour the next time.';

create table alert_changes (
  seq bigint generated always as identity primary key,
  listing_id uuid not null,
  changed_at timestamptz not null,
  is_first boolean not null,
  status_before text,
  before jsonb not null,
  words_before text[] not null,
  said_before text not null,
  offers jsonb not null
);
create index alert_changes_listing on alert_changes (listing_id, seq);
comment on table alert_changes is 'Listings as the search found them before they changed, written in the transaction that changes them.';
comment on column alert_changes.before is 'Rows of the search by purpose; none when nobody could find it.';
comment on column alert_changes.offers is 'What was asked before this change, by purpose: {amount, currency}, only where the price changed.';

create table alert_ledger (
  id bigint generated always as identity primary key,
  user_id uuid not null references users on delete cascade,
  search_id uuid not null references saved_searches on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  event text not null check (event in ('new','priceDrop','backOnMarket','status','nowWithin')),
  version text not null,
  facts jsonb not null,
  at timestamptz not null,
  told_at timestamptz,
  told_by text check (told_by in ('mail','nobody')),
  unique (search_id, listing_id, event, version)
);
create index alert_ledger_waiting on alert_ledger (user_id, id) where told_at is null;
create index alert_ledger_search on alert_ledger (search_id, at desc);
comment on table alert_ledger is 'What answered whose search when, once for each state of a home, and when it was told.';
comment on column alert_ledger.version is 'Of the home: the moment of the change, or nothing for what happens once.';
comment on column alert_ledger.facts is 'The price and the status before, where the event is about them.';

alter table mails add column unsubscribe_url text;
comment on column mails.unsubscribe_url is 'For List-Unsubscribe and its one press (RFC 8058).';
