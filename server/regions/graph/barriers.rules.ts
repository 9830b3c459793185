/** regions: what stands in a street, and whom it stops. */
import { travelModes, type TravelMode } from '#contract/search/travel.ts'
import type { Tags } from '../osm/pbf-block.ts'
import { allowed } from './ways.rules.ts'

/** One bit for each mode, in the order of the modes. */
export type Stopped = number

/** Whom each kind stops where nothing else is said; whoever is not named passes. */
const kinds: Readonly<Record<string, readonly TravelMode[]>> = {
  bollard: ['car'],
  block: ['car'],
  jersey_barrier: ['car'],
  log: ['car'],
  chain: ['car'],
  cycle_barrier: ['car'],
  motorcycle_barrier: ['car'],
  horse_stile: ['car', 'bicycle'],
  kissing_gate: ['car', 'bicycle'],
  turnstile: ['car', 'bicycle'],
  full_height_turnstile: ['car', 'bicycle'],
  stile: ['car', 'bicycle'],
  debris: ['car', 'bicycle'],
  gate: [],
  lift_gate: [],
  swing_gate: [],
  sliding_gate: [],
  bump_gate: [],
  wicket_gate: ['car'],
  toll_booth: [],
  border_control: [],
  entrance: [],
  cattle_grid: [],
}

/** 0 where everybody passes; gates are open unless somebody says who may not pass. */
export function stoppedBy(tags: Tags): Stopped {
  const stops = kinds[tags.barrier ?? '']
  if (!stops) return 0
  return travelModes.reduce(
    (mask, mode, at) => (allowed(tags, mode, stops.includes(mode) ? 0 : 1) > 0 ? mask : mask | (1 << at)),
    0,
  )
}
