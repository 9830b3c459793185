-- Who has a text open in the editor, so that others who open it know.
create table content_editors (
  kind text not null,
  slug text not null,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz not null,
  primary key (kind, slug, user_id),
  foreign key (kind, slug) references content_items (kind, slug) on delete cascade
);
comment on table content_editors is 'One row for each editor and text they have open; the editor says so again and again, and rows that grew old are removed.';
create index content_editors_seen on content_editors (seen_at);
create index content_editors_user on content_editors (user_id);
