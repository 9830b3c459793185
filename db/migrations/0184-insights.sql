-- What agencies learn of how their homes are seen: counts of each day, made in the server, without a cookie.
create table listing_insights (
  day date not null,
  listing_id uuid not null references listings on delete cascade,
  impressions integer not null default 0,
  views integer not null default 0,
  saves integer not null default 0,
  shares integer not null default 0,
  visitors integer not null default 0,
  primary key (listing_id, day)
);
create index listing_insights_day on listing_insights (day);
comment on table listing_insights is 'Counts of a day (UTC), kept for 25 months. No personal data.';
comment on column listing_insights.visitors is 'Different visitors, as estimated; set when the day is over.';

create table search_insights (
  day date not null,
  agency_id uuid not null references agencies on delete cascade,
  words text not null,
  searches integer not null default 0,
  primary key (agency_id, day, words)
);
create index search_insights_day on search_insights (day);
comment on table search_insights is 'Words and places of searches that found an agency''s homes; shown from three searches on.';

create table insight_visits (
  day date not null,
  listing_id uuid not null references listings on delete cascade,
  visitor bytea not null,
  primary key (day, listing_id, visitor)
);
comment on table insight_visits is 'Of today only: a keyed digest of network and browser, gone with its key when the day is counted.';

create table insight_salts (
  day date primary key,
  salt bytea not null
);
comment on table insight_salts is 'The key of a day''s digests. Without it nobody can tell whose they were.';
