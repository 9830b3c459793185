/** portal: the front door. */
export { portalRoutes } from './portal.routes.ts'
