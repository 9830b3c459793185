-- One agency's offer of a property, its terms, texts, pictures and life line.
create table listings (
  id uuid primary key,
  property_id uuid not null references properties,
  agency_id uuid not null references agencies,
  agent_id uuid references agents,
  feed_id uuid,
  source_id text check (length(source_id) between 1 and 200),
  public_ref text,
  alternate_ids jsonb not null default '[]',
  status text not null check (status in ('draft','pendingReview','changesRequested','comingSoon','active','underOffer','reserved','sold','leased','withdrawn','expired','removedBySource','rejected','suspended')),
  status_reason text,
  status_changed_at timestamptz,
  listing_url text,
  video_urls text[] not null default '{}',
  tour_urls text[] not null default '{}',
  listed_at timestamptz not null,
  source_updated_at timestamptz,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  confirmed_at timestamptz not null,
  updated_at timestamptz not null,
  is_demo boolean not null default false
);
create unique index listings_source on listings (feed_id, source_id) where feed_id is not null;
create index listings_property on listings (property_id);
create index listings_agency on listings (agency_id, status);
create index listings_ref on listings (lower(public_ref)) where public_ref is not null;
comment on column listings.listed_at is 'When the home first came to market with this agency.';
comment on column listings.confirmed_at is 'When agent or feed last said that the home is still available.';

create table offers (
  id uuid primary key,
  listing_id uuid not null references listings on delete cascade,
  purpose text not null check (purpose in ('sale','rent','rentShort','lease')),
  price_mode text not null check (price_mode in ('fixed','from','range','guide','offersOver','offersInvited','auctionGuide','onRequest')),
  amount_minor bigint check (amount_minor > 0),
  amount_max_minor bigint,
  currency char(3) not null references currencies,
  period text not null check (period in ('once','day','week','fortnight','month','quarter','year','season')),
  price_text text,
  tax_treatment text check (tax_treatment in ('inclusive','exclusive','notApplicable')),
  deposit_minor bigint check (deposit_minor >= 0),
  furnished text check (furnished in ('furnished','part','unfurnished','negotiable')),
  pets text check (pets in ('yes','no','ask')),
  available_from date,
  min_term_months smallint,
  costs jsonb not null default '[]',
  previous_minor bigint check (previous_minor > 0),
  price_changed_at timestamptz,
  unique (listing_id, purpose),
  check ((price_mode = 'onRequest') = (amount_minor is null)),
  check (amount_max_minor is null or amount_max_minor >= amount_minor)
);
comment on column offers.amount_minor is 'Integer minor units; null, never 0, when the price is on request.';
comment on column offers.previous_minor is 'The amount before the last change of price, in the same currency.';
comment on column offers.costs is 'Recurring costs: array of {kind, amount (minor units), currency, period}.';

create table listing_texts (
  listing_id uuid not null references listings on delete cascade,
  lang text not null,
  kind text not null check (kind in ('title','description')),
  body text not null,
  origin text not null default 'human' check (origin in ('human','machine','unknown')),
  primary key (listing_id, lang, kind)
);
comment on column listing_texts.body is 'Titles are plain text; descriptions are HTML of a small allowed set.';

create table listing_events (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listings on delete cascade,
  property_id uuid not null references properties,
  at timestamptz not null,
  kind text not null check (kind in ('firstSeen','priceChanged','statusChanged','textChanged','photosChanged','agentChanged','relisted','withdrawn','confirmed','reported','merged','split')),
  purpose text,
  before jsonb,
  after jsonb,
  source text not null check (source in ('feed','agent','admin','user','system'))
);
create index listing_events_property on listing_events (property_id, at);
create index listing_events_listing on listing_events (listing_id, at);
comment on table listing_events is 'The life line: append-only. before and after hold {amount, currency} or {status}.';

create table listing_changes (
  seq bigint generated always as identity primary key,
  listing_id uuid not null,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null default now()
);
comment on table listing_changes is 'What search nodes read to follow the database. Read only rows whose xid is below pg_snapshot_xmin(pg_current_snapshot()), or a slower transaction could be skipped.';

create function listing_changes_notify() returns trigger language plpgsql as $$
begin
  perform pg_notify('listing_changes', '');
  return null;
end $$;
create trigger listing_changes_notify after insert on listing_changes for each statement execute function listing_changes_notify();
