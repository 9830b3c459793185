/**
 * web/platform: travel times to one's own places, fetched once script has
 * taken over: only the browser knows the places.
 */
import { latePart } from '#web/platform/loading/late-part.tsx'

export const DeferredHowLong = latePart(() => import('./how-long.tsx'), 'HowLong')
