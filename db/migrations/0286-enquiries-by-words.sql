-- The words an enquiry is looked for by lie beside it, so that a list which is walked need not take texts apart.
drop index enquiries_words;
alter table enquiries
  add column words tsvector not null generated always as (people_words(name, email, about, message)) stored;
create index enquiries_words on enquiries using gin (words);
