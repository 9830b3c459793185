-- The pages say what there is for visitors now: saved searches that write, dossiers, collections to share, saved homes
-- without a connection; and the privacy page what becomes of it. Texts that somebody has edited stay as they are.
create or replace function pg_temp.reword(of_kind text, of_slug text, variadic pairs text[]) returns void language plpgsql as $$
declare
  one content_versions;
begin
  select v.* into one from content_versions v join content_items i using (kind, slug)
    where v.kind = of_kind and v.slug = of_slug and v.version = i.published_version
      and not exists (select from content_versions later where later.kind = v.kind and later.slug = v.slug and later.version > v.version);
  if not found then return; end if;
  for at in 1 .. array_length(pairs, 1) by 2 loop
    if position(pairs[at] in one.body || one.details::text) = 0 then return; end if;
    one.body := replace(one.body, pairs[at], pairs[at + 1]);
    one.details := replace(one.details::text, pairs[at], pairs[at + 1])::jsonb;
  end loop;
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    values (of_kind, of_slug, one.version + 1, one.title, one.description, one.body, one.details, '2026-11-23T04:00:00Z');
  update content_items set published_version = one.version + 1 where kind = of_kind and slug = of_slug;
end $$;

select pg_temp.reword('page', 'pro-visitor',
  '- **Saved homes** on every device you use, with what their price did since you saved them.',
  '- **Saved homes** on every device you use, each with a dossier: what changed since you looked, your notes, your papers, and the steps until the keys.
- **Saved searches** that write to you at the hour you choose, by mail, in your browser or as a web feed, and say why a home is there.
- **Collections** to put homes side by side, to share by a link, and to choose from together with a partner.
- **No connection needed**: your browser keeps your saved homes and notes to be read where there is none.',
  '"Saved homes on every device"',
  '"Saved homes on every device, each with a dossier", "Saved searches that write to you", "Collections to share"');

select pg_temp.reword('page', 'how-it-works-user',
  'with one it is kept for you everywhere, and your list says what its price did since.',
  'with one it is kept for you everywhere, with a dossier that says what changed since you looked. Save the search too, and we write to you of every home that answers it, and why.');

select pg_temp.reword('faq', 'need-an-account',
  'with what their prices did since, and your enquiries with their answers.',
  'with what changed since you looked, writes to you of homes that answer a saved search, and holds your enquiries with their answers.');

select pg_temp.reword('page', 'privacy',
  '## What you keep with a home {#dossiers}',
  '## How we tell you of homes {#notifications}

Saved searches and what we told you of are kept with your account; every mail has a link that ends it without signing in. If you let a browser tell you of homes, we keep the address its maker’s push service gave it, until you stop it, sign out there, or it is gone. What is sent is sealed for your browser alone; the service learns that something was sent, and when. For reading without a connection a browser keeps the homes you saved last and what you wrote beside them, until you sign out.

## What you keep with a home {#dossiers}');

insert into content_items (kind, slug, position) values ('faq', 'end-the-mails', 26);
insert into content_versions (kind, slug, version, title, description, body, details, saved_at) values
  ('faq', 'end-the-mails', 1, 'How do I end the mails about homes?', '',
  'Every one of them has a link that ends it, without signing in: for one search, or for all. On your [profile](/profile) one press turns everything off, and each of your [saved searches](/savedProperties/searches) can be paused by itself.',
  '{"category": "account"}', '2026-11-23T04:00:00Z');
update content_items set published_version = 1 where kind = 'faq' and slug = 'end-the-mails';
