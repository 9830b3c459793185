/** translation: the front door. */
export { browseMemory } from './browse-memory.ts'
export { translationOf } from './context.ts'
export { correctText, withdrawCorrection } from './correct-text.ts'
export { inOwnLanguage } from './in-own-language.ts'
export { translationJobs } from './translation.jobs.ts'
export { translationRoutes } from './translation.routes.ts'
