/** contract: what is said with a street tile. */

/** A header that is there where everything is land that the tile does not draw as water. */
export const landHeader = 'tile-ground'
