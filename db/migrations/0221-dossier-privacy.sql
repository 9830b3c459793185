-- The privacy page says what becomes of dossiers, files of one's own, collections and suggestions. A text that somebody
-- has edited stays as it is.
with shown as (
  select v.* from content_versions v join content_items i using (kind, slug)
  where v.kind = 'page' and v.slug = 'privacy' and v.version = i.published_version
    and position('| Recently viewed and saved homes |' in v.body) > 0
    and not exists (
      select from content_versions later
      where later.kind = v.kind and later.slug = v.slug and later.version > v.version
    )
), added as (
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
  select kind, slug, version + 1, title, description,
    replace(
      body,
      '| Recently viewed and saved homes | so that you find them again | until you delete them |',
      '| Recently viewed and saved homes, and homes like them for suggestions | so that you find them again | until you delete them, or turn suggestions off |'
    ) || E'\n\n'
    || '## What you keep with a home {#dossiers}' || E'\n\n'
    || 'Notes, diary, steps, pictures and papers that you keep with a saved home are yours alone: nobody else can open them, and they stand in the download of your data. Where you save a home no longer, they wait for thirty days in case you change your mind, and are deleted then; with your account they go at once. A collection is seen by those you give its link to, and by partners you invite: they see each other’s names, votes and comments, never your notes. You can end either at any time.',
    details, '2026-11-23T00:30:00Z'
  from shown
  returning kind, slug, version
)
update content_items i set published_version = added.version from added where i.kind = added.kind and i.slug = added.slug;
