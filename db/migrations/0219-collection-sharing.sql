-- Collections shown to others: by a link to read, with partners to choose together.
create table collection_links (
  id uuid primary key,
  collection_id uuid not null references collections on delete cascade,
  key_hash text not null,
  created_at timestamptz not null
);
create index collection_links_collection on collection_links (collection_id);
comment on table collection_links is 'The key itself is shown once, to whoever made the link, and kept nowhere.';

create table collection_partners (
  collection_id uuid not null references collections on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz not null,
  primary key (collection_id, user_id)
);
create index collection_partners_user on collection_partners (user_id);

create table collection_invitations (
  id uuid primary key,
  collection_id uuid not null references collections on delete cascade,
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (collection_id, email)
);

create table collection_votes (
  collection_id uuid not null,
  listing_id uuid not null,
  user_id uuid not null references users on delete cascade,
  vote smallint not null check (vote in (-1, 1)),
  primary key (collection_id, listing_id, user_id),
  foreign key (collection_id, listing_id) references collection_homes on delete cascade
);
create index collection_votes_user on collection_votes (user_id);

create table collection_comments (
  id uuid primary key,
  collection_id uuid not null,
  listing_id uuid not null,
  user_id uuid not null references users on delete cascade,
  words text not null,
  at timestamptz not null,
  foreign key (collection_id, listing_id) references collection_homes on delete cascade
);
create index collection_comments_home on collection_comments (collection_id, listing_id, at);
create index collection_comments_user on collection_comments (user_id);

create table collection_looks (
  collection_id uuid not null,
  listing_id uuid not null,
  user_id uuid not null references users on delete cascade,
  at timestamptz not null,
  primary key (collection_id, listing_id, user_id),
  foreign key (collection_id, listing_id) references collection_homes on delete cascade
);
create index collection_looks_user on collection_looks (user_id);
