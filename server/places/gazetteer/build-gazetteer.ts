/**
 * places: builds the gazetteer from GeoNames' files, about three
 * seconds of work that load-gazetteer.ts keeps.
 */
import { bestOfBlocks, sortKeys } from './build-keys.ts'
import { buildGrid, type Cities, findParents, viewOf } from './build-relations.ts'
import { collectKeys, divisionName, type Tables } from './collect-keys.ts'
import { countryCodes, countryName } from './countries.ts'
import { type Gazetteer, keyKinds, kindNumber, none, traits } from './gazetteer.ts'
import { withCurrentCodes } from './current-codes.ts'
import {
  readCities,
  readCounties,
  readNewerCities,
  readRegions,
  type SourceDivision,
} from './geonames-files.ts'
import { readQuarters, townOfQuarter } from './quarters.ts'
import { buildTrigrams } from './trigrams.ts'

/** Typing errors are forgiven in names of places with at least this many people. */
const fuzzyRank = Math.log10(5000)

const byCode = (a: SourceDivision, b: SourceDivision): number => (a.code < b.code ? -1 : 1)

export function buildGazetteer(): Gazetteer {
  const regions = readRegions().toSorted(byCode)
  const towns = withCurrentCodes(readCities(), readNewerCities(), new Set(regions.map(({ code }) => code)))
  const tables = {
    cities: [...towns, ...readQuarters(towns)],
    regions,
    counties: readCounties().toSorted(byCode),
  }
  const columns = buildColumns(tables)
  const { keyAt, keyBytes, keyEntry } = sortKeys(collectKeys(tables))
  const gridOf = buildGrid(columns.of)
  const entries = columns.kind.length
  const parent = new Uint32Array(entries).fill(none)
  parent.set(findParents(columns.of, gridOf))
  const entryById = new Map(tables.cities.map(({ id }, entry) => [id, entry]))
  for (const [quarter, town] of townOfQuarter()) {
    const inner = entryById.get(quarter)
    const outer = entryById.get(town)
    if (inner !== undefined && outer !== undefined) parent[inner] = outer
  }
  const { boxes, rank } = fillDivisions(tables, columns)
  const decoder = new TextDecoder()
  const fuzzy = Array.from(keyEntry.keys()).filter((k) => isFuzzy(keyEntry[k] ?? 0, rank))
  const trigrams = buildTrigrams(fuzzy, (k) => decoder.decode(keyBytes.subarray(keyAt[k], keyAt[k + 1])))
  const { of: _, ...plain } = columns
  const named = buildNames(tables)
  return {
    ...plain,
    ...named,
    ...gridOf,
    ...trigrams,
    parent,
    boxes,
    rank,
    keyAt,
    keyBytes,
    keyEntry,
    blockBest: bestOfBlocks(keyEntry, rank),
  }
}

const isFuzzy = (packed: number, rank: Float32Array): boolean =>
  packed >>> 30 !== keyKinds.tail && (rank[packed & 0x3fff_ffff] ?? 0) >= fuzzyRank

function buildColumns({ cities, regions, counties }: Tables) {
  const counts = Uint32Array.of(cities.length, countryCodes.length, regions.length, counties.length)
  const entries = counts.reduce((a, b) => a + b, 0)
  const firstRegion = cities.length + countryCodes.length
  const countryNumber = new Map(countryCodes.map((code, i) => [code, i]))
  const divisionEntry = new Map([...regions, ...counties].map(({ code }, i) => [code, firstRegion + i]))
  const columns = {
    counts,
    ids: Uint32Array.from(cities, (c) => c.id),
    kind: new Uint8Array(entries),
    traits: new Uint8Array(entries),
    lat: new Int32Array(entries),
    lon: new Int32Array(entries),
    population: new Uint32Array(entries),
    country: new Uint16Array(entries),
    region: new Uint32Array(entries).fill(none),
    county: new Uint32Array(entries).fill(none),
  }
  cities.forEach((c, i) => {
    columns.traits[i] = traitsOf(c.feature)
    columns.lat[i] = Math.round(c.lat * 1e5)
    columns.lon[i] = Math.round(c.lon * 1e5)
    columns.population[i] = c.population
    columns.country[i] = countryNumber.get(c.country) ?? 0
    columns.region[i] = divisionEntry.get(`${c.country}.${c.admin1}`) ?? none
    columns.county[i] = divisionEntry.get(`${c.country}.${c.admin1}.${c.admin2}`) ?? none
  })
  countryCodes.forEach((_, i) => {
    columns.kind[cities.length + i] = kindNumber.country
    columns.country[cities.length + i] = i
  })
  for (const [code, entry] of divisionEntry) {
    const [country = '', admin1] = code.split('.')
    const isCounty = code.split('.').length > 2
    columns.kind[entry] = isCounty ? kindNumber.county : kindNumber.region
    columns.country[entry] = countryNumber.get(country) ?? 0
    if (isCounty) columns.region[entry] = divisionEntry.get(`${country}.${admin1}`) ?? none
  }
  return { ...columns, of: { count: cities.length, ...columns } satisfies Cities }
}

