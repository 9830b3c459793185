-- What search nodes need to follow the database: which changes they have not seen, and when they must read all anew.
create index listing_changes_xid on listing_changes (xid);

create table search_following (
  only_row boolean primary key default true check (only_row),
  generation uuid not null default gen_random_uuid(),
  dropped_to xid8 not null default '0'
);
insert into search_following default values;
comment on table search_following is 'One row. Nodes that hold the listings in memory compare it with what they started from.';
comment on column search_following.generation is 'New whenever all search rows were written anew without a word in listing_changes.';
comment on column search_following.dropped_to is 'Changes of transactions up to this one may have been removed from listing_changes.';
