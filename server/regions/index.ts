/** regions: the front door: streets of countries and cities, and what is near a home there. */
export { addRegion, removeRegion, type Loader } from './load/add-region.ts'
export { perDegree, readGraph, writeGraph, type TravelGraph } from './graph/travel-graph.ts'
export { createKnownRegions, type KnownRegions } from './known-regions.ts'
export { findSpots, type TownAt } from './names/find-spots.ts'
export { BadFile } from './osm/pbf-file.ts'
export { regionsRoutes } from './regions.routes.ts'
export { readRegions, readThingsOfKind, type Box, type StoredRegion } from './regions.store.ts'
export { streetsOf } from './streets-of.ts'
