/** Catalogue, illustrations: what a kind of building must say about itself to be drawn. */
import type { StyleId } from './interiors/styles.ts'
import type { Hour } from './light.ts'
import type { Building, Setting } from './scene.ts'
import type { Stage } from './stage.ts'

export type Archetype = {
  /** Plain English, for alternative texts. */
  name: string
  /** The hours and weathers that suit the place. */
  hours: readonly Hour[]
  setting: Setting
  /** The daylight colour of its walls, for placeholders. */
  tone: string
  /** How its rooms are furnished. */
  style: StyleId
  draw: (stage: Stage) => Building
}

/** Where it snows. */
export const FOUR_SEASONS: readonly Hour[] = ['day', 'golden', 'dusk', 'overcast', 'snow']
/** Where it does not. */
export const MILD: readonly Hour[] = ['day', 'golden', 'dusk', 'overcast']
