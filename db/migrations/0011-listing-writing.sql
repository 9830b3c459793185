-- What saving a listing needs: how much of the address may be shown, and names that are found again.
alter table properties add column show_address text not null default 'area'
  check (show_address in ('exact','street','area','hidden'));
comment on column properties.show_address is 'What visitors may see of the address (RESO InternetAddressDisplayYN, finer).';

create unique index agents_name on agents (agency_id, lower(name));

create unique index listings_own on listings (agency_id, source_id) where feed_id is null and source_id is not null;
comment on index listings_own is 'Listings without a feed are recognised within their agency.';
