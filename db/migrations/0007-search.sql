-- What the search asks: one narrow row for every listing and purpose that may be found, and the words of each listing.
create table search_listings (
  listing_id uuid not null references listings on delete cascade,
  purpose text not null,
  status text not null,
  type text not null,
  country char(2) not null,
  place_path text[] not null,
  x integer, y integer,
  price_eur bigint,
  area_m2 integer check (area_m2 > 0), plot_m2 integer check (plot_m2 > 0),
  beds smallint, baths smallint,
  tenure text, energy_class text,
  feature_bits bigint not null,
  is_new boolean not null, furnished boolean not null, pets boolean not null, reduced boolean not null,
  has_floor_plan boolean not null, has_tour boolean not null,
  reduced_at timestamptz,
  agency_id uuid not null,
  listed_at timestamptz not null,
  primary key (listing_id, purpose),
  check ((x is null) = (y is null))
);
comment on table search_listings is 'Written only from the listings themselves, in the transaction that changed them.';
comment on column search_listings.x is 'Longitude of the public point in 1e-5 degrees, -18000000 to 17999999; null when the home has no point.';
comment on column search_listings.price_eur is 'Whole euros at the latest reference rate; rents per month. Null when on request.';
comment on column search_listings.area_m2 is 'Whole square metres, at least 1, of the first stated kind of the contract''s mainAreaKinds.';
comment on column search_listings.beds is 'Bedrooms rounded down; null when unknown.';
comment on column search_listings.feature_bits is 'Bit n = the n-th of the contract''s filterFeatures.';

-- One index for every order of the search; ties by listing id, homes without the value last.
create index search_listings_newest on search_listings (purpose, listed_at desc, listing_id);
create index search_listings_cheapest on search_listings (purpose, price_eur, listing_id);
create index search_listings_dearest on search_listings (purpose, price_eur desc nulls last, listing_id);
create index search_listings_largest on search_listings (purpose, area_m2 desc nulls last, listing_id);
create index search_listings_per_area on search_listings (purpose, (price_eur::float8 / area_m2), listing_id);
create index search_listings_xy on search_listings (purpose, x, y);
create index search_listings_place on search_listings using gin (place_path);
create index search_listings_agency on search_listings (agency_id);
create index search_listings_reduced on search_listings (reduced_at) where reduced_at is not null;
create index search_listings_country on search_listings (country, listing_id);

create table search_words (
  listing_id uuid primary key references listings on delete cascade,
  title_words tsvector not null,
  words tsvector not null
);
create index search_words_words on search_words using gin (words);
create index search_words_title on search_words using gin (title_words);
comment on table search_words is 'Folded words of each listing that may be found; apart from search_listings so that counting reads little.';
comment on column search_words.words is 'Words of titles, public place names, descriptions, reference, type and features.';
