-- Postcodes are typed into the search box: the homes that have one are found by its letters and digits alone.
-- Only homes whose door may be shown: a postcode of the others would tell what their page keeps to itself.
create index properties_postcode on properties
  (upper(regexp_replace(postal_code, '[^[:alnum:]]', '', 'g')) text_pattern_ops)
  where postal_code is not null and show_address = 'exact';
