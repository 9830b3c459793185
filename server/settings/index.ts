/** settings: the front door: what operators change without a deploy. */
export { currentSettings } from './current-settings.ts'
export { settingsRoutes } from './settings.routes.ts'
