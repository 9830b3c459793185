-- Feeds, their runs, what was found in them, and the source record behind every imported listing.
create table feeds (
  id uuid primary key,
  agency_id uuid not null references agencies,
  name text not null,
  url text,
  format text,
  mode text check (mode in ('snapshot','event','expiry')),
  time_zone text not null default 'UTC',
  default_country char(2), default_currency char(3) references currencies, default_area_unit text, default_language text,
  shrink_limit_pct smallint not null default 30 check (shrink_limit_pct between 0 and 100),
  etag text, last_modified text,
  last_good_run_id uuid,
  created_at timestamptz not null default now(),
  unique (agency_id, name)
);
comment on column feeds.shrink_limit_pct is 'A run that would withdraw more than this share of the live homes is held back.';

create table feed_runs (
  id uuid primary key,
  feed_id uuid not null references feeds on delete cascade,
  started_at timestamptz not null,
  finished_at timestamptz,
  state text not null check (state in ('running','published','heldBack','dryRun','failed','notModified','discarded')),
  source text not null,
  http_status smallint,
  bytes bigint not null default 0,
  content_hash text,
  charset text, format text, format_version text, mode text,
  records_seen integer not null default 0,
  created integer not null default 0, changed integer not null default 0, same integer not null default 0,
  withdrawn integer not null default 0, failed integer not null default 0,
  complete boolean not null default false,
  reason text
);
create index feed_runs_feed on feed_runs (feed_id, started_at desc);
create unique index feed_runs_one_at_a_time on feed_runs (feed_id) where state = 'running';

create table feed_findings (
  id bigint generated always as identity primary key,
  run_id uuid not null references feed_runs on delete cascade,
  source_id text,
  code text not null,
  severity text not null check (severity in ('red','amber','blue')),
  field text, value text, line integer, col integer,
  excerpt text
);
create index feed_findings_run on feed_findings (run_id, code);

create table source_records (
  feed_id uuid not null references feeds on delete cascade,
  source_id text not null,
  hash bytea not null,
  listing_id uuid references listings,
  first_run_id uuid not null, last_run_id uuid not null, changed_run_id uuid not null,
  missing_runs smallint not null default 0,
  raw bytea,
  primary key (feed_id, source_id)
);
comment on table source_records is 'The last state of every record of a feed; an unchanged hash costs one comparison.';
comment on column source_records.raw is 'The record as it came, deflated.';

alter table listings add foreign key (feed_id) references feeds;
