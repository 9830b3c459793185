-- What the search asks: one row for every listing and purpose that may be found.
create table search_listings (
  listing_id uuid not null references listings on delete cascade,
  purpose text not null,
  status text not null,
  type text not null,
  country char(2) not null,
  place_path text[] not null,
  x integer, y integer,
  price_eur bigint,
  price_mode text not null,
  area_m2 integer, plot_m2 integer,
  beds smallint, baths smallint,
  tenure text, energy_class text,
  features text[] not null,
  is_new boolean not null, furnished boolean not null, pets boolean not null, reduced boolean not null,
  has_floor_plan boolean not null, has_tour boolean not null,
  reduced_at timestamptz,
  agency_id uuid not null,
  listed_at timestamptz not null,
  confirmed_at timestamptz not null,
  title_words tsvector not null,
  words tsvector not null,
  primary key (listing_id, purpose)
);
comment on table search_listings is 'Written only from the listings themselves, in the transaction that changed them.';
comment on column search_listings.x is 'Longitude of the public point in 1e-5 degrees; null when the home has no point.';
comment on column search_listings.price_eur is 'Whole euros at the latest reference rate; rents per month. Null when on request.';
comment on column search_listings.beds is 'Bedrooms rounded down; null when unknown.';
create index search_listings_newest on search_listings (purpose, listed_at desc, listing_id);
create index search_listings_xy on search_listings (purpose, x, y);
create index search_listings_place on search_listings using gin (place_path);
create index search_listings_price on search_listings (purpose, price_eur);
create index search_listings_words on search_listings using gin (words);
create index search_listings_agency on search_listings (agency_id);
create index search_listings_reduced on search_listings (reduced_at desc) where reduced_at is not null;
