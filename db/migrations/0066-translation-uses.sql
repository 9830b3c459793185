-- How much each device and network asked for, and which device fetched the key on which day.
create table translation_uses (
  key text not null,
  window_start timestamptz not null,
  amount bigint not null,
  primary key (key, window_start)
);
create index translation_uses_old on translation_uses (window_start);

create table translation_key_log (
  device_hash text not null,
  on_date date not null,
  key_name text not null,
  times integer not null default 1,
  last_at timestamptz not null,
  primary key (on_date, device_hash, key_name)
);
comment on table translation_key_log is 'One row per device and day, kept for 30 days.';
