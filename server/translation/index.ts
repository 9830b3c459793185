/** translation: the front door. */
export { browseMemory } from './memory/browse-memory.ts'
export { translationOf } from './ground/context.ts'
export { correctText, withdrawCorrection } from './memory/correct-text.ts'
export { localiseSentence } from './reviewed/localise-sentence.ts'
export { voiceOf } from './reviewed/voice.ts'
export { translationJobs } from './translation.jobs.ts'
export { translationRoutes } from './translation.routes.ts'
