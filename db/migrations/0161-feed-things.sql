-- Feeds as things that are kept: what their files leave open, when they are fetched, paused and removed.
alter table feeds
  add column default_agent text check (length(default_agent) between 1 and 100),
  add column default_type text,
  add column missing_runs_limit smallint not null default 2 check (missing_runs_limit between 1 and 30),
  add column daily_at time(0),
  add column daily_zone text,
  add column paused_at timestamptz,
  add column deleted_at timestamptz,
  add column homes_after text check (homes_after in ('withdraw','keep')),
  add constraint feeds_one_clock check (daily_at is null or (every_minutes is null and daily_zone is not null)),
  add constraint feeds_removal check ((deleted_at is null) = (homes_after is null));
comment on column feeds.default_agent is 'Who looks after homes of which the file names nobody.';
comment on column feeds.default_type is 'What homes are of which the file names no type.';
comment on column feeds.missing_runs_limit is 'Runs by the clock in a row that must miss a home before it is withdrawn.';
comment on column feeds.daily_at is 'It is fetched every day at this time of daily_zone; every_minutes is null then.';
comment on column feeds.paused_at is 'While it is set, the feed is neither fetched by the clock nor taken from its push address.';
comment on column feeds.deleted_at is 'It is being removed: nobody sees it any more, and a job takes apart what hangs on it.';
comment on column feeds.homes_after is 'What becomes of the homes of a feed that is removed.';

-- How far a run has come, for whoever looks.
alter table feed_runs
  add column step text check (step in ('fetching','reading','publishing')),
  add column step_done integer,
  add column step_total integer;

-- What words of a feed mean that nobody but its agency knows.
create table feed_words (
  feed_id uuid not null references feeds on delete cascade,
  kind text not null check (kind in ('type','feature')),
  word text not null check (length(word) between 1 and 200),
  meaning text,
  written text not null,
  chosen_at timestamptz not null,
  primary key (feed_id, kind, word)
);
comment on column feed_words.word is 'Folded: without accents, case and marks.';
comment on column feed_words.meaning is 'The code of a type or feature; null: it is well as it is, and nobody is told of it any more.';
comment on column feed_words.written is 'The word as the feed writes it.';
