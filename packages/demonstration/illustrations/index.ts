/**
 * demonstration/illustrations: the front door: draws the demonstration
 * pictures and says which of them fit a property.
 */
import { ARCHETYPES } from './exteriors/registry.ts'
import type { ArchetypeId } from './exteriors/registry.ts'
import { decorate } from './interiors/decor.ts'
import { drawRoom, furnish } from './interiors/rooms.ts'
import type { StyleId } from './interiors/styles.ts'
import { gradeAt } from './light.ts'
import type { Hour } from './light.ts'
import { mix } from './palette.ts'
import { drawPlan } from './plans/plan.ts'
import { compose } from './scene.ts'
import { readSpec } from './spec.ts'
import { createStage } from './stage.ts'

export { archetypesFor } from './regions.ts'
export { exteriorSpec, interiorSpec, planSpec } from './spec.ts'
export type { Room } from './spec.ts'
export type { ArchetypeId, Hour, StyleId }

/**
 * Draws the picture at an address such as `exterior-georgian-1a2b3c-dusk`: a self-contained SVG of 960 × 640,
 * always the same for the same address; null when there is no such picture.
 */
export function drawIllustration(spec: string): string | null {
  const wanted = readSpec(spec)
  if (wanted === null) return null
  if (wanted.kind === 'plan') return drawPlan(wanted.seed, wanted.bedrooms, wanted.bathrooms, wanted.area)
  if (wanted.kind === 'interior') return drawRoom(wanted.room, wanted.seed, wanted.style)
  const archetype = ARCHETYPES[wanted.archetype]
  const stage = createStage(wanted.archetype, wanted.seed, wanted.time)
  return compose(stage, archetype.draw(stage), archetype.setting)
}

/** Whether there is a picture at an address. Much cheaper than drawing it. */
export const isIllustration = (spec: string): boolean => readSpec(spec) !== null

/**
 * The colour a picture has on the whole, as `#rrggbb`, to show until it has loaded; null when there is
 * no such picture. Much cheaper than drawing.
 */
export function thumbColour(spec: string): string | null {
  const wanted = readSpec(spec)
  if (wanted === null) return null
  if (wanted.kind === 'plan') return '#f7f5ee'
  if (wanted.kind === 'interior') {
    const { stage, style } = furnish(wanted.room, wanted.seed, wanted.style)
    const { wall, wood } = decorate(stage, style, wanted.room)
    return gradeAt(stage.hour)(mix(wall, wood, 0.3))
  }
  const { sky } = createStage(wanted.archetype, wanted.seed, wanted.time)
  const ground = gradeAt(wanted.time)(
    mix(ARCHETYPES[wanted.archetype].tone, wanted.time === 'snow' ? '#dfe8ee' : '#a9b096', 0.45),
  )
  return mix(mix(sky.middle, sky.top, 0.25), ground, 0.5)
}

/** What a picture shows, in plain English, for its alternative text; null when there is no such picture. */
export function describeIllustration(spec: string): string | null {
  const wanted = readSpec(spec)
  if (wanted === null) return null
  if (wanted.kind === 'plan')
    return `Floor plan, ${wanted.bedrooms === 0 ? 'studio' : `${wanted.bedrooms} ${wanted.bedrooms === 1 ? 'bedroom' : 'bedrooms'}`}`
  if (wanted.kind === 'interior')
    return {
      living: 'Living room',
      kitchen: 'Kitchen',
      bedroom: 'Bedroom',
      bathroom: 'Bathroom',
      study: 'Study',
      dining: 'Dining room',
      hall: 'Hall',
      terrace: 'Terrace',
      garden: 'Garden',
      office: 'Office',
      salesroom: 'Salesroom',
      storehouse: 'Storehouse',
    }[wanted.room]
  const when = {
    day: '',
    golden: ' in evening sun',
    dusk: ' at dusk',
    overcast: ' under clouds',
    snow: ' in snow',
  }[wanted.time]
  return `${ARCHETYPES[wanted.archetype].name}${when}`
}

/** The hours and weathers that suit a kind of building. */
export function hoursFor(archetype: ArchetypeId): readonly Hour[] {
  return ARCHETYPES[archetype].hours
}

/** The way of furnishing that goes with a kind of building, for its interiors. */
export function styleFor(archetype: ArchetypeId): StyleId {
  return ARCHETYPES[archetype].style
}
