-- Every limit that must hold across processes is counted in one table by one statement, whatever is counted.
create table limit_uses (
  key text not null,
  window_start timestamptz not null,
  ends_at timestamptz not null,
  used bigint not null check (used >= 0),
  most bigint not null,
  primary key (key, window_start)
);
create index limit_uses_ended on limit_uses (ends_at);
comment on table limit_uses is 'Uses of something within a window of time. The key says of what and whose (addresses as a MAC) and ends with the seconds of the window; it never holds more than most, as that was at the last use.';

-- What was counted so far goes on counting; the limit is set by the next use.
insert into limit_uses (key, window_start, ends_at, used, most)
  select key, window_start, window_start + make_interval(secs => substring(key from '/(\d+)$')::int), count, count
  from auth_counters where key ~ '/\d+$';
insert into limit_uses (key, window_start, ends_at, used, most)
  select 'translation/' || key, window_start, window_start + make_interval(secs => substring(key from '/(\d+)$')::int), amount, amount
  from translation_uses where key ~ '/\d+$';
drop table auth_counters;
drop table translation_uses;

comment on table login_failures is 'Wrong tries in a row (passwords, codes of a second step) and the pause after them; the key says whose and from where.';
