-- Authenticator apps (TOTP, RFC 6238) of Admins and Agents, the codes for the day the phone is lost, and half-done sign-ins.
create table second_factors (
  user_id uuid primary key references users on delete cascade,
  sealed_secret text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null default 0
);
comment on column second_factors.sealed_secret is 'AES-256-GCM under a key made of the application secret, with the user as additional data.';
comment on column second_factors.last_step is 'The newest 30-second step a code was taken of; no code of this or an earlier step is taken again.';

create table recovery_codes (
  user_id uuid not null references second_factors on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);
comment on table recovery_codes is 'Keyed MACs of codes of 50 bits; each works once.';

create table second_factor_challenges (
  token_hash text primary key,
  user_id uuid not null references users on delete cascade,
  binding text not null,
  attempts smallint not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz
);
create index second_factor_challenges_expiry on second_factor_challenges (expires_at);
create index second_factor_challenges_user on second_factor_challenges (user_id);
comment on table second_factor_challenges is 'A right password that waits for its code, in the browser that typed it.';
