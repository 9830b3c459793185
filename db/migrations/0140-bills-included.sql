-- Whether the rent includes the bills: a filter of the search.
alter table search_listings add column bills_included boolean not null default false;
update search_listings s set bills_included = true
from listings l join properties p on p.id = l.property_id
where l.id = s.listing_id and 'billsIncluded' = any(p.features);
