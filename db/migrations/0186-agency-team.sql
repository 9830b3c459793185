-- Who may do what within an agency, invitations into it, and what it says of itself.
alter table users add column agency_role text not null default 'agent' check (agency_role in ('owner','manager','agent'));
comment on column users.agency_role is 'What an Agent may do within the agency; without meaning for everybody else.';
-- Whoever has been with an agency longest speaks for it; the others lose nothing they could do.
update users u set agency_role = case when u.id = (
    select o.id from users o where o.agency_id = u.agency_id and o.role = 'Agent' and o.approval = 'approved'
    order by o.created_at, o.id limit 1
  ) then 'owner' else 'manager' end
where u.role = 'Agent' and u.agency_id is not null;

create table agency_invitations (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  email text not null,
  agency_role text not null check (agency_role in ('owner','manager','agent')),
  invited_by uuid references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  unique (agency_id, email)
);
comment on table agency_invitations is 'Those that nobody has accepted yet; an accepted or withdrawn one is gone.';

alter table agencies add column opening_hours jsonb not null default '[]', add column time_zone text,
  add column logo_sha256 text;
comment on column agencies.opening_hours is 'A list of {day: 1 (Monday) to 7, from, to} by the clock of time_zone.';
