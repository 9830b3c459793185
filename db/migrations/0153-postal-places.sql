-- Where postcodes are, from GeoNames' postal files that an operator loads: postcodes without homes are places too.
create table postal_files (
  id uuid primary key,
  name text not null,
  sha256 text not null,
  bytes bigint not null,
  bytes_done bigint not null default 0,
  rows integer not null default 0,
  skipped integer not null default 0,
  begun_at timestamptz not null default now(),
  loaded_at timestamptz
);
comment on table postal_files is 'Loaded files by name (PT.txt, allCountries.txt). Without loaded_at one is being loaded, or was broken off and goes on from bytes_done.';
create unique index postal_files_loaded on postal_files (name) where loaded_at is not null;

create table postal_places (
  file_id uuid not null references postal_files on delete cascade,
  country char(2) not null,
  code text not null,
  written text not null,
  lat double precision not null,
  lon double precision not null
);
comment on column postal_places.code is 'Letters and digits alone, in capitals; written is as the file has it.';
create index postal_places_code on postal_places (code text_pattern_ops);
create index postal_places_file on postal_places (file_id);
