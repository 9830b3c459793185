-- People, how they prove who they are, and where they are signed in.
create table users (
  id uuid primary key,
  email text not null unique check (email = lower(email) and length(email) <= 254),
  name text not null,
  role text not null check (role in ('Admin','Agent','User')),
  approval text not null default 'approved' check (approval in ('pending','approved','rejected')),
  password_hash text,
  phone_country char(2), phone_number text,
  language text not null default 'en', currency char(3) not null default 'EUR', area_unit text not null default 'm2',
  avatar_sha256 text references media_files,
  agency_id uuid references agencies,
  suspended_at timestamptz, suspended_reason text,
  created_at timestamptz not null,
  verified_at timestamptz not null,
  last_sign_in_at timestamptz, password_changed_at timestamptz, reset_at timestamptz,
  is_demo boolean not null default false
);
create index users_newest on users (created_at desc, id desc);
create index users_agency on users (agency_id);
comment on table users is 'Verified accounts only; who has not yet proved the address is in signups.';
comment on column users.password_hash is 'PHC string of Argon2id; null after a verification that did not prove the password, then a reset sets one.';

create table signups (
  id uuid primary key,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('Agent','User')),
  password_hash text not null,
  application jsonb,
  created_at timestamptz not null
);
create index signups_email on signups (email, created_at desc);
create index signups_created on signups (created_at);
comment on table signups is 'A name and password somebody proposed for an address. Only the code mailed for it makes it an account.';

create table agent_applications (
  user_id uuid primary key references users on delete cascade,
  agency_name text not null, country char(2) not null, phone_country char(2) not null, phone_number text not null,
  licence_number text, website text, description text not null,
  applied_at timestamptz not null,
  decided_at timestamptz, decided_by uuid, decision text check (decision in ('approved','rejected')), reason text
);

create table auth_flows (
  id uuid primary key,
  email text not null,
  purpose text not null check (purpose in ('register','verifyemail','agent','forgotpass','verifyprofileemail')),
  user_id uuid references users on delete cascade,
  signup_id uuid references signups on delete cascade,
  new_email text,
  cookie_hash text,
  from_browser boolean not null,
  proves_password boolean not null default false,
  decoy boolean not null default false,
  code_mac text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  link_hash text, link_required boolean not null default false, link_confirmed_at timestamptz
);
create index auth_flows_email on auth_flows (email, purpose, created_at desc);
create index auth_flows_link on auth_flows (link_hash) where link_hash is not null;
create index auth_flows_created on auth_flows (created_at);
comment on table auth_flows is 'One code each. Decoys answer for addresses without an account and are never mailed.';

create table reset_grants (
  user_id uuid primary key references users on delete cascade,
  binding text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on column reset_grants.binding is 'Hash of the flow cookie, or of address and client for programs without cookies.';

create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  counter integer not null default 0,
  binding_hash text,
  user_agent text not null, network text not null,
  created_at timestamptz not null,
  refreshed_at timestamptz not null,
  used_at timestamptz not null,
  ended_at timestamptz, end_reason text
);
create index sessions_user on sessions (user_id) where ended_at is null;

create table known_devices (
  user_id uuid not null references users on delete cascade,
  device_hash text not null,
  last_seen_at timestamptz not null,
  primary key (user_id, device_hash)
);

create table auth_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  primary key (key, window_start)
);
comment on table auth_counters is 'Uses of something within a window of time; the key says of what and whose, addresses as a MAC.';

create table login_failures (
  key text primary key,
  count integer not null,
  blocked_until timestamptz not null,
  last_at timestamptz not null
);
comment on table login_failures is 'Consecutive wrong passwords of an account, apart for each browser it knows.';

create table email_reverts (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  old_email text not null,
  expires_at timestamptz not null
);

create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id uuid, actor_name text not null,
  action text not null,
  target text,
  detail jsonb not null,
  network text, request_id text,
  previous_hash text not null,
  hash text not null
);
create index audit_log_target on audit_log (target, id desc);
comment on table audit_log is 'Append-only. hash = SHA-256 over the row and previous_hash, so that a missing or changed row shows.';

create function audit_log_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_log_append_only before update or delete or truncate on audit_log for each statement execute function audit_log_is_append_only();
