-- The address at which an agency's published stock is read by other programs.
create table stock_exports (
  agency_id uuid primary key references agencies on delete cascade,
  key_version integer not null check (key_version > 0),
  key_made_at timestamptz,
  stock_state text,
  changed_at timestamptz,
  read_at timestamptz
);
comment on table stock_exports is 'The key itself is not kept: it is signed anew from agency and version, and only the newest version opens.';
comment on column stock_exports.key_made_at is 'Null when the agency ended its address.';
comment on column stock_exports.stock_state is 'What the published stock was when it was last read, as one number; changed_at is when it was first seen so.';
