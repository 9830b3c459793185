-- What Meridian keeps from visitors, and why: homes of an agency that nobody answers for, and homes that were taken down.
alter table agencies
  add column suspended_at timestamptz,
  add column suspended_reason text,
  add column hidden_at timestamptz;
comment on column agencies.suspended_at is 'An Admin suspended the agency.';
comment on column agencies.hidden_at is 'Since when its homes are hidden: it is suspended, or the last of its people with an account may not act any more. Agencies that never had an account, such as those of imported feeds, are not hidden.';

create table listing_holds (
  listing_id uuid not null references listings on delete cascade,
  kind text not null check (kind in ('agency','takedown')),
  reason text,
  at timestamptz not null,
  primary key (listing_id, kind)
);
comment on table listing_holds is 'While there is any, the listing is suspended; when the last one ends, it is again what held_status says.';

alter table listings add column held_status text, add check (held_status is null or status = 'suspended');
comment on column listings.held_status is 'While the listing is held: the status it would have. It follows what the source says meanwhile.';

-- Agencies whose people were all suspended or turned away before.
update agencies a set hidden_at = now()
where exists (select from users u where u.agency_id = a.id and u.role = 'Agent')
  and not exists (select from users u where u.agency_id = a.id and u.role = 'Agent' and u.approval = 'approved' and u.suspended_at is null);

insert into listing_holds (listing_id, kind, at)
select l.id, 'agency', a.hidden_at from listings l join agencies a on a.id = l.agency_id where a.hidden_at is not null;
update listings l set held_status = status, status = 'suspended' where exists (select from listing_holds h where h.listing_id = l.id);
delete from search_listings s where exists (select from listing_holds h where h.listing_id = s.listing_id);
delete from search_words w where exists (select from listing_holds h where h.listing_id = w.listing_id);
insert into listing_changes (listing_id) select listing_id from listing_holds;
