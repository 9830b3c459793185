/**
 * regions: how quick a way of OpenStreetMap's data is by car, by
 * bicycle and on foot, and in which directions.
 */
import type { TravelMode } from '#contract/search/travel.ts'
import type { Tags } from '../osm/pbf-block.ts'

/** Kilometres an hour; 0 where nobody may pass. */
export type Speeds = Readonly<Record<TravelMode, number>>
export type WaySpeeds = { forward: Speeds; backward: Speeds }

/**
 * What each class of way is passed at where nothing else is said: traffic, crossings and bends are in these.
 */
const classes: Readonly<Record<string, Speeds>> = {
  motorway: { car: 100, bicycle: 0, foot: 0 },
  motorway_link: { car: 55, bicycle: 0, foot: 0 },
  trunk: { car: 75, bicycle: 0, foot: 0 },
  trunk_link: { car: 45, bicycle: 0, foot: 0 },
  primary: { car: 50, bicycle: 16, foot: 5 },
  primary_link: { car: 40, bicycle: 16, foot: 5 },
  secondary: { car: 45, bicycle: 16, foot: 5 },
  secondary_link: { car: 35, bicycle: 16, foot: 5 },
  tertiary: { car: 38, bicycle: 16, foot: 5 },
  tertiary_link: { car: 30, bicycle: 16, foot: 5 },
  unclassified: { car: 32, bicycle: 15, foot: 5 },
  residential: { car: 24, bicycle: 15, foot: 5 },
  living_street: { car: 10, bicycle: 12, foot: 5 },
  service: { car: 14, bicycle: 13, foot: 5 },
  road: { car: 25, bicycle: 14, foot: 5 },
  busway: { car: 0, bicycle: 0, foot: 0 },
  track: { car: 0, bicycle: 11, foot: 4.5 },
  cycleway: { car: 0, bicycle: 16, foot: 5 },
  pedestrian: { car: 0, bicycle: 6, foot: 5 },
  footway: { car: 0, bicycle: 0, foot: 5 },
  path: { car: 0, bicycle: 9, foot: 4.5 },
  bridleway: { car: 0, bicycle: 0, foot: 4.5 },
  corridor: { car: 0, bicycle: 0, foot: 4.5 },
  platform: { car: 0, bicycle: 0, foot: 4.5 },
  steps: { car: 0, bicycle: 0, foot: 2.5 },
}

/** By which words a mode is allowed or kept out, the closest first. */
const accessTags: Readonly<Record<TravelMode, readonly string[]>> = {
  car: ['motorcar', 'motor_vehicle', 'vehicle', 'access'],
  bicycle: ['bicycle', 'vehicle', 'access'],
  foot: ['foot', 'access'],
}
const closed = new Set(['no', 'private', 'agricultural', 'forestry', 'delivery', 'customers', 'use_sidepath'])
const opened = new Set(['yes', 'designated', 'permissive', 'official', 'destination'])
/** Who pushes a bicycle walks. */
const pushed = 4
/** Where a way is opened to somebody whom its class keeps out. */
const openedSpeeds: Speeds = { car: 14, bicycle: 12, foot: 5 }

/** Of what is signed, so much is driven. */
const shareOfLimit = 0.85
const kilometresPerMile = 1.609344

/** Kilometres an hour of a ship whose voyage nobody timed: so slow that it holds the wait for it. */
const ferry = 12

/** Whether it is a line of ships. */
const isFerry = ({ route, highway }: Tags): boolean => route === 'ferry' && highway === undefined

/**
 * Seconds that a voyage takes, as "0:45", "01:30:00", "PT45M" or
 * minutes; null where nothing is said, or nonsense.
 */
export function voyageOf({ duration = '' }: Tags): number | null {
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(duration) ??
    /^PT(?:(\d{1,2})H)?(?:(\d{1,3})M)?$/.exec(duration) ??
    []
  const [, plain] = /^(\d{1,3})$/.exec(duration) ?? []
  const told = plain ? Number(plain) * 60 : Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  return told > 0 ? told : null
}

