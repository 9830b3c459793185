-- Agencies' own programs hear of enquiries: one signed address each, and what became of every delivery.
create table lead_webhooks (
  agency_id uuid primary key references agencies on delete cascade,
  url text not null,
  secret text not null,
  changed_at timestamptz not null
);
comment on column lead_webhooks.secret is 'Signs what is sent (HMAC-SHA-256). Shown to the agency once.';

create table lead_webhook_deliveries (
  id uuid primary key,
  agency_id uuid not null references agencies on delete cascade,
  event text not null,
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting','delivered','failed')),
  attempts integer not null default 0,
  outcome text,
  created_at timestamptz not null
);
create index lead_webhook_deliveries_newest on lead_webhook_deliveries (agency_id, created_at desc);
comment on table lead_webhook_deliveries is 'Kept for 30 days.';
