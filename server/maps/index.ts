/** maps: the front door: a map drawn on the server from the tiles the interactive map uses. */
export type { LabelBox, LabelSource } from './draw-map.ts'
export { metresToSea } from './coast.ts'
export { type About, archiveHead, type Entry, type TileFile, writeArchive } from './pmtiles-file.ts'
export { mapsRoutes } from './maps.routes.ts'
export { isOnLand } from './on-land.ts'
export { coastZooms } from './atlas.ts'
export { extent, openTiles, type Tile, type Tiles } from './tiles.ts'
export { atlasTiles, worldTiles } from './world-tiles.ts'
