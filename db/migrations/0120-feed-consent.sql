-- A run remembers exactly what was looked at, so that what a person accepts is what then happens; feeds are fetched by the clock.
alter table feed_runs
  add column file_hash text,
  add column diff_hash text,
  add column file_name text,
  add column transport_charset text,
  add column etag text,
  add column last_modified text,
  add column settings jsonb,
  add column held_for text check (held_for in ('shrinking','changed')),
  add column accepted boolean not null default false,
  add column live_after integer,
  add column unpublished integer not null default 0,
  add column stock_findings jsonb;
comment on column feed_runs.file_hash is 'SHA-256 of the file that was read. Publishing a check reads the kept file and compares.';
comment on column feed_runs.diff_hash is 'What the run would create, change and withdraw. Publishing anything else is asked again.';
comment on column feed_runs.settings is 'Settings that were said with this check; the feed takes them over when it is published.';
comment on column feed_runs.live_after is 'Homes of the feed on the market when the run ended; the largest of the last 14 days is what shrinking is measured against.';
comment on column feed_runs.stock_findings is 'What is to be said of the whole stock as it is after the run, grouped by code, also of homes that did not change.';

alter table feeds
  add column every_minutes integer default 60 check (every_minutes between 15 and 10080),
  add column next_run_at timestamptz,
  add column failures smallint not null default 0,
  add column consented_at timestamptz;
comment on column feeds.every_minutes is 'How often the address is fetched; null: only when somebody asks.';
comment on column feeds.next_run_at is 'When it is fetched next; null until a run of its address was published.';
comment on column feeds.consented_at is 'When a person last accepted withdrawals: shrinking is measured from there on.';
create index feeds_due on feeds (next_run_at) where next_run_at is not null;

alter table source_records add column line integer, add column col integer;
comment on column source_records.line is 'Where the record began in the file of its last change, so that places in it can be told in a later file.';
comment on column source_records.missing_runs is 'Runs by the clock in a row in which the home was missing. The second one withdraws it.';
