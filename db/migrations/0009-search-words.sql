-- How words are made comparable. Listings and questions go through the same functions, so both always agree.

create function search_part(t text) returns text immutable strict parallel safe language sql
return case
  when t ~ '[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9d]|[^ ]{100}' then
    regexp_replace(regexp_replace(t, '([\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\uff66-\uff9d])', ' \1 ', 'g'), '([[:alnum:]]{100})', '\1 ', 'g')
  else t
end;
comment on function search_part is 'Parts what has no spaces: Chinese and Japanese into characters, monstrous words into pieces that an index can hold.';

create function search_raw(t text) returns text[] immutable strict parallel safe language sql
return array_remove(string_to_array(regexp_replace(search_part(lower(t)),
  '[^[:alnum:]\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]+', ' ', 'g'), ' '), '');
comment on function search_raw is 'The words of a text in lower case, in order, with their accents.';

create function search_fold(word text) returns text immutable strict parallel safe language sql
return left(translate(
  replace(replace(replace(replace(
    lower(regexp_replace(normalize(word, nfkd), '[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670\u0640]+', '', 'g')),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'),
  'øłđðıħŋёىة', 'olddihnеيه'), 100);
comment on function search_fold is 'A word without accents: "são" = "sao". Letters that no decomposition takes apart are replaced.';

create function search_split(t text) returns text[] immutable strict parallel safe language sql
return (
  select array_agg(folded order by place)
  from unnest(search_raw(t)) with ordinality as one (word, place),
    lateral (select case when octet_length(word) = length(word) then word else search_fold(word) end) as two (folded)
  where folded <> '');
comment on function search_split is 'The folded words of a text, in order. Null without words.';

create function search_vector(t text) returns tsvector immutable strict parallel safe language sql
return (
  select array_to_tsvector(array_remove(case
    when octet_length(t) = length(t) then words
    else array(select case when octet_length(word) = length(word) then word else search_fold(word) end
      from unnest(tsvector_to_array(array_to_tsvector(words))) as one (word))
  end, ''))
  from search_raw(t) as words);
comment on function search_vector is 'The set of the folded words of a text. Each word is folded once, however often it stands there.';

create function search_each(t text) returns tsquery[] immutable strict parallel safe language sql
return (
  select array_agg(('''' || word || '''' || case when place = cardinality(words) then ':*' else '' end)::tsquery order by place)
  from search_split(t) as words, unnest(words) with ordinality as one (word, place));
comment on function search_each is 'One query for each word that is asked for; the last word may still be unfinished. Null without words.';

create function search_all(t text) returns tsquery immutable strict parallel safe language sql
return ('''' || array_to_string(search_split(t), ''' & ''') || ''':*')::tsquery;
comment on function search_all is 'All words must be there; the last one may still be unfinished. Null without words.';

create function search_any(t text) returns tsquery immutable strict parallel safe language sql
return ('''' || array_to_string(search_split(t), ''' | ''') || '''')::tsquery;
comment on function search_any is 'Any of the words, each whole. Null without words.';

create function search_some(t text) returns tsquery immutable strict parallel safe language sql
return ('''' || array_to_string(search_split(t), ''' | ''') || ''':*')::tsquery;
comment on function search_some is 'Any of the words, the last one perhaps unfinished. Null without words.';
