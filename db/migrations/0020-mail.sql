-- Mail on its way: written in the transaction that causes it, sent by a job.
create table mails (
  id uuid primary key,
  kind text not null,
  to_address text not null,
  subject text not null,
  html text, body text,
  state text not null check (state in ('queued','sent','failed','kept')),
  attempts smallint not null default 0,
  failure text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index mails_created on mails (created_at desc);
comment on column mails.state is 'kept: no mail server is configured, the mailbox page shows it.';
comment on column mails.html is 'Emptied once the mail is sent, for it may hold a code.';
