/** contract: vector tiles, ours and those of regions. */

/** Units from one side of a tile to the other (Mapbox Vector Tile 2.1, 4.1). */
export const tileExtent = 4096
