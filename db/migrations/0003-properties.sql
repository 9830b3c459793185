-- The thing itself: a home, a plot or a commercial property, apart from who offers it.
create table properties (
  id uuid primary key,
  use_class text not null check (use_class in ('residential','commercial','industrial','agricultural','land','parking','mixed','hospitality')),
  type text not null,
  source_type text,
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  admin1 text, admin2 text, locality text, district text,
  street text, house_number text, unit_name text, postal_code text, unparsed_address text,
  place_id text,
  place_path text[] not null default '{}',
  lat double precision check (lat between -90 and 90),
  lon double precision check (lon between -180 and 180),
  point_source text not null default 'none' check (point_source in ('feed','agentPin','geocoder','none')),
  public_lat double precision, public_lon double precision,
  public_precision text check (public_precision in ('rooftop','street','postcode','locality','region')),
  public_radius_m integer check (public_radius_m >= 0),
  bedrooms numeric(4,1) check (bedrooms >= 0),
  is_studio boolean not null default false,
  bathrooms numeric(4,1) check (bathrooms >= 0),
  toilets numeric(4,1), reception_rooms numeric(4,1), rooms_total numeric(5,1),
  floor_label text, floors_total smallint,
  year_built smallint, year_renovated smallint,
  condition text, tenure text, lease_years_left smallint,
  is_new_build boolean not null default false,
  completion text,
  energy_status text check (energy_status in ('rated','exempt','inProgress','none')),
  energy_class text check (energy_class in ('A','B','C','D','E','F','G','H')),
  energy_label text, energy_kwh_m2 numeric(10,1),
  parking_spaces smallint,
  features text[] not null default '{}',
  other_features text[] not null default '{}',
  rooms jsonb not null default '[]',
  created_at timestamptz not null default now(),
  check ((lat is null) = (lon is null)),
  check ((public_lat is null) = (public_lon is null)),
  check (public_lat is null or (public_precision is not null and public_radius_m is not null)),
  check (not is_studio or bedrooms = 0)
);
comment on column properties.lat is 'Exact point, never sent to visitors unless public_precision is rooftop.';
comment on column properties.public_lat is 'What the map may show: the exact point or the middle of a circle of public_radius_m that holds it.';
comment on column properties.place_path is 'Place ids from country to locality, e.g. {country:PT,admin1:PT.14,geonames:2267057}.';
comment on column properties.other_features is 'Feature words of the source that the vocabulary does not know.';
comment on column properties.rooms is 'Array of {name, areaM2, lengthM, widthM}.';

create table property_areas (
  property_id uuid not null references properties on delete cascade,
  kind text not null check (kind in ('living','usable','internal','built','total','commercial','plot','terrace','storage')),
  value_m2 numeric(14,2) not null check (value_m2 > 0),
  source_value numeric(16,4) not null check (source_value > 0),
  source_unit text not null,
  primary key (property_id, kind)
);
comment on table property_areas is 'Areas in square metres beside the value and unit the source gave.';
