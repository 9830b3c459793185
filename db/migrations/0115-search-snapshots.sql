-- Which files of homes belong to this history of the database, so that no node goes on from one that another history wrote.
create table search_snapshots (
  id uuid primary key,
  at timestamptz not null default now()
);
comment on table search_snapshots is 'A line for each file of homes that a search node wrote, put in after what the file holds was read: where the line is, no transaction number up to it was used twice.';
