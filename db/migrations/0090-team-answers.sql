-- The team answers too: such an answer belongs to no agency.
alter table enquiry_answers alter column agency_id drop not null;
comment on column enquiry_answers.agency_id is 'The agency that answered; null is Meridian''s team.';
