-- Whether a home has any space outdoors of its own: a filter of the search.
alter table search_listings add column outdoor boolean not null default false;
update search_listings s set outdoor = true
from listings l join properties p on p.id = l.property_id
where l.id = s.listing_id and p.features && array['garden', 'terrace', 'roofTerrace', 'balcony', 'patio'];
