/** content: the front door. */
export { contentRoutes } from './content.routes.ts'
export { publishText, restoreText, saveText } from './editing/edit-text.ts'
export { forgetPlan, planText, publishNextDue } from './editing/plan-text.ts'
export { browseTexts, browseVersions, compareTexts, showText } from './editing/read-texts.ts'
export { browseLibrary, readLibraryPicture } from './library/browse-library.ts'
export { addPicture, describePicture, forgetPicture, storeFile } from './library/keep-picture.ts'
export { previewText } from './editing/preview-text.ts'
