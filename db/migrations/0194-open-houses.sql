-- When a home may be seen without asking, and when it is auctioned; two filters of the search more.
alter table listings add column open_houses jsonb not null default '[]';
comment on column listings.open_houses is 'Array of {kind: openHouse or auction, date, from, until}, in the time of day where the home is; from and until HH:MM or null.';

alter table search_listings
  add column open_house boolean not null default false,
  add column no_fee boolean not null default false;
create index search_listings_open_house on search_listings (listing_id) where open_house;
comment on column search_listings.open_house is 'Whether an open house or auction is still to come; a job takes the mark away when the last is over.';

update search_listings s set no_fee = true
from listings l join properties p on p.id = l.property_id join offers o on o.listing_id = l.id
where l.id = s.listing_id and o.purpose = s.purpose
  and (o.fee_payer in ('nobody', 'owner') or 'noCommission' = any(p.features));

update listing_drafts set form = form || '{"openHouses": []}' where not form ? 'openHouses';
