/** share: the front door. */
export { createSharePictures } from './share-pictures.ts'
