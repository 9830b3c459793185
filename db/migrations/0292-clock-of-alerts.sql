-- The clock of digests is unknown until a browser has told it: whoever switches mails off before the first search has not chosen one.
alter table alert_settings alter column time_zone drop not null;
