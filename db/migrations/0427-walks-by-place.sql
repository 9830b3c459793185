-- Moderation looks at many homes one neighbourhood after the other; what a walk has still before it stands here, so that it goes on where it was broken off.
create table moderation_strides (
  walk text not null,
  seq integer not null,
  job uuid not null,
  listing_ids uuid[] not null,
  primary key (walk, seq)
);
comment on table moderation_strides is 'Homes of one turn of a walk; the row goes in the transaction that has looked at them.';
comment on column moderation_strides.job is 'Whose walk it is: what another one left is planned again.';
