-- Which host a picture is fetched from, so that hosts take turns and none is asked too much.
alter table listing_media
  add column source_host text not null
  generated always as (coalesce(lower(substring(source_url from '^[A-Za-z]+://([^/?#]+)')), '')) stored;
drop index listing_media_waiting;
create index listing_media_waiting on listing_media (source_host, next_attempt_at nulls first, id) where state = 'waiting';
