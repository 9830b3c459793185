-- Agencies and the people who work there.
create table agencies (
  id uuid primary key,
  name text not null check (length(name) between 1 and 200),
  country char(2) not null check (country ~ '^[A-Z]{2}$'),
  city text,
  description text,
  languages text[] not null default '{}',
  areas_served text[] not null default '{}',
  phone text,
  website text,
  logo_url text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index agencies_name on agencies (lower(name));
comment on table agencies is 'Estate agencies (schema.org RealEstateAgent).';

create table agents (
  id uuid primary key,
  agency_id uuid not null references agencies,
  name text not null,
  languages text[] not null default '{}',
  phone text,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
create index agents_agency on agents (agency_id);
