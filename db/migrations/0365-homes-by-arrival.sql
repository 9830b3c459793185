-- Homes by when they came: the portal lists those since a day, to which the dashboard's new homes lead.
create index listings_arrived on listings (first_seen_at desc, id desc);
