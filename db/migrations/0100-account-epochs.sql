-- What was handed out before an account changed is worth nothing afterwards, and one code may be proved by several browsers.
alter table users add column epoch integer not null default 0;
comment on column users.epoch is 'Counts changes of address, password, second factor and standing. Codes, grants and challenges carry the epoch they were made in and die with it.';
alter table users add column void_password_hash text;
comment on column users.void_password_hash is 'The password that a take-back made void, which must not be chosen again.';

alter table auth_flows add column user_epoch integer not null default 0;
alter table reset_grants add column user_epoch integer not null default 0;
alter table second_factor_challenges add column user_epoch integer not null default 0;

alter table auth_flows add column proven_by text[] not null default '{}';
comment on column auth_flows.proven_by is 'Flow cookies (hashes) of the browsers, or bindings of the programs, that typed the password of the sign-up.';
update auth_flows set proven_by = array[cookie_hash] where proves_password and cookie_hash is not null;
alter table auth_flows drop column proves_password;

alter table auth_flows add column link_always boolean not null default false;
comment on column auth_flows.link_always is 'The code counts as wrong until the link of its mail is confirmed, and no answer says so: resets of Admins.';
update auth_flows set link_always = true, link_required = false
  from users where users.id = auth_flows.user_id and users.role = 'Admin' and auth_flows.purpose = 'forgotpass';

alter table email_reverts add column moved_at timestamptz;
update email_reverts set moved_at = expires_at - interval '72 hours';
alter table email_reverts alter column moved_at set not null;
alter table email_reverts add column user_epoch integer not null default 0;
alter table email_reverts add column password_hash text;
comment on table email_reverts is 'Ways back to an address, one for each change. The older one wins: it ends itself and every later one, never an earlier one.';
comment on column email_reverts.user_epoch is 'The epoch the account came to by this change: the order of changes, also of those of one moment.';
comment on column email_reverts.password_hash is 'The password at that moment, which whoever moved the account typed.';

alter table recovery_codes add column created_at timestamptz;
update recovery_codes set created_at = second_factors.created_at from second_factors where second_factors.user_id = recovery_codes.user_id;
alter table recovery_codes alter column created_at set not null;
