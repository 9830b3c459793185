-- How much of each text is said in each language.
create table content_coverage (
  kind text not null,
  slug text not null,
  language text not null check (length(language) between 2 and 3),
  human int not null,
  machine int not null,
  missing int not null,
  outdated int not null,
  counted_from text not null,
  primary key (kind, slug, language),
  foreign key (kind, slug) references content_items on delete cascade
);
comment on table content_coverage is 'Pieces of the newest version by who says them in a language; counted anew when the text or the words change.';
comment on column content_coverage.outdated is 'Pieces whose earlier wording people had translated, and whose present one they have not.';
comment on column content_coverage.counted_from is 'The version, the words and the day it was counted from; another one makes it count again.';
create index content_coverage_open on content_coverage (language, kind, slug) where missing + machine + outdated > 0;
