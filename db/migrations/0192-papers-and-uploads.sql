-- Papers (PDF) beside pictures: energy certificates, brochures, house rules.
alter table media_files
  add column type text not null default 'picture' check (type in ('picture', 'paper')),
  alter column width drop not null,
  alter column height drop not null,
  add constraint media_files_shape check ((type = 'picture') = (num_nonnulls(width, height) = 2));
comment on table media_files is 'Re-encoded pictures, and papers as they came, in the file store; the key is the hash of the bytes that were fetched or uploaded.';
drop index media_files_without_fingerprint;
create index media_files_without_fingerprint on media_files (sha256) where fingerprint is null and type = 'picture';

-- Files of drafts that arrive part by part, so that a broken connection costs one part.
create table draft_uploads (
  id uuid primary key,
  draft_id uuid references listing_drafts on delete set null,
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  begun_at timestamptz not null
);
create index draft_uploads_draft on draft_uploads (draft_id);
create index draft_uploads_begun on draft_uploads (begun_at);
comment on table draft_uploads is 'The id is chosen by the browser, so that it can go on after a reload; parts are files under uploads/<id>/, which the worker removes with the row.';
