-- How many homes of each agency are confirmed, and its place among the others by that.
create table agency_stock (
  agency_id uuid primary key references agencies on delete cascade,
  confirmed int not null check (confirmed >= 0),
  unconfirmed int not null check (unconfirmed >= 0),
  hidden int not null check (hidden >= 0),
  share smallint not null generated always as
    (case when confirmed + unconfirmed + hidden = 0 then 0
      else confirmed::bigint * 100 / (confirmed::bigint + unconfirmed + hidden) end) stored,
  counted_at timestamptz not null
);
comment on table agency_stock is 'Counted by the clock: homes on the market by whether somebody confirmed them. Agencies without any have no row.';
comment on column agency_stock.unconfirmed is 'On the market, and nobody has said for so long that they are there that they stand behind the others.';
comment on column agency_stock.hidden is 'Found by nobody any more until somebody confirms them.';
comment on column agency_stock.share is 'Confirmed ones of all three, in whole per cent.';
create index agency_stock_ranked on agency_stock (share desc, confirmed desc, agency_id desc);
