/** places: homes of a town belong to its quarters: the stated one, else the nearest that holds the point. */
import { beforeAll, describe, expect, it } from 'vitest'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { createPlaces, loadGazetteer, type Places, type PopulatedPlace } from '../index.ts'

let places: Places
let quarters: PopulatedPlace[]
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
  quarters = places.populated(20_000).filter(({ parent, district }) => district && parent !== null)
})

/** The quarter's name said as a district of its town, as feeds do. */
const stated = ({ name, country, parent }: PopulatedPlace) =>
  places.resolve({ country, locality: places.nameOf(parent ?? ''), district: name })

/** Poble Sec and Poble-sec are one. */
const spelled = (name = ''): string => name.toLowerCase().replaceAll('-', ' ')

describe('the quarter of an address', () => {
  it('is the stated one: fifty and more all over the world', () => {
    const every = Math.floor(quarters.length / 60)
    const tried = quarters.filter((_, at) => at % every === 0)
    expect(tried.length).toBeGreaterThanOrEqual(50)
    const missed = tried.filter((quarter) => {
      const town = places.resolve({ country: quarter.country, locality: places.nameOf(quarter.parent ?? '') })
      // A town that shares its name with a larger one is another question.
      return town?.placeId === quarter.parent && spelled(stated(quarter)?.name) !== spelled(quarter.name)
    })
    expect(missed.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['DE', 'Berlin', 'Kreuzberg'],
    ['GB', 'London', 'Kensington'],
    ['ZA', 'Cape Town', 'Sea Point'],
    ['AE', 'Dubai', 'Dubai Marina'],
    ['PT', 'Lisboa', 'Príncipe Real'],
    ['DE', 'Berlin-Kreuzberg', 'Kreuzberg'],
  ])('in %s, %s has %s', (country, locality, district) => {
    expect(places.resolve({ country, locality, district })?.name).toBe(district)
  })

  it('is the nearest whose extent holds the point where none is stated', () => {
    const point = { lat: 52.4983, lon: 13.4066 }
    expect(places.resolve({ country: 'DE', locality: 'Berlin', point })?.name).toBe('Kreuzberg')
  })

  it('lies in every place of its path, and none of them is left out', () => {
    for (const quarter of quarters.filter((_, at) => at % 7 === 0)) {
      const path = stated(quarter)?.path ?? []
      const last = path.at(-1) ?? ''
      expect(path).toEqual(places.pathOf(last))
      expect(new Set(path).size).toBe(path.length)
      expect(path[0]).toBe(`country:${quarter.country}`)
    }
  })
})
