-- Homes that a feed brought by the hundred come into the search in turns, a moment after they were saved.
create table search_waiting (
  seq bigint generated always as identity primary key,
  listing_id uuid not null references listings on delete cascade
);
comment on table search_waiting is 'Listings whose search rows are still as they were before their last change. Put in by the transaction that changed them, taken out by the one that wrote the rows.';
