-- What people keep about a home they saved: what they saw last, their notes, their diary.
create table dossiers (
  user_id uuid not null references users on delete cascade,
  listing_id uuid not null references listings on delete cascade,
  seen jsonb,
  seen_at timestamptz,
  notes text not null default '',
  steps jsonb not null default '{"done":[],"own":[]}',
  version integer not null default 0,
  stage text check (stage in ('interested', 'asked', 'viewing', 'offered', 'done', 'rejected')),
  left_at timestamptz,
  primary key (user_id, listing_id)
);
create index dossiers_listing on dossiers (listing_id);
create index dossiers_left on dossiers (left_at) where left_at is not null;
comment on table dossiers is 'seen is the public page in short, as its keeper last marked it seen. left_at: the home is saved no more; what was written waits thirty days, so that saving again brings it back.';

create table dossier_entries (
  id uuid primary key,
  user_id uuid not null,
  listing_id uuid not null,
  day date not null,
  stage text check (stage in ('interested', 'asked', 'viewing', 'offered', 'done', 'rejected')),
  words text,
  foreign key (user_id, listing_id) references dossiers on delete cascade,
  check (num_nonnulls(stage, words) = 1)
);
create index dossier_entries_dossier on dossier_entries (user_id, listing_id);
