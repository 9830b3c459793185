-- How files come that are not simply fetched: an address of ours they are sent to, and a password for an address of theirs.
alter table feeds
  add column push_key_hash text unique,
  add column push_key_at timestamptz,
  add column credentials text,
  add column credentials_kind text check (credentials_kind in ('basic','header')),
  add column credentials_origin text,
  add constraint feeds_push_key check ((push_key_hash is null) = (push_key_at is null)),
  add constraint feeds_credentials check (
    (credentials is null) = (credentials_kind is null) and (credentials is null) = (credentials_origin is null));
comment on column feeds.push_key_hash is 'SHA-256 of the key in the address to which files are sent; the key itself is shown once and kept nowhere.';
comment on column feeds.credentials is 'AES-256-GCM under a key made of the application secret, with feed and origin as additional data.';
comment on column feeds.credentials_origin is 'Scheme, host and port; they are sent nowhere else.';
