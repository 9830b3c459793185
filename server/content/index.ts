/** content: the front door. */
export { contentRoutes } from './content.routes.ts'
