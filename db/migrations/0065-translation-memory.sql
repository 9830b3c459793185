-- What was translated once is not translated again, and what a person corrected stays corrected.
create table translation_memory (
  source_language text not null,
  language text not null,
  hash text not null,
  original text not null,
  text text not null,
  origin text not null check (origin in ('machine', 'human')),
  engine text,
  created_at timestamptz not null default now(),
  used_on date not null default current_date,
  primary key (source_language, language, hash)
);
create index translation_memory_unused on translation_memory (used_on) where origin = 'machine';
comment on column translation_memory.hash is 'SHA-256 of the original; numbers in it are written {0}, {1} where the translation keeps them.';
comment on column translation_memory.used_on is 'Noted once a week at most; what no page shows any more is dropped.';
