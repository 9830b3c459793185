-- Regions: streets of a country or a city, loaded by `npm run region`. What they hold is © OpenStreetMap contributors
-- or whoever `attribution` names.
create table regions (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,59}$'),
  name text not null,
  -- The first digits of the hash of the file it came from.
  version text not null,
  source text not null,
  -- In which words the tiles speak.
  schema text not null check (schema in ('openmaptiles', 'protomaps')),
  attribution text not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  min_zoom smallint not null,
  max_zoom smallint not null,
  -- Whether the tiles draw the sea, so that nothing of the overview shows through.
  draws_sea boolean not null,
  tiles_key text not null,
  tiles_bytes bigint not null,
  things integer not null default 0,
  addresses integer not null default 0,
  data_at timestamptz,
  loaded_at timestamptz not null default now()
);

-- What is near a home for whoever lives there; `spot` is (longitude, latitude).
create table near_things (
  region_id text not null references regions on delete cascade,
  kind text not null,
  name text,
  lines text[] not null default '{}',
  spot point not null
);
create index near_things_spot on near_things using gist (spot);
create index near_things_region on near_things (region_id);

-- House numbers, for finding an address and for naming a point.
create table region_addresses (
  region_id text not null references regions on delete cascade,
  street text not null,
  house_number text not null,
  postcode text,
  locality text,
  spot point not null
);
create index region_addresses_spot on region_addresses using gist (spot);
create index region_addresses_street on region_addresses (lower(street) text_pattern_ops);
create index region_addresses_region on region_addresses (region_id);
