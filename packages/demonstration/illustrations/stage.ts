/**
 * Catalogue, illustrations: the stage a picture is drawn on: its chance, its light, its shared definitions.
 */
import { LIT, SKIES, gradeAt } from './light.ts'
import type { Hour, Sky } from './light.ts'
import { mix } from './palette.ts'
import { hash, seeded } from './rng.ts'
import type { Rng } from './rng.ts'
import { disc, place } from './shapes.ts'
import type { Round } from './shapes.ts'

export const WIDTH = 960
export const HEIGHT = 640

export type Stage = {
  hour: Hour
  snow: boolean
  sky: Sky
  /** How likely a window is to be lit. */
  lit: number
  /** Chance about what stands there: the same at every hour. */
  house: Rng
  /** Chance about how it is seen: framing, clouds, lit windows. */
  view: Rng
  /** Keeps one definition per key and answers its id. */
  define: (key: string, make: (id: string) => string) => string
  /** The same as a paint: `url(#id)`. */
  paint: (key: string, make: (id: string) => string) => string
  /** A colour seen through air: graded, then mixed with the horizon. */
  haze: (colour: string, share: number) => string
  definitions: () => string
}

/** A colour that shines by itself, so that the hour does not change it. */
export const glow = (colour: string) => colour.replace('#', '~')

export function createStage(subject: string, seed: string, hour: Hour): Stage {
  const view = seeded(`${subject}/${seed}/${hour}`)
  const house = seeded(`${subject}/${seed}`)
  // The letter keeps ids from looking like colours to the grade.
  const prefix = `m${hash(`${subject}/${seed}/${hour}`).toString(36)}`
  const known = new Map<string, string>()
  const parts: string[] = []
  const grade = gradeAt(hour)
  const scenery = view.pick(SKIES[hour])
  // In the evening the air is darker than the band of light at the horizon.
  const air = mix(scenery.horizon, scenery.middle, hour === 'dusk' ? 0.6 : hour === 'golden' ? 0.62 : 0.15)
  const define: Stage['define'] = (key, make) => {
    const before = known.get(key)
    if (before !== undefined) return before
    const id = `${prefix}-${known.size.toString(36)}`
    known.set(key, id)
    parts.push(make(id))
    return id
  }
  return {
    hour,
    snow: hour === 'snow',
    sky: scenery,
    lit: LIT[hour],
    house,
    view,
    define,
    paint: (key, make) => `url(#${define(key, make)})`,
    haze: (colour, share) => glow(mix(grade(colour), air, share)),
    definitions: () => parts.join(''),
  }
}

/** Draws something once, at the origin, and places it wherever it is needed. */
export function repeated(stage: Stage, drawing: string, x: number, y: number): string {
  return place(
    stage.define(drawing, (id) => `<g id="${id}">${drawing}</g>`),
    x,
    y,
  )
}

/** Puts the definitions in front of the drawing and turns daylight colours into those of the hour. */
export function finish(stage: Stage, body: string): string {
  const grade = gradeAt(stage.hour)
  const drawn = `<defs>${stage.definitions()}</defs>${body}`
  const lit = drawn.replace(/([#~])([0-9a-f]{6})(?=["';])/g, (_, kind: string, digits: string) =>
    kind === '~' ? `#${digits}` : grade(`#${digits}`),
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${lit}</svg>`
}

/** Stops written as offset, colour and, where it is not whole, opacity: `0 #ffffff .16, 1 #203040`. */
function stops(list: string): string {
  return list
    .split(',')
    .map((stop) => {
      const [offset, colour, opacity] = stop.trim().split(' ')
      const veil = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${colour}"${veil}/>`
    })
    .join('')
}

/** A gradient from top to bottom, or along the given direction, over the shape that it fills. */
export function gradient(stage: Stage, list: string, x2 = 0, y2 = 1): string {
  const inner = stops(list)
  return stage.paint(
    `linear${x2},${y2}${inner}`,
    (id) => `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${inner}</linearGradient>`,
  )
}

export function radial(stage: Stage, list: string): string {
  const inner = stops(list)
  return stage.paint(`radial${inner}`, (id) => `<radialGradient id="${id}">${inner}</radialGradient>`)
}

/** Light from above on a wall: a little brighter at the top, a little darker at the foot. */
export function wallLight(stage: Stage): string {
  return gradient(stage, `0 #ffffff 0.16, 0.55 #ffffff 0, 1 #203040 0.15`)
}

/** The soft dark pool under whatever stands on the ground. */
export function pool(stage: Stage): string {
  return radial(stage, `0 #1f2e38 0.42, 0.6 #1f2e38 0.2, 1 #1f2e38 0`)
}

/** Window glass, which answers the sky of the hour. */
export function glass(stage: Stage): string {
  if (stage.hour === 'golden') {
    return gradient(stage, `0 #6a8798, 0.46 #a3aeb0, 0.5 #f0cfa0, 1 #a58f86`, 1, 1)
  }
  return gradient(stage, `0 #5b7f94, 0.48 #86aabb, 0.5 #a9c6d1, 1 #6d94a8`, 1, 1)
}

/** Light behind a window. */
export function lamplight(stage: Stage): string {
  const dark = stage.hour === 'dusk'
  return gradient(stage, `0 ${glow(dark ? '#f2c987' : '#f3ddb0')}, 1 ${glow(dark ? '#f9e0ab' : '#f8e8c6')}`)
}

/** A soft glow round a lamp or a fire, fading to nothing. */
export function shine(stage: Stage, [x, y, reach]: Round, colour = '#ffe2a6', strength = 0.42): string {
  return disc(
    x,
    y,
    reach,
    radial(
      stage,
      `0 ${glow(colour)} ${strength}, 0.5 ${glow(colour)} ${Math.round(strength * 32) / 100}, 1 ${glow(colour)} 0`,
    ),
  )
}
