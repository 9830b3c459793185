-- What the agency was last told of a feed, so that it is told again only when something has changed.
alter table feeds add column told_state text not null default 'good'
  check (told_state in ('good','failing','held','shrunk'));
