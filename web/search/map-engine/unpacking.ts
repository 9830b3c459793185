/**
 * web/search/map-engine: in the place of what tiles would be unpacked with by browsers that
 * cannot do it themselves. All that we support can.
 */
export function decompressSync(): never {
  throw new Error('This browser cannot unpack tiles')
}
