-- A run may wait because many homes would leap to another price, currency or size in the same way.
alter table feed_runs drop constraint feed_runs_held_for_check;
alter table feed_runs add constraint feed_runs_held_for_check check (held_for in ('shrinking', 'changed', 'leaping'));
