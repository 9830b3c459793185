-- Rows of the audit log are sealed with a key that is not in the database.
alter table audit_log add column key_id text;
comment on column audit_log.key_id is 'Which key: a fingerprint. Null for rows from before there was one.';
comment on table audit_log is 'Append-only. hash = HMAC-SHA-256 over the row and previous_hash under a key made of the application secret (SHA-256 without a key_id), so that a missing or changed row shows.';
