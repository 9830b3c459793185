-- A check that would be held back waits for a person as a run of the clock does, so it decides how a feed is.
create index feed_runs_last_outcome on feed_runs (feed_id, started_at desc, id desc) include (state, gaps)
  where state in ('published', 'notModified', 'heldBack', 'failed') or (state = 'dryRun' and held_for is not null);
drop index feed_runs_outcome;
