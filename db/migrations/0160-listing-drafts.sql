-- What agencies write about homes by hand before they publish it, and changes of published homes.
create table listing_drafts (
  id uuid primary key,
  agency_id uuid not null references agencies,
  listing_id uuid references listings,
  form jsonb not null,
  version integer not null default 1 check (version > 0),
  saved_by uuid references users on delete set null,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  publish_at timestamptz
);
create unique index listing_drafts_listing on listing_drafts (listing_id) where listing_id is not null;
create index listing_drafts_agency on listing_drafts (agency_id, saved_at desc, id desc);
create index listing_drafts_due on listing_drafts (publish_at) where publish_at is not null;
comment on table listing_drafts is 'A draft is gone once it is published: the home itself is then what there is.';
comment on column listing_drafts.listing_id is 'The home it changes; null for a new one. A home has one draft.';
comment on column listing_drafts.publish_at is 'When it is published by itself.';

create index listings_stock on listings (agency_id, updated_at desc, id desc);
