-- Where the counts of days lie: days before `moved_before` in ClickHouse, all others here.
create table insight_moves (
  only_row boolean primary key default true check (only_row),
  closed_before date not null default '1970-01-01',
  moved_before date not null default '1970-01-01',
  check (moved_before <= closed_before)
);
insert into insight_moves default values;
comment on table insight_moves is 'One row. Nothing is counted for days before closed_before any more, because they are being moved, or were.';
