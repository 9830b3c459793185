-- Answers that were given to requests with an Idempotency-Key, and mails that only look like work.
create table idempotency_keys (
  id text primary key,
  request_hash text not null,
  begun_at timestamptz not null,
  status smallint,
  answer text,
  expires_at timestamptz not null,
  check ((status is null) = (answer is null))
);
create index idempotency_keys_expires on idempotency_keys (expires_at);
comment on table idempotency_keys is 'One row per caller, call and key; id is a hash of the three. Without an answer the request is under way.';

alter table mails drop constraint mails_state_check;
alter table mails add constraint mails_state_check check (state in ('queued','sent','failed','kept','pretended'));
comment on column mails.state is 'kept: no mail server is configured, the mailbox page shows it. pretended: stands for a mail that was not sent, so that the work is the same.';
