/** Catalogue, illustrations: a panel of wood or stone on a modern wall. */
import { rect } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'

export function clad(
  stage: Stage,
  [x, y, width, height]: Box,
  colour: string,
  weave: 'plank' | 'board' | 'rubble' = 'plank',
): string {
  return (
    rect(x, y, width, height, colour) +
    rect(x, y, width, height, texture(stage, weave)) +
    rect(x, y, width, height, wallLight(stage))
  )
}
