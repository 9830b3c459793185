-- One home that is offered several times: which properties are one, what looks like one home, and what was decided about it.
create table home_members (
  property_id uuid primary key references properties on delete cascade,
  home_id uuid not null
);
create index home_members_home on home_members (home_id);
comment on table home_members is 'Properties that are one home, two or more of each; one that stands alone has no row. It follows from the merged home_twins and is never the only trace of anything.';
comment on column home_members.home_id is 'The property that was seen first gives the home its name.';

create table home_twins (
  id uuid primary key,
  earlier_id uuid not null references listings on delete cascade,
  later_id uuid not null references listings on delete cascade,
  score real not null check (score between 0 and 1),
  signs jsonb not null,
  state text not null default 'open' check (state in ('open','merged','apart')),
  version integer not null default 1 check (version > 0),
  found_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references users on delete set null,
  reason text,
  unique (earlier_id, later_id),
  check ((state = 'open') = (decided_at is null))
);
create index home_twins_open on home_twins (score desc, id) where state = 'open';
create index home_twins_decided on home_twins (decided_at desc, id) where state <> 'open';
create index home_twins_later on home_twins (later_id);
create index home_twins_decided_by on home_twins (decided_by) where decided_by is not null;
comment on table home_twins is 'Two listings that look like one home. While the state is merged their properties are one; taking that back touches nothing else.';
comment on column home_twins.version is 'Counts decisions, and findings that say something else: whoever decides names the one they looked at.';
comment on column home_twins.decided_by is 'Null for what the rules merged by themselves, and where the account is gone.';

-- Homes near a point are found without reading the country: cells of about half a kilometre.
create index properties_cell on properties (floor(lat * 200), floor(lon * 100)) where lat is not null;

create function home_of(property uuid) returns uuid language sql stable parallel safe
  return coalesce((select own.home_id from home_members own where own.property_id = property), property);
comment on function home_of is 'The name of the home that a property is, or is part of.';
create function properties_of_home(property uuid) returns uuid[] language sql stable parallel safe
  return array(
    select property union
    select other.property_id from home_members own join home_members other on other.home_id = own.home_id
    where own.property_id = property);
comment on function properties_of_home is 'All properties that are one home with this one, itself among them.';
