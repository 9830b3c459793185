import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leftOut, placeholderOf } from './left-out.ts'

const sources = join(import.meta.dirname, '../../../node_modules/maplibre-gl/src')

/** Runs what a placeholder says, and answers its exports. */
const read = async (code: string): Promise<Record<string, unknown>> =>
  (await import(`data:text/javascript,${encodeURIComponent(placeholderOf(code))}`)) as Record<string, unknown>

describe('what is left out of the map', () => {
  it('is there in the sources of the engine, so that a new release cannot bring it back unseen', () => {
    expect(leftOut.filter((path) => !existsSync(join(sources, path)))).toEqual([])
  })

  it('is named once and in order', () => {
    expect(leftOut).toEqual([...new Set(leftOut)].toSorted())
  })
})

describe('a placeholder', () => {
  const code = `
import {Evented} from '../util/evented.ts';
export type Shape = {wide: number};
export const isGlobe = (layer: Layer): layer is Globe => layer.type === 'globe';
export class Globe extends Evented {}
export abstract class Ball {}
export async function turn(): Promise<void> {}
function drawDepth() {}
function drawHeight() {}
export {
    drawDepth,
    drawHeight
};
`

  it('has every name that can be imported, and no type', async () => {
    expect(Object.keys(await read(code)).toSorted()).toEqual([
      'Ball',
      'Globe',
      'drawDepth',
      'drawHeight',
      'isGlobe',
      'turn',
    ])
  })

  it('says no when asked for a kind, and why it does nothing else', async () => {
    const { isGlobe, Globe, drawDepth } = (await read(code)) as {
      isGlobe: () => boolean
      Globe: new () => object
      drawDepth: () => void
    }
    expect(isGlobe()).toBe(false)
    expect(() => new Globe()).toThrow('Globe is left out of the map')
    expect(drawDepth).toThrow('drawDepth is left out of the map')
    expect({} instanceof Globe).toBe(false)
  })

  it('is an empty shader in the place of one', async () => {
    expect((await read("// This file is made.\nexport default 'void main() {}';")).default).toBe('')
  })
})
