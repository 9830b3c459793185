-- The privacy page says that the team may act as somebody, and how requests about data are made. A page that somebody has
-- edited stays as it is.
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
    || '## When our team helps {#team}' || E'\n\n'
    || 'To help you, somebody of our team can act as you for half an hour at most, with a reason. Your profile shows who did, when and why; your password, your e-mail address and the account itself they cannot touch. There you also ask for a copy of your data, or for its deletion, if you would rather not do it alone: we answer within 30 days.',
    details, '2026-11-23T07:00:00Z'
  from shown
  returning kind, slug, version
)
update content_items i set published_version = added.version from added where i.kind = added.kind and i.slug = added.slug;
