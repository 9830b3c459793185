-- Homes people keep.
create table saved_properties (
  user_id uuid not null references users on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  saved_at timestamptz not null,
  primary key (user_id, listing_id)
);
create index saved_properties_newest on saved_properties (user_id, saved_at desc);
create index saved_properties_listing on saved_properties (listing_id);
comment on table saved_properties is 'What a home cost and how it stood when it was saved is told by its life line.';
