-- What a home went for in the end and when, and its bathrooms and suites one by one.
alter table listings
  add column closed_on date,
  add column close_minor bigint check (close_minor > 0),
  add column close_currency char(3) references currencies,
  add check ((close_minor is null) = (close_currency is null));
comment on column listings.close_minor is 'What was paid in the end, where the source says so and lets it be shown; told only of homes that are sold or let.';

alter table properties
  add column bathrooms_full smallint check (bathrooms_full >= 0),
  add column bathrooms_three_quarter smallint check (bathrooms_three_quarter >= 0),
  add column bathrooms_half smallint check (bathrooms_half >= 0),
  add column suites smallint check (suites >= 0);
comment on column properties.bathrooms_half is 'Of the bathrooms; their sum stands in bathrooms, in which half a bathroom may count as half.';
comment on column properties.suites is 'Bedrooms with a bathroom of their own.';

update listing_drafts set form = form || '{"suites": null}' where not form ? 'suites';
