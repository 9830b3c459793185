-- Homes that runs by the clock have missed, and that wait to be missed again: while there are any, an unchanged file is read.
create index source_records_waiting on source_records (feed_id) where missing_runs > 0 and not gone;
