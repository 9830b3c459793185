-- Where a home stands among others: since when its agency really has it on the market, and whether it sank.
alter table listings
  add column market_since timestamptz,
  add column sunk_at timestamptz;
comment on column listings.market_since is 'When the agency first listed this home, where it took an earlier listing of it off the market and listed it anew; null otherwise.';
comment on column listings.sunk_at is 'Since when it stands behind the others because nobody confirmed it; null from the next confirmation on.';
create index listings_sunk on listings (sunk_at) where sunk_at is not null;
