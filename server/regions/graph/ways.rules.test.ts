/** regions: who may pass a way of OpenStreetMap's data, how quickly and in which direction. */
import { expect, test } from 'vitest'
import type { Tags } from '../osm/pbf-block.ts'
import { speedsOf, voyageOf } from './ways.rules.ts'

/** Who passes: forward, then backward. */
function who(tags: Tags): string {
  const speeds = speedsOf(tags)
  if (!speeds) return 'nobody'
  const letters = (direction: 'forward' | 'backward') =>
    (['car', 'bicycle', 'foot'] as const)
      .map((mode) => (speeds[direction][mode] > 0 ? mode[0] : '-'))
      .join('')
  return `${letters('forward')} ${letters('backward')}`
}

test.each<[string, Tags, string]>([
  ['a street', { highway: 'residential' }, 'cbf cbf'],
  ['no way at all', { building: 'yes' }, 'nobody'],
  ['a square that is drawn as an area', { highway: 'pedestrian', area: 'yes' }, 'nobody'],
  ['a motorway', { highway: 'motorway' }, 'c-- ---'],
  ['steps', { highway: 'steps' }, '--f --f'],
  ['a one-way street: feet do not mind', { highway: 'residential', oneway: 'yes' }, 'cbf --f'],
  ['a one-way street against its line', { highway: 'residential', oneway: '-1' }, '--f cbf'],
  [
    'bicycles may ride against it',
    { highway: 'residential', oneway: 'yes', 'oneway:bicycle': 'no' },
    'cbf -bf',
  ],
  ['a roundabout', { highway: 'tertiary', junction: 'roundabout' }, 'cbf --f'],
  ['a circle', { highway: 'tertiary', junction: 'circular' }, 'cbf --f'],
  ['a footway on which bicycles are pushed', { highway: 'footway', bicycle: 'dismount' }, '-bf -bf'],
  ['a ship that says nothing of who comes along', { route: 'ferry' }, 'cbf cbf'],
  [
    'a ship for those on foot',
    { route: 'ferry', foot: 'yes', motor_vehicle: 'no', bicycle: 'no' },
    '--f --f',
  ],
  ['a ship for cars', { route: 'ferry', motor_vehicle: 'yes', foot: 'no' }, 'cb- cb-'],
  ['a ship that is nobody’s', { route: 'ferry', access: 'private' }, 'nobody'],
  ['a private drive', { highway: 'service', access: 'private' }, 'nobody'],
  ['private, but for those on foot', { highway: 'service', access: 'private', foot: 'yes' }, '--f --f'],
  ['closed to motors', { highway: 'residential', motor_vehicle: 'no' }, '-bf -bf'],
  ['a footway that bicycles may use', { highway: 'footway', bicycle: 'designated' }, '-bf -bf'],
  ['a footway that is open to all is no street', { highway: 'footway', access: 'yes' }, '--f --f'],
])('%s', (_, tags, expected) => expect(who(tags)).toBe(expected))

test('what is signed slows cars down, and makes a clear road quicker', () => {
  const car = (tags: Tags) => speedsOf(tags)?.forward.car ?? 0
  expect(car({ highway: 'primary', maxspeed: '30' })).toBeLessThan(car({ highway: 'primary' }))
  expect(car({ highway: 'trunk', maxspeed: '120' })).toBeGreaterThan(car({ highway: 'trunk' }))
  expect(car({ highway: 'residential', maxspeed: '20 mph' })).toBeCloseTo(24)
  expect(car({ highway: 'residential', maxspeed: 'walk' })).toBe(car({ highway: 'residential' }))
})

test('a voyage takes as long as is written, in the ways that people write it', () => {
  const told = ['00:45', '1:30', '01:30:30', 'PT45M', 'PT1H5M', '20', 'soon', '', '00:00', 'P1D']
  expect(told.map((duration) => voyageOf({ duration }))).toEqual([
    2_700,
    5_400,
    5_430,
    2_700,
    3_900,
    1_200,
    null,
    null,
    null,
    null,
  ])
})
