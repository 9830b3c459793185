/**
 * web/search/map-engine: what the engine and its worker both need, as one file
 * (`main/tooling/map-engine/map-engine.ts`) that both load.
 */
import 'maplibre-gl/dist/maplibre-gl-worker.mjs'

/** Where this very file lies; in a worker it begins to work, in a page it only waits to be used. */
export const workerUrl = import.meta.url
