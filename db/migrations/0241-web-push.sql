-- Web Push: the keys that sign for it, the browsers that asked for it, and what is on its way to them.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  sealed_private_key text not null,
  created_at timestamptz not null
);
comment on table push_keys is 'The pair of this Meridian (VAPID, RFC 8292), made at first use where none is given by the environment.';

create table push_devices (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid references sessions on delete set null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  name text not null,
  added_at timestamptz not null
);
create index push_devices_user on push_devices (user_id, added_at desc);
create index push_devices_session on push_devices (session_id);
comment on column push_devices.session_id is 'In which it was switched on: when that one is ended, the browser hears nothing more.';

create table push_messages (
  id uuid primary key,
  device_id uuid not null references push_devices on delete cascade,
  payload jsonb not null,
  urgency text not null check (urgency in ('low', 'normal')),
  created_at timestamptz not null
);
create index push_messages_device on push_messages (device_id);
comment on table push_messages is 'Outgoing: a row is there until it was taken, or nobody is there to take it.';

alter table alert_ledger drop constraint alert_ledger_told_by_check;
alter table alert_ledger add constraint alert_ledger_told_by_check check (told_by in ('mail', 'push', 'nobody'));
