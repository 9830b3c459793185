-- The privacy page says how visits are counted, and what becomes of answers by mail. A text that somebody has edited stays
-- as it is.
with shown as (
  select v.* from content_versions v join content_items i using (kind, slug)
  where v.kind = 'page' and v.slug = 'privacy' and v.version = i.published_version
    and v.saved_at = '2026-11-22T16:00:00Z'
    and not exists (
      select from content_versions later
      where later.kind = v.kind and later.slug = v.slug and later.version > v.version
    )
), added as (
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
  select kind, slug, version + 1, title, description,
    replace(
      replace(
        body,
        'counters of limits are deleted after 31 days at most.',
        'counters of limits are deleted after 31 days at most.' || E'\n\n'
        || 'Agencies are told how often their homes were shown and opened. Our server counts that by day and home, without a cookie. To tell how many different visitors there were in a day, it makes a digest of network address and browser with a key that is made anew each day; digests and key are deleted the night after, and only the number stays. Words of searches are counted without who searched, shown from three searches on, and left out where they look like an address or a telephone number.'
      ),
      'The agency answers for what it does with them.',
      'The agency answers for what it does with them, and may have them sent to a program of its own. Answers you write by mail come into the same thread; files in them are not kept.'
    ),
    details, '2026-11-22T20:00:00Z'
  from shown
  returning kind, slug, version
)
update content_items i set published_version = added.version from added where i.kind = added.kind and i.slug = added.slug;
