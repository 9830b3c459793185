-- In which language somebody without an account is written back to: the one they read in when they wrote; null where nobody said.
alter table enquiries add column language text;
alter table listing_reports add column language text;
