-- Streets, quarters and parks of regions by every name they go by, and points along streets for naming where one stands.
create table region_names (
  region_id text not null references regions on delete cascade,
  kind text not null check (kind in ('street', 'county', 'municipality', 'district', 'park')),
  -- Folded: a name in any language, or the same from a later word on ("grimaldi" of "rue grimaldi").
  key text collate "C" not null,
  is_whole boolean not null,
  name text not null,
  spot point not null,
  radius_m integer not null,
  -- The outline as addresses of searches write it; streets have none.
  area text
);
create index region_names_key on region_names (key);
create index region_names_region on region_names (region_id);

create table region_street_spots (
  region_id text not null references regions on delete cascade,
  street text not null,
  spot point not null
);
create index region_street_spots_spot on region_street_spots using gist (spot);
create index region_street_spots_region on region_street_spots (region_id);

-- House numbers are found by the folded name of their street.
alter table region_addresses add column key text collate "C" not null default '';
drop index region_addresses_street;
create index region_addresses_key on region_addresses (key, replace(lower(house_number), ' ', ''));

-- Regions that are there already know no names: without a version the same file is taken again.
update regions set version = '' where things > 0;
