-- Homes that more than one person of the agency answers for.
alter table listings add column co_agent_ids uuid[] not null default '{}';
comment on column listings.co_agent_ids is 'Further people of the agency beside agent_id, in the order of the source.';

update listing_drafts set form = form || '{"coAgents": []}' where not form ? 'coAgents';
