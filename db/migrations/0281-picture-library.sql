-- The pictures that texts of Meridian's own show.
create table library_pictures (
  key text primary key check (key ~ '^[0-9a-f]{16}$'),
  sha256 text not null unique references media_files,
  name text not null check (length(name) between 1 and 200),
  alt text not null default '' check (length(alt) <= 300),
  is_decorative boolean not null default false,
  added_at timestamptz not null,
  removed_at timestamptz,
  check (left(sha256, 16) = key)
);
comment on table library_pictures is 'Pictures editors put into texts; the files are in media_files and are never removed, because old versions show them.';
comment on column library_pictures.key is 'How Markdown names it, picture:<key>: the beginning of its hash.';
comment on column library_pictures.alt is 'What it shows, in English; other languages are in the translation memory, as of any text.';
comment on column library_pictures.is_decorative is 'It says nothing that the words beside it do not say, so nobody reads it out.';
comment on column library_pictures.removed_at is 'Since when it is in the library no more; null while it is.';
create index library_pictures_newest on library_pictures (added_at desc, key desc) where removed_at is null;

create table content_pictures (
  kind text not null,
  slug text not null,
  version int not null,
  key text not null references library_pictures,
  primary key (kind, slug, version, key),
  foreign key (kind, slug, version) references content_versions on delete cascade
);
comment on table content_pictures is 'Which version of which text shows which picture.';
create index content_pictures_by_picture on content_pictures (key);
