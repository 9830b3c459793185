-- What people write to agencies and to the team, and reports of listings.
alter table mails add column reply_to text;
comment on column mails.reply_to is 'Whom an answer to the mail reaches, when that is not Meridian.';

create table enquiries (
  id uuid primary key,
  kind text not null check (kind in ('listing','agency','contact','chairman','callBack','quote','lot','service','brief')),
  state text not null default 'new' check (state in ('new','answered','closed','held')),
  user_id uuid references users on delete cascade,
  name text not null,
  email text not null,
  phone text,
  listing_id uuid references listings on delete set null,
  agency_id uuid references agencies on delete cascade,
  about text not null,
  message text,
  details jsonb not null default '{}',
  note text,
  created_at timestamptz not null,
  changed_at timestamptz,
  check ((kind in ('listing','agency')) = (agency_id is not null))
);
create index enquiries_newest on enquiries (created_at desc, id desc);
create index enquiries_user on enquiries (user_id) where user_id is not null;
create index enquiries_listing on enquiries (listing_id) where listing_id is not null;
comment on table enquiries is 'Kept for 24 months, and gone with the account of the person who wrote.';
comment on column enquiries.state is 'held: probably sent by a machine; nobody was written to until the team releases it.';
comment on column enquiries.about is 'What it is about in one line, as it was called when the person wrote.';
comment on column enquiries.phone is 'E.164.';
comment on column enquiries.note is 'The team''s own note, never shown to agencies or to the person.';

create table enquiry_agencies (
  enquiry_id uuid not null references enquiries on delete cascade,
  agency_id uuid not null references agencies on delete cascade,
  state text not null default 'new' check (state in ('new','answered','closed')),
  changed_at timestamptz,
  primary key (enquiry_id, agency_id)
);
create index enquiry_agencies_inbox on enquiry_agencies (agency_id, enquiry_id);
comment on table enquiry_agencies is 'The agencies that may read an enquiry, each with what it has made of it.';

create table enquiry_answers (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  agency_id uuid not null references agencies on delete cascade,
  user_id uuid references users on delete set null,
  author text not null,
  body text not null,
  created_at timestamptz not null
);
create index enquiry_answers_of on enquiry_answers (enquiry_id, created_at);

create table listing_reports (
  id uuid primary key,
  listing_id uuid not null references listings on delete cascade,
  user_id uuid references users on delete cascade,
  email text,
  reason text not null check (reason in ('notAvailable','price','place','facts','duplicate','copied','fraud','discrimination','other')),
  message text,
  state text not null default 'new' check (state in ('new','upheld','dismissed','held')),
  outcome text,
  note text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null
);
create index listing_reports_newest on listing_reports (created_at desc, id desc);
create index listing_reports_listing on listing_reports (listing_id);
create index listing_reports_user on listing_reports (user_id) where user_id is not null;
comment on column listing_reports.outcome is 'What was told to the person who reported.';
