-- Searches were saved as addresses say them, which leave out what pages take for granted: homes, or business premises
-- where something is to lease. Whoever saved them looked at those alone.
update saved_searches
set question = question || jsonb_build_object('category',
    case when question ->> 'purpose' = 'lease' then 'commercial' else 'homes' end),
  revision = revision + 1
where not question ?| array['types', 'category', 'agency'];
