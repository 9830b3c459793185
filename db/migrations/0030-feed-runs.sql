-- What runs of feeds need: how homes are recognised, what is gone, what a run would change, and cheap updates.
alter table feeds add column identity text not null default 'id' check (identity in ('id','ref'));
comment on column feeds.identity is 'Whether homes are recognised by the ids of the source or, where those are only positions, by its references.';

alter table feed_runs add column kept_file text;
comment on column feed_runs.kept_file is 'Key of the fetched file in the file store, while it is kept.';

create index feed_findings_record on feed_findings (run_id, source_id);

alter table source_records add column gone boolean not null default false;
comment on column source_records.gone is 'The source no longer has it, or says that it is off the market. Coming back is a change even if nothing else changed.';
comment on column source_records.last_run_id is 'The last run that wrote something for it.';
create index source_records_live on source_records (feed_id, source_id) where not gone;
create index source_records_listing on source_records (listing_id) where listing_id is not null;
-- The record itself is compressed already and hardly ever read: it lies aside, so that rows stay small.
alter table source_records alter column raw set storage external;
alter table source_records set (toast_tuple_target = 128);

create table feed_run_changes (
  run_id uuid not null references feed_runs on delete cascade,
  source_id text not null,
  kind text not null check (kind in ('created','changed','withdrawn','failed')),
  title text,
  fields text[] not null default '{}',
  listing_id uuid,
  primary key (run_id, source_id)
);
comment on table feed_run_changes is 'What a run that waits for a person would change, the first thousand homes of it.';
