-- Live homes by when they were confirmed: the portal lists those of one age, the last confirmed first.
create index listings_live_confirmed on listings (confirmed_at desc, id desc)
  where status in ('comingSoon', 'active', 'underOffer', 'reserved');