/** On board: whoever is not kept out; cars only where it is said of something that drives, or of nobody. */
function ferrySpeeds(tags: Tags, metres: number | null): WaySpeeds | null {
  const seconds = voyageOf(tags)
  const speed = seconds && metres ? (metres / seconds) * 3.6 : ferry
  const isSaid = (word: string) => tags[word] !== undefined
  const takesCars =
    ['motorcar', 'motor_vehicle', 'vehicle'].some((word) => opened.has(tags[word] ?? '')) ||
    !['foot', 'bicycle', 'motorcar', 'motor_vehicle', 'vehicle'].some(isSaid)
  const speeds = {
    car: allowed(tags, 'car', takesCars ? speed : 0) && speed,
    bicycle: allowed(tags, 'bicycle', speed) && speed,
    foot: allowed(tags, 'foot', speed) && speed,
  }
  if (speeds.car + speeds.bicycle + speeds.foot === 0) return null
  const none = { car: 0, bicycle: 0, foot: 0 }
  const direction = directionOf(tags)
  return {
    forward: direction === 'backward' ? none : speeds,
    backward: direction === 'forward' ? none : speeds,
  }
}

/**
 * Null for what is no way to travel on; `metres` is how long it is, by
 * which a voyage of so many minutes has its speed.
 */
export function speedsOf(tags: Tags, metres: number | null = null): WaySpeeds | null {
  if (isFerry(tags)) return ferrySpeeds(tags, metres)
  const plain = classes[tags.highway ?? '']
  if (!plain || tags.area === 'yes') return null
  const speeds = {
    car: carSpeed(tags, allowed(tags, 'car', plain.car)),
    bicycle: allowed(tags, 'bicycle', plain.bicycle),
    foot: allowed(tags, 'foot', plain.foot),
  }
  if (speeds.car + speeds.bicycle + speeds.foot === 0) return null
  const car = directionOf(tags)
  const bicycle = ridesBothWays(tags) ? 'both' : car
  const towards = (direction: 'forward' | 'backward'): Speeds => ({
    car: car === 'both' || car === direction ? speeds.car : 0,
    bicycle: bicycle === 'both' || bicycle === direction ? speeds.bicycle : 0,
    foot: speeds.foot,
  })
  return { forward: towards('forward'), backward: towards('backward') }
}

/** The speed of a mode after what is said of who may pass. */
export function allowed(tags: Tags, mode: TravelMode, speed: number): number {
  const [own] = accessTags[mode]
  for (const word of accessTags[mode]) {
    const said = tags[word]
    if (said === undefined) continue
    if (closed.has(said)) return 0
    if (said === 'dismount') return Math.min(speed || pushed, pushed)
    // What lets everybody in lets nobody drive on a footway; what names the mode does.
    if (opened.has(said)) return word === own && speed === 0 ? openedSpeeds[mode] : speed
  }
  return speed
}

function carSpeed(tags: Tags, speed: number): number {
  const [, figure, unit] = /^(\d{1,3})( mph)?$/.exec(tags.maxspeed ?? '') ?? []
  if (speed === 0 || figure === undefined) return speed
  const limit = Number(figure) * (unit ? kilometresPerMile : 1) * shareOfLimit
  return Math.max(5, Math.min(limit, Math.max(speed, limit * 0.8)))
}

function directionOf({ oneway, junction, highway }: Tags): 'both' | 'forward' | 'backward' {
  if (oneway === '-1' || oneway === 'reverse') return 'backward'
  if (oneway === 'yes' || oneway === 'true' || oneway === '1') return 'forward'
  if (oneway === undefined && (/^(roundabout|circular)$/.test(junction ?? '') || highway === 'motorway'))
    return 'forward'
  return 'both'
}

const ridesBothWays = (tags: Tags): boolean =>
  tags['oneway:bicycle'] === 'no' ||
  [tags.cycleway, tags['cycleway:left'], tags['cycleway:right'], tags['cycleway:both']].some((word) =>
    word?.startsWith('opposite'),
  )
