-- The streets of a region as a graph for travel times, in the file storage; made of OpenStreetMap data only.
alter table regions
  add column graph_key text,
  -- `unmade`: the region was loaded before there were graphs, or from ready tiles. `tooLarge`: a Valhalla server is asked.
  add column graph_state text not null default 'unmade' check (graph_state in ('unmade', 'held', 'none', 'tooLarge')),
  add constraint regions_graph check ((graph_key is not null) = (graph_state = 'held'));
