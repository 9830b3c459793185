/** web/platform: what is near a home, each kind by its name. */
import type { NearKind } from '#contract/search/regions.ts'

export const nearKindWords: Record<NearKind, string> = {
  stop: 'Stop',
  station: 'Station',
  shop: 'Shop',
  school: 'School',
  kindergarten: 'Nursery school',
  university: 'University',
  doctor: 'Doctor',
  pharmacy: 'Pharmacy',
  hospital: 'Hospital',
  park: 'Park',
  playground: 'Playground',
  beach: 'Beach',
  gym: 'Gym',
  restaurant: 'Restaurant',
}
