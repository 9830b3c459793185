-- Homes whose area, bedrooms or price reach from one value to another: both ends are kept, and the search knows the upper one.
alter table property_areas
  add column value_m2_max numeric(14,2),
  add column source_value_max numeric(16,4),
  add check ((value_m2_max is null) = (source_value_max is null)),
  add check (value_m2_max >= value_m2 and source_value_max > source_value);
comment on column property_areas.value_m2_max is 'The upper end where the area is a range, null where it is not.';

alter table properties
  add column bedrooms_max numeric(4,1) check (bedrooms_max > bedrooms);
comment on column properties.bedrooms_max is 'The upper end where a project has homes of several sizes, null otherwise.';

alter table search_listings
  add column price_eur_max bigint,
  add column area_m2_max integer,
  add column plot_m2_max integer,
  add column beds_max smallint;
comment on column search_listings.price_eur_max is 'The upper end of a range, null where the price is none; so of the areas and the bedrooms.';

update listing_drafts set form = form || '{"bedroomsMax": null}' where not form ? 'bedroomsMax';
