/** media: the inner door: what needs the database but no calls, for processes that answer nobody. */
export { PictureRefused } from './picture-process.ts'
export { storePicture } from './store-picture.ts'
