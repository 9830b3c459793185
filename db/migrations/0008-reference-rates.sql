-- The first reference rates, so that prices compare from the first start. Newer ones are added beside them, never over them.
insert into currencies (code, name, exponent) values
  ('AED', 'UAE dirham', 2),
  ('AUD', 'Australian dollar', 2),
  ('BGN', 'Bulgarian lev', 2),
  ('BHD', 'Bahraini dinar', 3),
  ('BRL', 'Brazilian real', 2),
  ('CAD', 'Canadian dollar', 2),
  ('CHF', 'Swiss franc', 2),
  ('CNY', 'Chinese yuan', 2),
  ('CZK', 'Czech koruna', 2),
  ('DKK', 'Danish krone', 2),
  ('EUR', 'Euro', 2),
  ('GBP', 'Pound sterling', 2),
  ('HKD', 'Hong Kong dollar', 2),
  ('HUF', 'Hungarian forint', 2),
  ('IDR', 'Indonesian rupiah', 2),
  ('ILS', 'Israeli new shekel', 2),
  ('INR', 'Indian rupee', 2),
  ('ISK', 'Icelandic króna', 0),
  ('JOD', 'Jordanian dinar', 3),
  ('JPY', 'Japanese yen', 0),
  ('KRW', 'South Korean won', 0),
  ('MXN', 'Mexican peso', 2),
  ('MYR', 'Malaysian ringgit', 2),
  ('NOK', 'Norwegian krone', 2),
  ('NZD', 'New Zealand dollar', 2),
  ('OMR', 'Omani rial', 3),
  ('PHP', 'Philippine peso', 2),
  ('PLN', 'Polish złoty', 2),
  ('QAR', 'Qatari riyal', 2),
  ('RON', 'Romanian leu', 2),
  ('SAR', 'Saudi riyal', 2),
  ('SEK', 'Swedish krona', 2),
  ('SGD', 'Singapore dollar', 2),
  ('THB', 'Thai baht', 2),
  ('TRY', 'Turkish lira', 2),
  ('USD', 'US dollar', 2),
  ('ZAR', 'South African rand', 2);

-- Euro foreign exchange reference rates of the European Central Bank, 31 December 2024.
insert into currency_rates (currency, on_date, per_euro, source)
select currency, date '2024-12-31', per_euro, 'ECB reference rate'
from (values
  ('USD', 1.0389), ('JPY', 163.06), ('BGN', 1.9558), ('CZK', 25.185), ('DKK', 7.4578), ('GBP', 0.82918), ('HUF', 411.35),
  ('PLN', 4.2750), ('RON', 4.9743), ('SEK', 11.4590), ('CHF', 0.9412), ('ISK', 143.90), ('NOK', 11.7950), ('TRY', 36.7372),
  ('AUD', 1.6772), ('BRL', 6.4253), ('CAD', 1.4948), ('CNY', 7.5833), ('HKD', 8.0686), ('IDR', 16820.88), ('ILS', 3.7885),
  ('INR', 88.9335), ('KRW', 1532.15), ('MXN', 21.5504), ('MYR', 4.6454), ('NZD', 1.8532), ('PHP', 60.301), ('SGD', 1.4164),
  ('THB', 35.676), ('ZAR', 19.6188)
) as published (currency, per_euro);

insert into currency_rates (currency, on_date, per_euro, source) values ('EUR', '2024-12-31', 1, 'by definition');

-- Currencies that their central banks hold at a fixed rate to the dollar, by that day's rate of the dollar.
insert into currency_rates (currency, on_date, per_euro, source)
select peg.currency, dollar.on_date, peg.per_dollar * dollar.per_euro, 'official peg to USD'
from currency_rates dollar,
  (values ('AED', 3.6725), ('SAR', 3.75), ('QAR', 3.64), ('BHD', 0.376), ('OMR', 0.3845), ('JOD', 0.709)) as peg (currency, per_dollar)
where dollar.currency = 'USD' and dollar.on_date = '2024-12-31';
