/** web/search/map: where the engine's worker lies; as large as half of the engine, so that it is fetched beside it and not after it. */
export { default as workerUrl } from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
