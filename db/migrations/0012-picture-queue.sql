-- Pictures of feeds are fetched in the background: the rows that wait are the queue.
alter table listing_media add column next_attempt_at timestamptz;
comment on column listing_media.next_attempt_at is 'Not to be fetched before; null = at once.';
comment on column listing_media.state is 'waiting: to be fetched from source_url; sha256 may still hold the picture shown until then.';

drop index listing_media_source;
create index listing_media_waiting on listing_media (next_attempt_at nulls first, id) where state = 'waiting';
