-- What Meridian says about itself and the world: pages, questions, news, films, people, rules of residence, services.
create table content_items (
  kind text not null check (kind in ('page','faq','news','film','person','residence','service')),
  slug text not null check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 80),
  position int not null default 0,
  published_version int,
  primary key (kind, slug)
);
comment on table content_items is 'One thing that can be read at its own place; what it says is in its versions.';
comment on column content_items.position is 'Order within its kind, smallest first.';
comment on column content_items.published_version is 'What visitors read; null while it is a draft or was taken back.';

create table content_versions (
  kind text not null,
  slug text not null,
  version int not null check (version > 0),
  title text not null check (length(title) between 1 and 200),
  description text not null default '' check (length(description) <= 500),
  body text not null default '' check (length(body) <= 60000),
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  saved_at timestamptz not null,
  saved_by uuid references users on delete set null,
  primary key (kind, slug, version),
  foreign key (kind, slug) references content_items on delete cascade
);
comment on table content_versions is 'Every state a content item was saved in; versions are added, never changed.';
comment on column content_versions.body is 'Markdown. Headings of the second level begin sections; `## Heading {#anchor}` names one.';
comment on column content_versions.details is 'What only this kind has; contract/content.ts says what.';
comment on column content_versions.saved_by is 'Null for the texts Meridian began with, and for people whose account is gone.';

alter table content_items add foreign key (kind, slug, published_version)
  references content_versions (kind, slug, version) deferrable initially deferred;
