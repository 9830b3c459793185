-- How far the homes in ClickHouse are, and which worker feeds them.
create table search_feeding (
  only_row boolean primary key default true check (only_row),
  holder uuid,
  held_until timestamptz not null default '-infinity',
  version bigint not null default 0,
  server text,
  build bigint,
  layout text,
  position jsonb,
  mark uuid,
  fresh_at timestamptz,
  check ((build is null) = (position is null) and (build is null) = (fresh_at is null))
);
insert into search_feeding default values;
comment on table search_feeding is 'One row. Empty until somebody searches with SEARCH=clickhouse.';
comment on column search_feeding.holder is 'The worker that feeds; another may when held_until has passed.';
comment on column search_feeding.version is 'Counts what was sent. Of two rows of a home the one with the greater version holds, so whoever sends takes a number before reading.';
comment on column search_feeding.server is 'Where the tables are, without the password.';
comment on column search_feeding.build is 'The number in the names of the tables that questions are asked of.';
comment on column search_feeding.layout is 'A digest of what those tables hold.';
comment on column search_feeding.position is 'What the tables hold of the stream of changes; mark vouches for it (see search_snapshots).';
