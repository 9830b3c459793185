/** web/platform: how one travels. */
import type { TravelMode } from '#contract/search/travel.ts'

export const travelModeWords: Record<TravelMode, string> = {
  car: 'By car',
  bicycle: 'By bicycle',
  foot: 'On foot',
}
