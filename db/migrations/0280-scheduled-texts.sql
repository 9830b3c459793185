-- Texts come at an hour that was said, old versions come back as new ones, and lists know the newest version without looking.
alter table content_items
  add column latest_version int,
  add column scheduled_version int,
  add column scheduled_at timestamptz,
  add column scheduled_zone text check (length(scheduled_zone) <= 64);
update content_items i set latest_version =
  (select max(v.version) from content_versions v where v.kind = i.kind and v.slug = i.slug);
alter table content_items
  add foreign key (kind, slug, latest_version) references content_versions (kind, slug, version)
    deferrable initially deferred,
  add foreign key (kind, slug, scheduled_version) references content_versions (kind, slug, version)
    deferrable initially deferred,
  add constraint content_items_schedule check (num_nonnulls(scheduled_version, scheduled_at, scheduled_zone) in (0, 3));
comment on column content_items.latest_version is 'The newest version; null only while the first one is being written.';
comment on column content_items.scheduled_version is 'What visitors will read from scheduled_at on; null when nothing is planned.';
comment on column content_items.scheduled_zone is 'The time zone (IANA) by whose clock the hour was said.';
create index content_items_due on content_items (scheduled_at) where scheduled_at is not null;
create index content_items_in_order on content_items (kind, position, slug);

alter table content_versions add column restored_from int;
comment on column content_versions.restored_from is 'The older version whose text this one has again; null where somebody wrote it.';
