-- Requests of people about their data: what they asked, by when it is due, who looked after it and what came of it.
create table privacy_requests (
  id uuid primary key,
  kind text not null check (kind in ('export', 'erasure')),
  -- Gone with the account; name and address go with an erasure.
  user_id uuid references users on delete set null,
  person_name text not null,
  person_email text,
  source text not null check (source in ('profile', 'team', 'self')),
  note text not null default '' check (length(note) <= 1000),
  state text not null check (state in ('open', 'working', 'done', 'refused', 'withdrawn')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  handler_id uuid references users on delete set null,
  handler_name text,
  ended_at timestamptz,
  reason text,
  check ((state in ('done', 'refused', 'withdrawn')) = (ended_at is not null))
);
comment on column privacy_requests.source is 'profile: asked there; team: came by letter or mail; self: done by the person alone.';
create unique index privacy_requests_one_open on privacy_requests (user_id, kind) where state in ('open', 'working');
create index privacy_requests_newest on privacy_requests (created_at desc, id desc);
create index privacy_requests_waiting on privacy_requests (due_at) where state in ('open', 'working');
create index privacy_requests_user on privacy_requests (user_id);
create index privacy_requests_handler on privacy_requests (handler_id);

-- When each table was looked through last for what was kept long enough.
create table retention_runs (
  table_name text primary key,
  last_at timestamptz not null,
  removed bigint not null,
  removed_in_all bigint not null
);
