-- The same words for half the work. What PostgreSQL can write out in the statement that calls it costs no call, and that
-- it cannot do with functions that are strict or promise more than those within them. Spaces part words already, so only
-- what stands for one is replaced; and a text in ASCII has no accents to be looked for in its words.
create or replace function search_part(t text) returns text immutable parallel safe language sql
return case
  when t ~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9d]|[^ ]{100}' then
    regexp_replace(regexp_replace(t, '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9d])', ' \1 ', 'g'), '([[:alnum:]]{100})', '\1 ', 'g')
  else t
end;

create or replace function search_raw(t text) returns text[] immutable parallel safe language sql
return array_remove(string_to_array(regexp_replace(search_part(lower(t)),
  '[^ [:alnum:]\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]+', ' ', 'g'), ' '), '');

create function search_fold_each(words text[]) returns text[] immutable parallel safe language sql
return array_remove(array(
  select case when octet_length(word) = length(word) then word else search_fold(word) end
  from unnest(words) with ordinality as one (word, place) order by place), '');
comment on function search_fold_each is 'Words without accents, in order; those of which nothing is left are gone.';

create or replace function search_split(t text) returns text[] immutable parallel safe language sql
return nullif(case when octet_length(t) = length(t) then search_raw(t) else search_fold_each(search_raw(t)) end, '{}');

create or replace function search_said(t text) returns text stable parallel safe language sql
return ' ' || array_to_string(search_split(t), ' ') || ' ';
