-- What moderation asks of many homes at once is answered from an index, whatever the size of the stock.
-- Rows of a hundredth of a degree, and in each from west to east: the neighbourhood of a price.
create index search_listings_grid on search_listings (purpose, (y / 1000), x);
-- The same reference twice within an agency of many thousand homes.
create index listings_reference on listings (agency_id, lower(public_ref)) where public_ref is not null;
-- What an index over an expression holds is known only once it was counted.
analyze search_listings;
analyze listings;
