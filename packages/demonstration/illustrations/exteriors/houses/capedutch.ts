/** Catalogue, illustrations: a kind of building: Cape Dutch house. */
import { MILD } from '../../archetype.ts'
import type { Archetype } from '../../archetype.ts'
import { chimney } from '../../details.ts'
import { doorAt } from '../../doors.ts'
import { BASE, block, recede, saddle } from '../../masses.ts'
import { INK, THATCH, WHITEWASH, shade, tint } from '../../palette.ts'
import type { Building } from '../../scene.ts'
import { bars, boxes, path, rect, stroke } from '../../shapes.ts'
import { wallLight } from '../../stage.ts'
import type { Stage } from '../../stage.ts'
import { windowAt, windowRow } from '../../windows.ts'

function draw(stage: Stage): Building {
  const { house } = stage
  const white = house.pick(WHITEWASH)
  const thatch = house.pick([...THATCH, '#6f6a63'])
  const shutter = house.pick(['#3f5d55', '#4a5f4f', '#6f4c34'])
  const x = 204
  const w = 548
  const eave = BASE - 132
  const depth = 0.05
  const roof = saddle(stage, {
    x,
    width: w,
    eave,
    rise: 116,
    depth,
    over: 8,
    colour: thatch,
    texture: 'thatch',
    wall: white,
  })
  const body =
    block(stage, { x, width: w, top: eave, depth, colour: white }) +
    rect(x, BASE - 16, w, 16, shade(white, 0.16))
  const columns = [x + 32, x + 122, x + w - 162, x + w - 72]
  const panes = windowRow(
    stage,
    { width: 40, height: 68, columns: 2, rows: 4, shutters: shutter },
    columns,
    BASE - 104,
  )
  const middle = x + w / 2
  const doorX = middle - 25
  const front = dutchGable(stage, middle, eave, white)
  const entrance =
    rect(middle - 40, BASE - 122, 80, 122, tint(white, 0.2)) +
    doorAt(
      stage,
      { width: 50, height: 100, colour: shutter, leaf: 'double', fanlight: 26, steps: 1 },
      doorX,
      BASE,
    )
  const [near = 0] = recede([x, 0], depth / 2)
  const [far = 0] = recede([x + w, 0], depth / 2)
  const ends = [near - 4, far - 36].map((at) => chimney(stage, [at, eave - 146, 42, 50], white, 0)).join('')
  const stoep =
    rect(x - 6, BASE - 3, w + 12, 8, '#d9cdb8') + rect(x - 6, BASE + 5, w + 12, 4, INK, ' opacity=".18"')
  return {
    art: ends + roof + body + panes + front + entrance + stoep,
    left: x - 20,
    right: x + w + 60,
    top: eave - 178,
    doors: [[doorX, doorX + 50]],
  }
}

/** The curved gable over a Cape Dutch door. */
function dutchGable(stage: Stage, x: number, eave: number, white: string): string {
  const right = `c2 -20 -20 -22 -22 -40c-2 -22 -16 -28 -26 -30c0 -22 -14 -38 -38 -44`
  const d = `M${x + 86} ${eave + 4}${right}c-24 6 -38 22 -38 44c-10 2 -24 8 -26 30c-2 18 -24 20 -22 40z`
  const rim = stroke(d.replace('z', ''), shade(white, 0.12), 5)
  const wall =
    rect(x - 78, eave, 156, BASE - eave, tint(white, 0.3)) +
    rect(x + 78, eave, 10, BASE - eave, INK, ' opacity=".1"')
  return (
    wall +
    path(d, tint(white, 0.3)) +
    path(d, wallLight(stage)) +
    rim +
    windowAt(stage, { width: 40, height: 52, columns: 2, rows: 3, border: 5 }, x - 20, eave - 48) +
    rect(x - 84, eave + 2, 168, 6, shade(white, 0.06)) +
    rect(x - 13, eave - 92, 26, 14, shade(white, 0.08), ' rx="7"') +
    bars(boxes`${x - 78} ${eave} 9 ${BASE - eave}, ${x + 69} ${eave} 9 ${BASE - eave}`, shade(white, 0.05))
  )
}

export const capedutch: Archetype = {
  name: 'Cape Dutch house',
  hours: MILD,
  tone: '#e6dfd0',
  style: 'classic',
  draw,
  setting: {
    backdrops: ['alps', 'terraces', 'hills'],
    grounds: ['lawn', 'dryGrass'],
    floras: ['mediterranean', 'savanna', 'temperate'],
    paths: ['straight', 'drive'],
    trees: 0.8,
    shrubs: 0.5,
  },
}
