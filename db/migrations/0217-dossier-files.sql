-- Pictures and papers people keep with a home for themselves.
create table dossier_files (
  id uuid primary key,
  user_id uuid,
  listing_id uuid,
  key text not null unique,
  kind text not null check (kind in ('picture', 'paper')),
  name text not null,
  bytes integer not null check (bytes > 0),
  added_at timestamptz not null,
  foreign key (user_id, listing_id) references dossiers on delete set null
);
create index dossier_files_dossier on dossier_files (user_id, listing_id);
create index dossier_files_forgotten on dossier_files (id) where user_id is null;
comment on table dossier_files is 'key is where the file is in the store, under private/, which nothing serves but to its keeper. Without a user_id the dossier is gone, and the worker removes file and row.';
