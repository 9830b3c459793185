/** web/home: where homes stand on the drawn globe. */
import { expect, it } from 'vitest'
import { onGlobe } from './globe.ts'

it('puts the middle of the view in the middle, and cities where the drawing has them', () => {
  expect(onGlobe(36, 6)).toEqual({ x: 50, y: 50 })
  const lisbon = onGlobe(38.72, -9.14)
  expect(lisbon?.x).toBeCloseTo(40.4, 0)
  expect(lisbon?.y).toBeCloseTo(47, 0)
})

it('hides the other side', () => {
  expect(onGlobe(-36, -174)).toBeNull()
  expect(onGlobe(-33.9, 151.2)).toBeNull()
})
