-- Lists of the portal behind its figures: what saved searches told, and how runs of feeds ended, newest first.
create index alert_ledger_sent on alert_ledger (told_at desc, id desc) where told_by in ('mail', 'push');
create index feed_runs_ended on feed_runs (finished_at desc, id desc)
  where state in ('published', 'notModified', 'heldBack', 'failed');
