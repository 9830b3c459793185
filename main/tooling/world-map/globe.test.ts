/** main: the map of the world: the globe's geometry, and the drawing that is committed. */
import { readFile } from 'node:fs/promises'
import { array, assert, double, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { onGlobe } from '#web/home/globe.ts'
import { heroView, inPercent } from './draw-globe.ts'
import { screenPosition, seenLines, seenRing } from './globe.rules.ts'

const lonLat = tuple(double({ min: -180, max: 180, noNaN: true }), double({ min: -85, max: 85, noNaN: true }))
const onDisc = ([x, y]: readonly [number, number]) =>
  Math.hypot(x - heroView.centre, y - heroView.centre) <= heroView.radius + 1e-6

describe('globe', () => {
  it('keeps everything on the disc, whatever is drawn', () => {
    const rings = array(lonLat, { minLength: 3, maxLength: 15 })
    expect(() => assert(property(rings, (ring) => seenRing(heroView, ring).every(onDisc)))).not.toThrow()
    expect(() =>
      assert(property(rings, (ring) => seenLines(heroView, ring).flat().every(onDisc))),
    ).not.toThrow()
  })

  it('shows the point below the eye in the middle and hides the other side', () => {
    expect(screenPosition(heroView, 36, 6)).toEqual([380, 380])
    expect(screenPosition(heroView, -36, -174)).toBeNull()
    expect(
      seenRing(heroView, [
        [-170, -40],
        [-175, -40],
        [-172, -35],
      ]),
    ).toEqual([])
  })

  it.each([
    ['Lisbon', 38.72, -9.14],
    ['Dubai', 25.2, 55.3],
    ['Cape Town', -33.9, 18.4],
    ['New York', 40.7, -74],
  ])('puts %s where the home page puts its pin', (_, lat, lon) => {
    const at = screenPosition(heroView, lat, lon)
    const pin = onGlobe(lat, lon)
    expect(at && Math.round(inPercent(at).x * 10) / 10).toBe(pin?.x)
    expect(at && Math.round(inPercent(at).y * 10) / 10).toBe(pin?.y)
  })

  it.each(['globe.svg', 'globe-dark.svg'])('is drawn as %s, small and without holes', async (name) => {
    const svg = await readFile(new URL(`../../../web/public/${name}`, import.meta.url), 'utf8')
    expect(svg.length).toBeLessThan(80_000)
    expect(svg).not.toMatch(/NaN|undefined/)
    expect(svg.match(/<path/g)?.length).toBe(6)
  })
})
