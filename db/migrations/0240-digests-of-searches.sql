-- Each search may have a time of its own for its digests, and knows when the next one comes.
alter table saved_searches
  add column hour smallint check (hour between 0 and 23),
  add column weekday smallint check (weekday between 1 and 7),
  add column time_zone text,
  add column next_digest_at timestamptz,
  add constraint saved_searches_schedule check (num_nonnulls(hour, weekday, time_zone) in (0, 3));
comment on column saved_searches.time_zone is 'With hour and weekday: when digests come. All are empty where the settings of the person say it.';
comment on column saved_searches.next_digest_at is 'When the clock shows the hour the next time; only of searches that are told daily or weekly.';

-- Weekly ones wait for their day, at the same time by the clock on the wall.
update saved_searches s
  set next_digest_at = case s.frequency
    when 'daily' then a.next_digest_at
    else ((a.next_digest_at at time zone a.time_zone)
      + (a.weekday - extract(isodow from a.next_digest_at at time zone a.time_zone)::int + 7) % 7 * interval '1 day')
      at time zone a.time_zone
    end
  from alert_settings a
  where a.user_id = s.user_id and s.frequency in ('daily', 'weekly');
create index saved_searches_due on saved_searches (next_digest_at)
  where next_digest_at is not null and removed_at is null and not paused;

drop index alert_settings_due;
alter table alert_settings drop column next_digest_at;
