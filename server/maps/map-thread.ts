/**
 * maps: the thread that draws sheets: taking tiles apart and thinning coasts may take a quarter of a second.
 */
import { workerData } from 'node:worker_threads'
import { workInStudio } from '#server/platform/threads/drawing-threads.ts'
import { openAtlas } from './atlas.ts'
import { drawMap, type MapAsk } from './draw-map.ts'
import type { AtlasTiles } from './world-tiles.ts'

const atlas = openAtlas((workerData as { files: AtlasTiles }).files)

workInStudio(async (ask: MapAsk) => drawMap(ask, await atlas))
