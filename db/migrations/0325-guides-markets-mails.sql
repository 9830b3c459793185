-- Guides, texts about the market of a country, and mails are texts as well.
alter table content_items drop constraint content_items_kind_check;
alter table content_items add constraint content_items_kind_check
  check (kind in ('page','guide','faq','news','market','film','person','residence','service','mail'));

-- Articles that were guides become guides, with their versions and pictures; what was planned for them stays planned.
create temp table guides on commit drop as
  select i.* from content_items i
  join content_versions v on v.kind = i.kind and v.slug = i.slug and v.version = i.latest_version
  where i.kind = 'news' and v.details->>'topic' = 'guide';
insert into content_items (kind, slug, position, published_version, latest_version, scheduled_version, scheduled_at, scheduled_zone)
  select 'guide', slug, position, published_version, latest_version, scheduled_version, scheduled_at, scheduled_zone from guides;
insert into content_versions (kind, slug, version, title, description, body, details, saved_at, saved_by, restored_from)
  select 'guide', v.slug, v.version, v.title, v.description, v.body,
    v.details - 'topic' - 'date' || jsonb_build_object('asOf', v.details->'date'),
    v.saved_at, v.saved_by, v.restored_from
  from content_versions v join guides g on v.kind = 'news' and v.slug = g.slug;
insert into content_pictures (kind, slug, version, key)
  select 'guide', p.slug, p.version, p.key from content_pictures p join guides g on p.kind = 'news' and p.slug = g.slug;
delete from content_items i using guides g where i.kind = 'news' and i.slug = g.slug;
-- An article that was one in an older version only keeps a subject that there is.
update content_versions set details = jsonb_set(details, '{topic}', '"market"')
  where kind = 'news' and details->>'topic' = 'guide';

create function pg_temp.item(kind text, slug text, title text, description text, body text) returns void language sql as $$
  insert into content_items (kind, slug, latest_version) values (item.kind, item.slug, 1);
  insert into content_versions (kind, slug, version, title, description, body, saved_at)
    values (item.kind, item.slug, 1, item.title, item.description, item.body, '2026-11-23T09:00:00Z');
  update content_items i set published_version = 1 where i.kind = item.kind and i.slug = item.slug;
$$;

select pg_temp.item('page', 'guides', 'Guides', 'Short guides to finding, reading and buying a home, without small print.', '');
select pg_temp.item('market', 'pt', 'Homes in Portugal', 'How homes are offered in Portugal, and what is asked for them today.', $md$## How to read an offer {#offer}

- T2 is a home with two bedrooms, T0 a studio.
- The gross area counts walls and balconies. Ask for the useful area: it is what you can furnish.
- The price holds neither transfer tax nor stamp duty; both are the buyer’s.$md$);
select pg_temp.item('market', 'es', 'Homes in Spain', 'How homes are offered in Spain, and what is asked for them today.', $md$## How to read an offer {#offer}

- The built area counts walls, and often a share of stairs and halls. The useful area is what you can walk on.
- A new home carries value added tax, a used one the transfer tax of its region.
- Debts to the owners’ association can follow the home: ask for its certificate.$md$);
select pg_temp.item('market', 'gb', 'Homes in the United Kingdom', 'How homes are offered in the United Kingdom, and what is asked for them today.', $md$## How to read an offer {#offer}

- Freehold is the house with its land; leasehold is a right for years. Ask how many are left, and what ground rent and service charge are.
- “Offers over” and “guide price” name where bidding begins, not where it ends.
- In England and Wales nothing binds before contracts are exchanged; in Scotland the letters of both solicitors do.$md$);
