/**
 * web/search/map-engine: what is added to a map's style waits until the style
 * is there, and is added to the next one again.
 */

/** What of a map its styles are known by. */
type Styled = {
  getLayersOrder: () => string[]
  on: (event: 'style.load', listener: () => void) => unknown
  off: (event: 'style.load', listener: () => void) => unknown
}

/** Whether sources and layers can be added. The engine's own `isStyleLoaded` waits for every tile besides. */
export const takesLayers = (map: Pick<Styled, 'getLayersOrder'>): boolean => map.getLayersOrder().length > 0

/** Adds now where the map has a style, and after every style that loads; answers what ends that. */
export function onEveryStyle(map: Styled, add: () => void): () => void {
  if (takesLayers(map)) add()
  map.on('style.load', add)
  return () => void map.off('style.load', add)
}
