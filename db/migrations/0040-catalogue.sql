-- The demonstration catalogue: what was begun and what is complete, so that a start that was interrupted is recognised.
create table catalogue_loads (
  id integer generated always as identity primary key,
  homes integer not null check (homes > 0),
  made_for timestamptz not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz
);
comment on column catalogue_loads.made_for is 'The moment that all dates of the catalogue count back from.';
comment on column catalogue_loads.finished_at is 'Null while homes are being made or made ready for the search; a start that finds such a row takes up the work.';
