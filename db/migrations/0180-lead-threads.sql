-- Enquiries become threads: what both sides write, where each stands, who looks after it.
alter table enquiry_answers
  add column side text not null default 'agency' check (side in ('agency','person')),
  add column by_mail boolean not null default false,
  add column files integer not null default 0,
  add column message_id text,
  add column held_from text;
create unique index enquiry_answers_mail on enquiry_answers (enquiry_id, agency_id, message_id)
  where message_id is not null;
comment on table enquiry_answers is 'What was written after the enquiry itself, by either side. agency_id says in whose thread.';
comment on column enquiry_answers.files is 'How many files came with the mail; they are not kept.';
comment on column enquiry_answers.message_id is 'Message-ID of the mail it came by: one that comes twice is kept once.';
comment on column enquiry_answers.held_from is 'The address it came from when that is not the thread''s: held until somebody looks.';

alter table enquiry_agencies drop constraint enquiry_agencies_state_check;
update enquiry_agencies set state = 'done' where state = 'closed';
alter table enquiry_agencies
  add check (state in ('new','answered','viewing','offered','done','spam')),
  add column assigned_to uuid references users on delete set null,
  add column first_answer_at timestamptz,
  add column last_at timestamptz,
  add column waits boolean not null default true;
update enquiry_agencies x set
  first_answer_at = (select min(a.created_at) from enquiry_answers a
    where a.enquiry_id = x.enquiry_id and a.agency_id = x.agency_id),
  last_at = coalesce((select max(a.created_at) from enquiry_answers a
    where a.enquiry_id = x.enquiry_id and a.agency_id = x.agency_id), e.created_at),
  waits = x.state = 'new'
from enquiries e where e.id = x.enquiry_id;
alter table enquiry_agencies alter column last_at set not null;
drop index enquiry_agencies_inbox;
create index enquiry_agencies_inbox on enquiry_agencies (agency_id, last_at desc, enquiry_id desc);
create index enquiry_agencies_assigned on enquiry_agencies (assigned_to) where assigned_to is not null;
comment on column enquiry_agencies.first_answer_at is 'When the agency first answered on Meridian, by whichever way.';
comment on column enquiry_agencies.last_at is 'When either side wrote last.';
comment on column enquiry_agencies.waits is 'The person wrote last, so an answer is due.';

create table lead_notes (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  agency_id uuid not null references agencies on delete cascade,
  user_id uuid references users on delete set null,
  author text not null,
  body text not null,
  created_at timestamptz not null
);
create index lead_notes_of on lead_notes (enquiry_id, agency_id, created_at);
comment on table lead_notes is 'An agency''s own notes about an enquiry; nobody else reads them.';

create table answer_templates (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  name text not null,
  body text not null,
  changed_at timestamptz not null
);
create index answer_templates_of on answer_templates (agency_id, name);
