-- What homes are asked for besides: near the sea, free from a day on, what they cost a month, and phrases word by word.
alter table search_listings
  add column sea_m integer check (sea_m >= 0),
  add column available_day integer,
  add column charges_cents integer not null default 0 check (charges_cents >= 0);
comment on column search_listings.sea_m is 'Metres from the public point to the coast of the overview map; null when it is far, or there is no point.';
comment on column search_listings.available_day is 'Days from 1970-01-01 to the day from which the home is free; null when nobody says.';
comment on column search_listings.charges_cents is 'Stated recurring costs beside the price, in euro cents a month at the latest reference rate.';

alter table search_words add column said text not null default '';
comment on column search_words.said is 'The folded words in order, a full stop between one text and the next: phrases are looked for here.';

create function search_said(t text) returns text immutable strict parallel safe language sql
return ' ' || array_to_string(search_split(t), ' ') || ' ';
comment on function search_said is 'The folded words of a text in order, a space around each. Null without words.';

create function search_whole(t text) returns tsquery immutable strict parallel safe language sql
return ('''' || array_to_string(search_split(t), ''' & ''') || '''')::tsquery;
comment on function search_whole is 'All words must be there, each whole. Null without words.';

-- Rows written by an earlier projection are brought up to date by a job (server/search/search.jobs.ts).
alter table search_following add column projection integer not null default 1;
comment on column search_following.projection is 'Which version of the projection all search rows were last written by.';
-- A database without homes has nothing to catch up with.
update search_following set projection = 2 where not exists (select from listings);
