/** exports: the front door. */
export { exportsRoutes } from './exports.routes.ts'
