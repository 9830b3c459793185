/** travel: the front door: how long it takes, and from where one is there in time. */
export { inAll, inAny } from './area/combine.rules.ts'
export { travelRoutes } from './travel.routes.ts'
export type { Reached } from './reach.ts'
export { travelOf, type Travel } from './travel.ts'
