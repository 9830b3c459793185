-- A few words of the first texts meant one thing here and another elsewhere, or stood alone beside what they belong to: no
-- translation could be right. They are said so that one can be. Texts that somebody has edited stay as they are.
create or replace function pg_temp.reword(of_kind text, of_slug text, variadic pairs text[]) returns void language plpgsql as $$
declare
  one content_versions;
begin
  select v.* into one from content_versions v join content_items i using (kind, slug)
    where v.kind = of_kind and v.slug = of_slug and v.version = i.published_version and v.version = i.latest_version
      and not exists (select from content_versions by_hand
        where by_hand.kind = v.kind and by_hand.slug = v.slug and by_hand.saved_by is not null);
  if not found then return; end if;
  for at in 1 .. array_length(pairs, 1) by 2 loop
    one.body := replace(one.body, pairs[at], pairs[at + 1]);
  end loop;
  insert into content_versions (kind, slug, version, title, description, body, details, saved_at)
    values (of_kind, of_slug, one.version + 1, one.title, one.description, one.body, one.details, '2026-11-23T13:00:00Z');
  update content_items set published_version = one.version + 1, latest_version = one.version + 1
    where kind = of_kind and slug = of_slug;
end $$;

select pg_temp.reword('page', 'privacy', '| a year |', '| 1 year |', '| an hour |', '| 1 hour |');
select pg_temp.reword('faq', 'report-a-listing', 'Press *Report*', 'Press the button *Report*');
select pg_temp.reword('faq', 'forgot-password', 'Choose *Forgot password*', 'Press the button *Forgot password*');

-- Of this one only what is bold changes, so it stays the version it is.
update content_versions set body = replace(replace(body,
    'A **forward contract**', '**A forward contract**'), 'A **limit order**', '**A limit order**')
  where kind = 'page' and slug = 'foreign-exchange' and saved_by is null;
