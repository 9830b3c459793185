-- Viewings: an agency proposes times, the person chooses one, both get a calendar entry.
create table viewings (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  agency_id uuid not null references agencies on delete cascade,
  proposed_by uuid references users on delete set null,
  state text not null default 'proposed' check (state in ('proposed','booked','cancelled')),
  way text not null check (way in ('inPerson','video')),
  time_zone text not null,
  minutes integer not null check (minutes between 5 and 480),
  times timestamptz[] not null,
  chosen timestamptz,
  sequence integer not null default 0,
  reminded_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  check (state <> 'booked' or chosen is not null)
);
create index viewings_of on viewings (enquiry_id, agency_id, created_at);
create index viewings_due on viewings (chosen) where state = 'booked' and reminded_at is null;
comment on column viewings.time_zone is 'IANA name of the clock that both sides read.';
comment on column viewings.sequence is 'SEQUENCE of its calendar entry (RFC 5545): one more with every change.';

alter table mails add column calendar text, add column calendar_method text;
comment on column mails.calendar is 'A calendar entry (RFC 5545) that goes with the mail, and its METHOD.';
