/** media: the front door. */
export { rasteriseDrawing, rasterTypes } from './rasterise-drawing.ts'
export { mediaJobs, requestPictures } from './media.jobs.ts'
export { mediaRoutes } from './media.routes.ts'
export type { StoredPicture } from './media.store.ts'
export type { RasterFormat } from './picture-tasks.ts'
export { PictureRefused, PictureQueueFull } from './picture-process.ts'
export { storePicture } from './store-picture.ts'
export { toPicture, type PictureRow } from './to-picture.ts'
