/** content: the front door. */
export { contentRoutes } from './content.routes.ts'
export { listContent, publishContent, readContent, saveContent } from './edit-content.ts'
export { readMarkdown } from './read-markdown.ts'
