/** Catalogue, illustrations: the colours and materials chosen for one room. */
import type { Room } from '../spec.ts'
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

type Bold = { chance: number; walls: readonly string[] }

/** Rooms whose walls are sometimes painted in a strong colour. */
const BOLD: Partial<Record<Room, Bold>> = {
  living: { chance: 0.2, walls: ['#2f5b50', '#3a4d5c', '#8f5a45', '#6f7d6a'] },
  study: { chance: 0.4, walls: ['#2f5b50', '#3a4d5c', '#6f5a4c', '#55604f'] },
  bedroom: { chance: 0.35, walls: ['#8fa394', '#7d8f9a', '#c9a58f', '#2f5b50', '#9aa38a', '#5d6b78'] },
  salesroom: { chance: 0.5, walls: ['#2f5b50', '#8f5a45', '#3a4d5c', '#6f7d6a'] },
}

/** Chooses the colours and materials of a room, each from those of its style. */
export function decorate(stage: Stage, style: Style, room: Room): Decor {
  const { house } = stage
  const accents = house.shuffle(style.accents)
  const bold = BOLD[room]
  const plain = house.pick(style.walls)
  const side = house.chance(0.55) ? Math.round(house.between(70, 120)) : 0
  return {
    style,
    wall: bold !== undefined && house.chance(bold.chance) ? house.pick(bold.walls) : plain,
    wood: house.pick(style.woods),
    fabric: house.pick(style.fabrics),
    accent: accents[0] ?? '#b4532a',
    accent2: accents[1] ?? '#12423a',
    floor: house.pick(style.floors),
    side,
  }
}
