-- The privacy page names the cookie of the language. A text that somebody has edited stays as it is.
with shown as (
  select v.* from content_versions v join content_items i using (kind, slug)
  where v.kind = 'page' and v.slug = 'privacy' and v.version = i.published_version
    and v.saved_at = '2026-11-22T15:00:00Z'
    and not exists (
      select from content_versions later
      where later.kind = v.kind and later.slug = v.slug and later.version > v.version
    )
), added as (
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
  select kind, slug, version + 1, title, description,
    replace(
      body,
      '| `sid` |',
      '| `lang` | the language you chose, so that pages are written in it | a year | our server and our pages |' || E'\n' || '| `sid` |'
    ),
    details, '2026-11-22T16:00:00Z'
  from shown
  returning kind, slug, version
)
update content_items i set published_version = added.version from added where i.kind = added.kind and i.slug = added.slug;
