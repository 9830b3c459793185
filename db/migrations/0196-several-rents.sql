-- A home may be let by the week and by the month: one purpose, several periods, of which one leads.
alter table offers
  add column rank smallint not null default 0 check (rank >= 0),
  drop constraint offers_listing_id_purpose_key,
  add unique (listing_id, purpose, rank);
comment on column offers.rank is 'Among the offers of one purpose, in the order of the source: 0 leads, and is what is searched and compared.';
