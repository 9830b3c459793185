-- Pictures come by the dozen with each home. What a foreign key asks for every single one is asked once for a statement;
-- the host is told by whoever writes the address, who has it at hand.
alter table listing_media
  drop constraint listing_media_listing_id_fkey,
  alter column source_host drop expression,
  alter column source_host set default '';
comment on column listing_media.listing_id is 'Of listings: triggers hold it as a foreign key would (on delete cascade).';
comment on column listing_media.source_host is 'Host of source_url in small letters; empty where that names a file. Hosts take turns by it.';

create function listing_media_have_listings() returns trigger language plpgsql as $$
declare
  wanted uuid[] := array(select distinct listing_id from added);
  found integer;
begin
  -- Held as a foreign key holds them: nobody deletes them before this transaction ends.
  select count(*) into found from (select from listings where id = any(wanted) for key share) as held;
  if found < cardinality(wanted) then
    raise foreign_key_violation using message = 'a picture of a listing that is not there',
      schema = 'public', table = 'listing_media', constraint = 'listing_media_have_listings';
  end if;
  return null;
end $$;
create trigger listing_media_have_listings after insert on listing_media
  referencing new table as added for each statement execute function listing_media_have_listings();

create function listing_media_stay() returns trigger language plpgsql as $$
begin
  raise foreign_key_violation using message = 'a picture stays with its listing',
    schema = 'public', table = 'listing_media', constraint = 'listing_media_stay';
end $$;
create trigger listing_media_stay before update of listing_id on listing_media
  for each row when (old.listing_id is distinct from new.listing_id) execute function listing_media_stay();

create function listing_media_go() returns trigger language plpgsql as $$
begin
  delete from listing_media where listing_id = any(array(select id from gone));
  return null;
end $$;
create trigger listing_media_go after delete on listings
  referencing old table as gone for each statement execute function listing_media_go();
