/** web/listings: from one result to the next, which only the browser knows. */
import { latePart } from '#web/platform/loading/late-part.tsx'

export const DeferredSteps = latePart(() => import('./result-steps.tsx'), 'ResultSteps')
