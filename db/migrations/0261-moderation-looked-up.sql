-- What follows a listing or a person that is erased is found without reading the whole table.
create index moderation_waiting_listing on moderation_waiting (listing_id);
create index moderation_decisions_decided_by on moderation_decisions (decided_by);
create index moderation_decisions_undone_by on moderation_decisions (undone_by) where undone_by is not null;
