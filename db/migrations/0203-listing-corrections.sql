-- What an agency says by hand of a home of its feed: it stands over what the feed says, field by field.
create table listing_corrections (
  listing_id uuid not null references listings on delete cascade,
  field text not null check (length(field) <= 100),
  value jsonb not null,
  source_value jsonb not null,
  seen_value jsonb not null,
  corrected_by uuid references users on delete set null,
  corrected_at timestamptz not null,
  source_changed_at timestamptz,
  primary key (listing_id, field)
);
comment on table listing_corrections is 'Of homes that have a feed; the tables of the home itself hold what is shown.';
comment on column listing_corrections.field is 'As in contract/stock/corrections.ts.';
comment on column listing_corrections.source_value is 'What the feed says now: what is shown once the field is given back.';
comment on column listing_corrections.seen_value is 'What the feed said when somebody of the agency last looked.';
comment on column listing_corrections.source_changed_at is 'Since when the feed says something else than was seen.';

alter table listing_drafts add column base jsonb;
comment on column listing_drafts.base is
  'Of a home of a feed: the form it began as, and the form of what the feed said then. Only what differs from it was written.';
