-- Moderation: what is odd about a home by rules, what Admins decided about it, and the rules themselves.
create table moderation_rules (
  version integer primary key check (version > 0),
  rules jsonb not null,
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null
);
comment on table moderation_rules is 'Every version there was; the last one holds. While there is none, those of the program do.';

create table moderation_homes (
  listing_id uuid primary key references listings on delete cascade,
  agency_id uuid not null,
  country char(2) not null,
  status text not null,
  by_feed boolean not null,
  touched_at timestamptz not null,
  flags text[] not null default '{}',
  state text not null default 'clear' check (state in ('clear','flagged','asked','removed')),
  version integer not null default 1,
  facts text not null default '',
  words tsvector not null
);
comment on table moderation_homes is 'One narrow row for each listing, so that every list of the desk is read from an index.';
comment on column moderation_homes.touched_at is 'When the home was changed last, or its newest open flag was raised.';
comment on column moderation_homes.facts is 'A digest of what the open flags rest on: when it changes, so does the version.';
comment on column moderation_homes.version is 'Counts decisions, and changes of what is flagged: whoever decides names the one they looked at.';
create index moderation_homes_newest on moderation_homes (touched_at desc, listing_id desc);
create index moderation_homes_waiting on moderation_homes (touched_at desc, listing_id desc) where state <> 'clear';
create index moderation_homes_agency on moderation_homes (agency_id, touched_at desc, listing_id desc);
create index moderation_homes_country on moderation_homes (country, touched_at desc, listing_id desc);
create index moderation_homes_status on moderation_homes (status, touched_at desc, listing_id desc);
create index moderation_homes_words on moderation_homes using gin (words);

create table moderation_decisions (
  id uuid primary key,
  listing_id uuid not null references listings on delete cascade,
  act text not null check (act in ('approve','request','remove')),
  field text,
  words text,
  mark text,
  flags text[] not null,
  told smallint not null default 0,
  decided_at timestamptz not null,
  decided_by uuid references users on delete set null,
  ended_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references users on delete set null,
  check ((act = 'approve') = (words is null)),
  check ((act = 'request') = (field is not null))
);
comment on column moderation_decisions.mark is 'Of a request: a digest of the field as it was, by which a correction is known.';
comment on column moderation_decisions.ended_at is 'Of a request: when the field was changed.';
create index moderation_decisions_listing on moderation_decisions (listing_id, decided_at desc);
create index moderation_decisions_open on moderation_decisions (listing_id)
  where act <> 'approve' and ended_at is null and undone_at is null;

create table listing_flags (
  listing_id uuid not null references listings on delete cascade,
  kind text not null,
  fact text not null,
  other_id uuid references listings on delete cascade,
  evidence jsonb not null,
  raised_at timestamptz not null,
  settled_by uuid references moderation_decisions on delete set null,
  primary key (listing_id, kind)
);
comment on column listing_flags.fact is 'What the flag rests on. One that was settled stays so while this is the same.';
comment on column listing_flags.other_id is 'The home it is compared with: when that one changes, this one is looked at again.';
create index listing_flags_other on listing_flags (other_id) where other_id is not null;
create index listing_flags_settled on listing_flags (settled_by) where settled_by is not null;

create table moderation_waiting (
  seq bigint generated always as identity primary key,
  listing_id uuid not null references listings on delete cascade
);
comment on table moderation_waiting is 'Listings that the rules have still to look at. Put in by the transaction that changed them.';

alter table listing_holds drop constraint listing_holds_kind_check;
alter table listing_holds add constraint listing_holds_kind_check
  check (kind in ('agency','takedown','moderation','unconfirmed'));

-- By what homes are recognised as the same.
create index properties_street on properties (country, lower(street), lower(house_number))
  where street is not null and house_number is not null;
create index listing_media_picture on listing_media (sha256) where sha256 is not null;
create index media_files_look_1 on media_files (substring(fingerprint from 1 for 16)) where fingerprint is not null;
create index media_files_look_2 on media_files (substring(fingerprint from 17 for 16)) where fingerprint is not null;
create index media_files_look_3 on media_files (substring(fingerprint from 33 for 16)) where fingerprint is not null;
create index media_files_look_4 on media_files (substring(fingerprint from 49 for 16)) where fingerprint is not null;
create index agencies_line on agencies (right(regexp_replace(phone, '\D', '', 'g'), 9)) where phone is not null;
create index agents_line on agents (right(regexp_replace(phone, '\D', '', 'g'), 9)) where phone is not null;
create index listings_agent on listings (agent_id) where agent_id is not null;
