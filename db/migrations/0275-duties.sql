-- What an Admin is there for, beside the role: owners may do everything and give duties; nobody is given any unasked.
alter table users add column duties text[] not null default '{}'
  check (duties <@ array['own', 'support', 'edit', 'moderate']);
comment on column users.duties is 'Of Admins: own, support, edit, moderate. Means nothing for other roles.';
update users set duties = '{own}' where role = 'Admin';

-- A session in which somebody of the team acts as its person.
create table acting_sessions (
  session_id uuid primary key references sessions on delete cascade,
  staff_id uuid references users on delete set null,
  staff_name text not null,
  reason text not null check (length(reason) between 10 and 500),
  until timestamptz not null
);
create index acting_sessions_staff on acting_sessions (staff_id);
