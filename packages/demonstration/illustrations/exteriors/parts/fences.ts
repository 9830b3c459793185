/** Catalogue, illustrations: what divides a front garden from the road. */
import { BASE } from '../../masses.ts'
import { INK, SNOW } from '../../palette.ts'
import { hedge } from '../../planting.ts'
import { bars, boxes, pickets, pts, rect } from '../../shapes.ts'
import type { Box } from '../../shapes.ts'
import type { Stage } from '../../stage.ts'
import { texture } from '../../textures.ts'

/** A white picket fence or a hedge with a gap for the gate. */
export function frontFence(
  stage: Stage,
  left: number,
  right: number,
  gate: readonly [number, number],
  kind: 'pickets' | 'hedge' | 'wall',
): string {
  const y = BASE + 34
  return pts`${left} ${gate[0]}, ${gate[1]} ${right}`
    .filter(([from, to]) => to - from > 24)
    .map(([from, to]) => {
      if (kind === 'hedge') return hedge(stage, from, y, to - from, 25)
      if (kind === 'wall')
        return (
          rect(from, y - 22, to - from, 22, '#b3a68c') +
          rect(from, y - 22, to - from, 22, texture(stage, 'rubble')) +
          rect(from - 2, y - 26, to - from + 4, 6, stage.snow ? SNOW : '#9c9078')
        )
      const rails: Box[] = boxes`${from} ${y - 21} ${to - from} 3.4, ${from} ${y - 9} ${to - from} 3.4`
      return (
        pickets([from, y - 28, to - from, 28], '#fbf8f1', 6, 8) +
        bars(rails, '#fbf8f1') +
        rect(from, y - 1, to - from, 3, INK, ' opacity=".14"')
      )
    })
    .join('')
}
