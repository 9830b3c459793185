-- What an upheld report leads to: the home is taken down, or its agency is asked to put something right.
alter table listing_reports
  add column consequence text check (consequence in ('takedown','request')),
  add column consequence_words text,
  add column consequence_at timestamptz,
  add column consequence_due date,
  add column consequence_told smallint,
  add column ended_at timestamptz,
  add column ended_words text,
  add check (consequence is null or (state = 'upheld' and consequence_words is not null and consequence_at is not null)),
  add check ((consequence_due is not null) = (consequence is not distinct from 'request')),
  add check (ended_at is null or consequence is not null);
comment on column listing_reports.consequence_words is 'What the agency was told: why the home was taken down, or what to put right.';
comment on column listing_reports.consequence_due is 'The last day on which the agency may put it right.';
comment on column listing_reports.consequence_told is 'How many people of the agency were written to.';
comment on column listing_reports.ended_at is 'When the home was put back, or what was asked for was done.';
create index listing_reports_takedowns on listing_reports (listing_id) where consequence = 'takedown' and ended_at is null;
