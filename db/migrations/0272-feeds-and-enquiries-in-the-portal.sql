-- How much was found that is more than a note, beside the findings themselves: lists of feeds need only that.
alter table feed_runs add column gaps integer not null default 0;
comment on column feed_runs.gaps is 'Findings of the whole stock after the run that are more than a note.';
update feed_runs set gaps = coalesce((
  select sum((g->>'count')::int) from jsonb_array_elements(stock_findings) g where g->>'severity' <> 'blue'), 0)
where jsonb_typeof(stock_findings) = 'array';
create index feed_runs_outcome on feed_runs (feed_id, started_at desc, id desc) include (state, gaps)
  where state in ('published', 'notModified', 'heldBack', 'failed');
create index feeds_named on feeds (lower(name), id) where deleted_at is null;

-- Who of the team looks after an enquiry.
alter table enquiries add column assigned_to uuid references users on delete set null;
comment on column enquiries.assigned_to is 'Who of the team looks after it; agencies have their own in enquiry_agencies.';
create index enquiries_assigned on enquiries (assigned_to, created_at desc, id desc) where assigned_to is not null;
create index enquiries_state on enquiries (state, created_at desc, id desc);
