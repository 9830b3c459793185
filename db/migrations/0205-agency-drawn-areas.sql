-- Where an agency works, as it drew it: encoded polylines like the drawn areas of a search (contract/vocabulary/polyline.ts).
alter table agencies add column drawn_areas text not null default '' check (length(drawn_areas) <= 20000);
