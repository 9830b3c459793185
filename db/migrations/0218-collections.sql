-- Homes people put together under a name, in an order of their own.
create table collections (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null,
  created_at timestamptz not null
);
create index collections_user on collections (user_id, created_at);

create table collection_homes (
  collection_id uuid not null references collections on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  position integer not null,
  added_at timestamptz not null,
  primary key (collection_id, listing_id)
);
create index collection_homes_listing on collection_homes (listing_id);
