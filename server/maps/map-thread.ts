/** maps: the thread that draws sheets: taking tiles apart and thinning coasts may take a quarter of a second. */
import { workerData } from 'node:worker_threads'
import { workInStudio } from '#server/platform/threads/drawing-threads.ts'
import { drawMap, type MapAsk } from './draw-map.ts'
import { openTiles } from './tiles.ts'

const tiles = openTiles((workerData as { file: string }).file)

workInStudio(async ({ question, named }: MapAsk) => drawMap(question, await tiles, named))
