-- A person says that an agency has not answered them.
alter table enquiry_agencies add column silence_reported_at timestamptz;
comment on column enquiry_agencies.silence_reported_at is 'When the person said that nobody answers, once for each wait; a word of the agency ends it.';
