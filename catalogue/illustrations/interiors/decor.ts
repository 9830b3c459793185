/** Catalogue, illustrations: the colours and materials chosen for one room. */
import type { Stage } from '../stage.ts'
import type { Style } from './styles.ts'

/** Where the back wall meets the floor. */
export const FLOOR = 456
export type Decor = {
  style: Style
  wall: string
  wood: string
  fabric: string
  accent: string
  accent2: string
  floor: Style['floors'][number]
  /** How wide the left wall shows, 0 when the back wall fills the picture. */
  side: number
}

export function decorate(stage: Stage, style: Style): Decor {
  const { house } = stage
  const accents = house.shuffle(style.accents)
  const side = house.chance(0.55) ? Math.round(house.between(70, 120)) : 0
  return {
    style,
    wall: house.pick(style.walls),
    wood: house.pick(style.woods),
    fabric: house.pick(style.fabrics),
    accent: accents[0] ?? '#b4532a',
    accent2: accents[1] ?? '#12423a',
    floor: house.pick(style.floors),
    side,
  }
}
