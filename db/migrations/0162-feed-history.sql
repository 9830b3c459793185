-- Every finding with all its homes, and what became of each field of a home, for as long as a run is kept.
alter table feed_runs
  add column same_lines bytea,
  add column compared text[] not null default '{}';
comment on column feed_runs.same_lines is 'Where the records that stayed as they were begin in the file of this run, deflated JSON; of the newest run only.';
comment on column feed_runs.compared is 'Source ids whose earlier findings this run has made obsolete without saving anything.';
alter table feed_run_changes add column values jsonb not null default '[]';
comment on column feed_run_changes.values is 'Each changed field with what it was and what it is, in short.';
comment on table feed_run_changes is 'What a run changed, or would change: the first thousand homes of it.';
