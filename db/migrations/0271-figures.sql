-- What the dashboard counts: numbers by the hour, from which nothing can be read back about anybody.
create table figure_hours (
  name text not null,
  hour timestamptz not null,
  value bigint not null check (value >= 0),
  primary key (name, hour)
);
comment on table figure_hours is 'How often something happened within an hour (UTC). Processes add up what they counted; the rest is counted anew from its own table while it may still change.';

create table figure_spreads (
  name text not null,
  hour timestamptz not null,
  step smallint not null,
  answers bigint not null check (answers >= 0),
  primary key (name, hour, step)
);
comment on table figure_spreads is 'How long something took, in steps that grow by a fourth of an octave from 0.1 ms; after a week by the day.';

create table figure_levels (
  name text not null,
  hour timestamptz not null,
  value bigint not null,
  highest bigint not null,
  primary key (name, hour)
);
comment on table figure_levels is 'How many there were: the last and the highest that was seen within the hour.';

create table figure_sources (
  source text primary key,
  counted_until timestamptz not null,
  counted_at timestamptz not null
);
comment on table figure_sources is 'Up to which hour each source has been counted, and when.';

create table fruitless_searches (
  day date not null,
  purpose text not null,
  place text not null,
  words text not null,
  filters text not null,
  searches int not null check (searches > 0),
  primary key (day, purpose, place, words, filters)
);
comment on table fruitless_searches is 'Searches that found nothing, grouped: place is an id of the gazetteer or empty, words are kept only where they say nothing of a person, filters are names with at most a few plain values.';

-- Life lines and ledgers grow at their end: a few pages of these say where an hour lies.
create index listing_events_at on listing_events using brin (at) with (pages_per_range = 32, autosummarize = on);
create index alert_ledger_told on alert_ledger (told_at) where told_at is not null;
create index agent_applications_applied on agent_applications (applied_at);
create index enquiry_agencies_answered on enquiry_agencies (first_answer_at) where first_answer_at is not null;
create index feed_runs_finished on feed_runs (finished_at) where finished_at is not null;

-- Mails are looked through by the thousand: by state and kind, newest first.
create index mails_state on mails (state, id desc);
create index mails_kind on mails (kind, id desc);
