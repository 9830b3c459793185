-- The privacy page says what becomes of one's own addresses and of places that travel times are asked about. A text that
-- somebody has edited stays as it is.
with shown as (
  select v.* from content_versions v join content_items i using (kind, slug)
  where v.kind = 'page' and v.slug = 'privacy' and v.version = i.published_version
    and position('{#dossiers}' in v.body) > 0
    and not exists (
      select from content_versions later
      where later.kind = v.kind and later.slug = v.slug and later.version > v.version
    )
), added as (
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
  select kind, slug, version + 1, title, description,
    body || E'\n\n'
    || '## How long it takes to your places {#travel}' || E'\n\n'
    || 'Up to three addresses of your own, with the names you know them by, are kept in your browser and nowhere else; removing them there removes them. To say how long it takes, your browser sends their coordinates, without names, to our server, which answers and keeps neither the question nor the answer. Where a routing server is run beside ours, the same coordinates are asked of it. A place that you search travel times around is part of that search: it stands in its address, and in the search if you save it.',
    details, '2026-11-23T03:00:00Z'
  from shown
  returning kind, slug, version
)
update content_items i set published_version = added.version from added where i.kind = added.kind and i.slug = added.slug;
