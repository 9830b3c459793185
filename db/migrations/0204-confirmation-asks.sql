-- Mails that ask whether homes are still there, each with a link that confirms them without signing in.
create table confirmation_asks (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  user_id uuid not null references users on delete cascade,
  listing_ids uuid[] not null,
  confirmed_ids uuid[] not null default '{}',
  asked_at timestamptz not null,
  expires_at timestamptz not null
);
create index confirmation_asks_agency on confirmation_asks (agency_id, asked_at);
comment on column confirmation_asks.confirmed_ids is 'Each home is confirmed by one link once: an old mail keeps nothing fresh.';

create index listings_by_hand_confirmed on listings (confirmed_at) where feed_id is null and not is_demo;
