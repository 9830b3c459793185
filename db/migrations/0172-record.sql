-- What feeds say of a home and nothing could hold: emissions and the certificate itself, prices that are kept back, last days.
alter table properties
  add column energy_co2_class text check (energy_co2_class in ('A','B','C','D','E','F','G','H')),
  add column energy_co2_kg_m2 numeric(10,1) check (energy_co2_kg_m2 >= 0),
  add column energy_valid_until date,
  add column energy_basis text check (energy_basis in ('demand','consumption'));
comment on column properties.energy_co2_kg_m2 is 'Emissions in kg of CO2 for each square metre and year.';
comment on column properties.energy_basis is 'Whether the certificate was calculated (demand) or measured (consumption).';

alter table offers
  add column withheld_minor bigint check (withheld_minor > 0),
  add check (withheld_minor is null or price_mode = 'onRequest');
comment on column offers.withheld_minor is 'The price of an offer on request, where the source states it and does not want it shown. Nothing that visitors or the search see reads it.';

alter table listings add column expires_on date;
comment on column listings.expires_on is 'The last day on the market, as the source says. A job takes the home off the day after.';
create index listings_expiring on listings (expires_on)
  where expires_on is not null and status in ('comingSoon','active','underOffer','reserved');
