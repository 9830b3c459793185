-- Currencies and their dated reference rates.
create table currencies (
  code char(3) primary key check (code ~ '^[A-Z]{3}$'),
  name text not null,
  exponent smallint not null check (exponent between 0 and 3)
);
comment on table currencies is 'ISO 4217 currencies in which homes may be priced.';
comment on column currencies.exponent is 'Number of digits of the minor unit.';

create table currency_rates (
  currency char(3) not null references currencies,
  on_date date not null,
  per_euro double precision not null check (per_euro > 0),
  source text not null,
  primary key (currency, on_date)
);
comment on table currency_rates is 'Units of the currency for one euro. Rates are added, never changed.';
