-- Picture files, kept once per content, and what of them belongs to which listing.
create table media_files (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null,
  thumbhash text,
  created_at timestamptz not null default now()
);
comment on table media_files is 'Re-encoded originals in the file store; the key is the hash of the bytes that were fetched or uploaded.';

create table listing_media (
  id bigint generated always as identity primary key,
  listing_id uuid not null references listings on delete cascade,
  kind text not null check (kind in ('photo','floorPlan','sitePlan','video','tour3d','document','energyCertificate')),
  position smallint not null,
  source_url text,
  illustration text,
  sha256 text references media_files,
  caption text,
  state text not null default 'ready' check (state in ('ready','waiting','failed')),
  failure text,
  attempts smallint not null default 0,
  unique (listing_id, position),
  check (num_nonnulls(source_url, illustration, sha256) >= 1)
);
create index listing_media_source on listing_media (source_url) where state = 'waiting';
comment on column listing_media.illustration is 'Specification of a drawing, for demonstration listings.';
comment on column listing_media.source_url is 'The address a feed gave, or the file name inside a delivered archive.';
