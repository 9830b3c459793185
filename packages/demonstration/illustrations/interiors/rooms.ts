/** Catalogue, illustrations: every room that can be drawn, by name. */
import type { Hour } from '../light.ts'
import { seeded } from '../rng.ts'
import type { Room } from '../spec.ts'
import { createStage } from '../stage.ts'
import type { Stage } from '../stage.ts'
import { bathroom } from './bathroom.ts'
import { bedroom } from './bedroom.ts'
import { decorate } from './decor.ts'
import type { Decor } from './decor.ts'
import { dining } from './dining.ts'
import { garden } from './garden.ts'
import { hall } from './hall.ts'
import { kitchen } from './kitchen.ts'
import { living } from './living.ts'
import { terrace } from './outdoors.ts'
import { finishRoom } from './room.ts'
import { study } from './study.ts'
import { STYLES } from './styles.ts'
import type { Style, StyleId } from './styles.ts'
import { office, salesroom, storehouse } from './work.ts'

const DRAW: Record<Room, (stage: Stage, decor: Decor, style: StyleId) => string> = {
  living,
  kitchen,
  bedroom,
  bathroom,
  study,
  dining,
  hall,
  terrace,
  garden,
  office,
  salesroom,
  storehouse,
}

const COMMON: readonly StyleId[] = ['classic', 'modern', 'classic', 'modern', 'nordic', 'rustic', 'southern']
const HOURS: readonly Hour[] = ['day', 'day', 'day', 'golden', 'overcast']

/** The stage of a room. The style and the light come from the seed, so that the rooms of one home agree. */
export function furnish(
  room: Room,
  seed: string,
  chosen: StyleId | undefined,
): { stage: Stage; style: Style; id: StyleId } {
  const home = seeded(`home/${seed}`)
  const byChance = home.pick(COMMON)
  const id = chosen ?? byChance
  return { stage: createStage(`room/${room}`, `${seed}/${id}`, home.pick(HOURS)), style: STYLES[id], id }
}

/** Draws a room, a terrace or a garden. */
export function drawRoom(room: Room, seed: string, chosen: StyleId | undefined): string {
  const { stage, style, id } = furnish(room, seed, chosen)
  return finishRoom(stage, DRAW[room](stage, decorate(stage, style, room), id))
}
