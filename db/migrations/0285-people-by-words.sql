-- The words an account is looked for by lie beside it: its own, those of its agency, and those of what it applied with.
-- One index answers then, whichever of them was meant, and a list that is walked compares without taking texts apart.
alter table users add column words tsvector not null default '';
comment on column users.words is 'Kept by triggers: name, address, agency, and the agency that was applied with.';

create function words_of_account(account users) returns tsvector language sql stable
  return people_words(account.name, account.email,
    (select name from agencies where id = account.agency_id),
    (select agency_name from agent_applications where user_id = account.id));

create function users_keep_words() returns trigger language plpgsql as $$
begin
  new.words := words_of_account(new);
  return new;
end $$;
create trigger users_words before insert or update of name, email, agency_id on users
  for each row execute function users_keep_words();

create function agencies_tell_words() returns trigger language plpgsql as $$
begin
  update users set words = words_of_account(users) where agency_id = new.id;
  return null;
end $$;
create trigger agencies_words after update of name on agencies
  for each row when (old.name is distinct from new.name) execute function agencies_tell_words();

create function agent_applications_tell_words() returns trigger language plpgsql as $$
begin
  update users set words = words_of_account(users) where id = coalesce(new.user_id, old.user_id);
  return null;
end $$;
create trigger agent_applications_words after insert or delete or update of agency_name on agent_applications
  for each row execute function agent_applications_tell_words();

drop index users_words;
drop index agencies_words;
drop index agent_applications_words;
update users set words = words_of_account(users);
create index users_words on users using gin (words);
