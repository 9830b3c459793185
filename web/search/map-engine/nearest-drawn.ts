/** web/search/map-engine: how near the server draws a map where no streets are known. */
export const nearestDrawn = 13
