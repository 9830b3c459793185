-- A search for the homes of an agency finds those as well that another agency's offer stands for.
alter table search_listings add column other_agencies uuid[];
comment on column search_listings.other_agencies is
  'Agencies besides agency_id that offer the same home for the same purpose; null for most homes';
create index search_listings_other_agencies on search_listings using gin (other_agencies)
  where other_agencies is not null;
