/** content: the front door. */
export { contentRoutes } from './content.routes.ts'
export { problemOf, publishText, restoreText, saveText } from './editing/edit-text.ts'
export { forgetPlan, planText, publishNextDue } from './editing/plan-text.ts'
export { browseTexts, browseVersions, compareTexts, showText } from './editing/read-texts.ts'
export { readMarkdown } from './read-markdown.ts'
