-- Graphs that are there already know neither forbidden turns nor ships: without a version the same file is taken again.
update regions set version = '' where graph_state = 'held';
