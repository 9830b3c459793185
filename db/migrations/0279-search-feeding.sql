-- How far the homes in ClickHouse are, and which worker feeds them.
create table search_feeding (
  layout text primary key,
  holder uuid,
  held_until timestamptz not null,
  filling bigint,
  server text,
  build bigint,
  position jsonb,
  mark uuid,
  fresh_at timestamptz,
  check ((build is null) = (position is null) and (build is null) = (fresh_at is null))
);
create sequence search_feeding_versions;
comment on table search_feeding is 'A row for each layout of the tables in ClickHouse: during an update two versions of the program each have theirs.';
comment on column search_feeding.layout is 'A digest of what the tables hold.';
comment on column search_feeding.holder is 'The worker that feeds; another may when held_until has passed.';
comment on column search_feeding.filling is 'The number of the tables that are being filled, or were last.';
comment on column search_feeding.server is 'Where the tables are, without the password.';
comment on column search_feeding.build is 'The number in the names of the tables that questions are asked of.';
comment on column search_feeding.position is 'What the tables hold of the stream of changes; mark vouches for it (see search_snapshots).';
comment on sequence search_feeding_versions is 'Of two rows of a home in ClickHouse the one with the greater version holds, so whoever sends takes a number before reading.';