const traitsOf = (feature: string): number =>
  feature === 'PPLC'
    ? traits.capital
    : feature === 'PPLX'
      ? traits.part
      : feature === 'PPLA'
        ? traits.seat
        : 0

/** Middle, people, rank and view of everything, from the cities in it. */
function fillDivisions({ cities }: Tables, columns: ReturnType<typeof buildColumns>) {
  const members = Array.from({ length: columns.kind.length }, (): number[] => [])
  for (let i = 0; i < cities.length; i++) {
    members[cities.length + (columns.country[i] ?? 0)]?.push(i)
    members[columns.region[i] ?? none]?.push(i)
    members[columns.county[i] ?? none]?.push(i)
  }
  const boxes = new Int32Array(4 * (columns.kind.length - cities.length))
  const rank = new Float32Array(columns.kind.length)
  for (let i = 0; i < cities.length; i++)
    rank[i] = rankOfCity(columns.population[i] ?? 0, columns.traits[i] ?? 0)
  for (let entry = cities.length; entry < columns.kind.length; entry++) {
    const inside = members[entry] ?? []
    if (inside.length === 0) {
      rank[entry] = -1
      continue
    }
    const view = viewOf(columns.of, inside)
    boxes.set(view, 4 * (entry - cities.length))
    const [west, south, east, north] = view
    columns.lat[entry] = Math.round((south + north) / 2)
    const middle = (west + east) / 2
    columns.lon[entry] = Math.round(west <= east ? middle : middle > 0 ? middle - 180e5 : middle + 180e5)
    const people = inside.reduce(
      (sum, i) => sum + ((columns.traits[i] ?? 0) & traits.part ? 0 : (columns.population[i] ?? 0)),
      0,
    )
    const isCustomary =
      columns.kind[entry] === kindNumber.county && countyCountries.has(columns.country[entry] ?? 0)
    rank[entry] =
      Math.log10(people + 10) +
      (divisionRank[columns.kind[entry] ?? 0] ?? 0) +
      (isCustomary ? customaryCounty : 0)
  }
  return { boxes, rank }
}

/** A region stands behind the city of the same name, a county further behind. */
const divisionRank = [0, 0.5, -0.8, -1.8]
/** Countries whose counties, provinces or departments are what people name. */
const countyCountries = new Set(['GB', 'IE', 'FR', 'ES', 'IT'].map((code) => countryCodes.indexOf(code)))
const customaryCounty = 0.8
const rankOfCity = (population: number, trait: number): number =>
  Math.log10(population + 10) + traitRank(trait)

const traitRank = (trait: number): number =>
  trait & traits.capital ? 0.5 : trait & traits.seat ? 0.15 : trait & traits.part ? -0.4 : 0

function buildNames({ cities, regions, counties }: Tables) {
  const names = [
    ...cities.map((c) => c.name),
    ...countryCodes.map(countryName),
    ...[...regions, ...counties].map((d) => divisionName(d.name)),
  ]
  const [nameAt, nameBytes] = pack(names)
  const [codeAt, codeBytes] = pack([...regions, ...counties].map((d) => d.code))
  return { nameAt, nameBytes, codeAt, codeBytes }
}

function pack(texts: string[]): [Uint32Array, Uint8Array] {
  const encoded = texts.map((text) => Buffer.from(text))
  const at = new Uint32Array(texts.length + 1)
  encoded.forEach((bytes, i) => {
    at[i + 1] = (at[i] ?? 0) + bytes.length
  })
  return [at, Uint8Array.from(Buffer.concat(encoded))]
}
