-- What is reckoned of the whole stock, so that nobody who looks at it waits for it.
create table market_figures (
  name text primary key,
  made_at timestamptz not null,
  took_ms integer not null,
  figures jsonb not null
);
comment on table market_figures is 'One row for each report about the whole market, as it is answered; took_ms says how long making it took.';
