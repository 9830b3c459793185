-- What an agency is paid, and by whom: decided country by country, and asked for by everybody.
alter table offers
  add column fee_payer text check (fee_payer in ('nobody','seeker','owner','shared')),
  add column fee_percent numeric(6,3) check (fee_percent > 0 and fee_percent <= 100),
  add column fee_minor bigint check (fee_minor > 0),
  add column fee_text text;
comment on column offers.fee_payer is 'Who pays the agency: nobody, whoever buys or rents (seeker), the owner, or both. Null when not said.';
comment on column offers.fee_percent is 'Of the price; null when not said or stated as an amount in the currency of the offer (fee_minor).';
comment on column offers.fee_text is 'The words of the source about it.';
