-- The privacy page names every cookie there is, what for, how long, and who reads it. Texts that somebody has edited stay
-- as they are.
create or replace function pg_temp.reword(of_kind text, of_slug text, variadic pairs text[]) returns void language plpgsql as $$
declare
  one content_versions;
begin
  select v.* into one from content_versions v join content_items i using (kind, slug)
    where v.kind = of_kind and v.slug = of_slug and v.version = i.published_version
      and (v.version = 1 or v.saved_at = '2026-11-22T09:00:00Z')
      and not exists (select from content_versions later where later.kind = v.kind and later.slug = v.slug and later.version > v.version);
  if not found then return; end if;
  for at in 1 .. array_length(pairs, 1) by 2 loop
    one.body := replace(one.body, pairs[at], pairs[at + 1]);
    one.details := replace(one.details::text, to_json(pairs[at])::text, to_json(pairs[at + 1])::text)::jsonb;
  end loop;
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    values (of_kind, of_slug, one.version + 1, one.title, one.description, one.body, one.details, '2026-11-22T15:00:00Z');
  update content_items set published_version = one.version + 1 where kind = of_kind and slug = of_slug;
end $$;

select pg_temp.reword('page', 'privacy',
  '| What | Why | How long |
|---|---|---|
| The cookie `prefs`: language, currency, unit, colours | so that pages come as you like them | a year, or until you delete it |
',
  'Cookies are sent to Meridian with each request, and to nobody else. These are all there are:

| Cookie | What for | How long | Who reads it |
|---|---|---|---|
| `prefs` | your language, currency, unit and colours, so that pages come as you like them | a year | our server and our pages |
| `sid` | only with it can your sign-in be renewed in this browser, so that nobody else can use a stolen one | 30 days, or until you sign out | our server only |
| `flow` | a code we mailed you works in the browser that asked for it | an hour | our server only |
| `device` | a browser that signed in before is not held up when strangers guess at your password | a year | our server only |
| `meridian_seen` | what you just changed is there on the next page, where Meridian runs on several databases | a minute | our server only |

Where the site is encrypted, the names of `sid`, `flow` and `device` begin with `__Host-`: the browser then sees to it that they never leave this site. `prefs` comes when you choose something, `flow` when you ask for a code or sign in with a second step, `sid` and `device` when you sign in, and `meridian_seen` after a change. Whoever only looks around has none.

Pages also keep some things in the browser that are not sent along by themselves:

| What | Why | How long |
|---|---|---|
');

select pg_temp.reword('faq', 'cookies',
  'One cookie keeps your language, currency and unit. No other company''s scripts run here.',
  'One cookie keeps your language, currency and unit; the others keep your sign-in safe and show you what you just changed. The [privacy policy](/privacy_policy#browser) names each. No other company''s scripts run here.');
