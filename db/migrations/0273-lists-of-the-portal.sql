-- What the portal's lists look for at a million rows: each filter walks an index in the order of the list.
create index audit_log_action on audit_log (action, id desc);
create index audit_log_actor on audit_log (actor_id, id desc);
create index audit_log_actor_name on audit_log (lower(actor_name) text_pattern_ops, id desc);
create index audit_log_at on audit_log using brin (at) with (pages_per_range = 32, autosummarize = on);

-- Words people are looked for by: whole words and beginnings of words.
create function people_words(variadic texts text[]) returns tsvector language sql immutable parallel safe
  return to_tsvector('simple', translate(array_to_string(texts, ' '), '@.-_+/', '      '));
create index users_words on users using gin (people_words(name, email));
create index agencies_words on agencies using gin (people_words(name));
create index agent_applications_words on agent_applications using gin (people_words(agency_name));
create index users_role on users (role, created_at desc, id desc);
create index users_state on users
  ((case when suspended_at is not null then 'suspended' else approval end), created_at desc, id desc);

create index enquiries_words on enquiries using gin (people_words(name, email, about, message));
create index enquiries_kind on enquiries (kind, created_at desc, id desc);
create index listing_reports_state on listing_reports (state, created_at desc, id desc);
