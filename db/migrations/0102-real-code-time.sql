-- How long a code works is a setting; the answer said five minutes. Versions are added, never changed, and a text somebody edited stays.
with edited as (
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    select v.kind, v.slug, 2, v.title, v.description,
           replace(v.body, 'A code works for five minutes; when the clock has run down you can press *Resend*.', 'A code works as long as the clock beside it runs; then you can press *Resend*.'),
           v.details, '2026-11-22T09:00:00Z'
      from content_versions v join content_items i on i.kind = v.kind and i.slug = v.slug and i.published_version = v.version
     where v.kind = 'faq' and v.slug = 'code-does-not-come' and v.version = 1
       and not exists (select 1 from content_versions later where later.kind = v.kind and later.slug = v.slug and later.version > 1)
    returning kind, slug, version
)
update content_items i set published_version = edited.version from edited where i.kind = edited.kind and i.slug = edited.slug;
