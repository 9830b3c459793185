/** places: the regions that landscapes are said to lie in, held against the gazetteer. */
import { expect, it } from 'vitest'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { createPlaces, loadGazetteer } from '../index.ts'
import { landscapes, landscapesBeginning } from './landscapes.ts'

const places = createPlaces(await loadGazetteer(gazetteerFolder))

it('names regions that hold towns of the circle', () => {
  // An airport is its town's, and in none of it.
  const circles = landscapes().filter(
    ({ within, isLandmark, radiusM }) => within !== null && !(isLandmark && radiusM >= 5_000),
  )
  expect(circles.length).toBeGreaterThan(100)
  const astray = circles.filter(({ within, radiusM, ...point }) => {
    const towns = places.nearby(point, { limit: 20 }).filter(({ distanceM }) => distanceM <= radiusM)
    return towns.length > 0 && !towns.some(({ id }) => places.pathOf(id).includes(within ?? ''))
  })
  expect(astray.map(({ name }) => name)).toEqual([])
})

it('calls what was begun to be typed by the first name that begins so', () => {
  const namesOf = (typed: string) => landscapesBeginning(typed).map(({ name }) => name)
  expect(namesOf('eiff')).toEqual(['Eiffel Tower'])
  expect(namesOf('tour eiff')).toEqual(['Tour Eiffel'])
  expect(namesOf('allg')[0]).toBe('Allgäu')
})
