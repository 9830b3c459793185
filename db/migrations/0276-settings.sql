-- What operators change without a deploy: every value a setting ever had. The newest holds; none means the default.
create table setting_versions (
  key text not null check (key in ('limits', 'currencies', 'markets', 'banners')),
  version int not null check (version > 0),
  value jsonb not null,
  at timestamptz not null,
  by_id uuid references users on delete set null,
  by_name text not null,
  restores int,
  primary key (key, version)
);
create index setting_versions_at on setting_versions (at desc);
create index setting_versions_by on setting_versions (by_id);
