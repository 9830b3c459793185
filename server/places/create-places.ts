/** places: what the program asks the gazetteer. */
import type { Reply } from '#contract/http/endpoint.ts'
import type {
  BoundingBox,
  DirectHit,
  LandscapeHit,
  Place,
  PostcodeHit,
  places as contract,
} from '#contract/search/places.ts'
import { directoryOf } from './lookup/directory.ts'
import {
  countryOf,
  entryOf,
  type Gazetteer,
  idOf,
  kindOf,
  isCapital,
  isPart,
  latOf,
  lonOf,
  nameOf,
  none,
} from './gazetteer/gazetteer.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { citiesIn, citiesWithin, isCityNear, placesAround } from './lookup/neighbours.ts'
import { forSentences } from './lookup/for-sentences.ts'
import { localWords, nameIn, type LocalLanguage } from './lookup/local-names.ts'
import { pathEntries, viewOfPlace } from './lookup/place-view.ts'
import {
  type Address,
  candidates,
  nearKm,
  type ResolvedPlace,
  resolved,
  resolvePlace,
} from './lookup/resolve-place.ts'
import type { HomesByPlace } from './lookup/spelling-matches.ts'
import { suggestEntries } from './lookup/suggest.ts'
import { suggestLandscapes, twinsOf } from './lookup/suggest-landscapes.ts'

/** Homes and agencies whose reference or name was typed; the queries belong to their domains. */
export type DirectHits = (typed: string) => Promise<DirectHit[]>
/** Postcodes of homes on the market that begin with what was typed. */
export type Postcodes = (typed: string) => Promise<PostcodeHit[]>

/** A city as those need it who put homes into it. */
export type PopulatedPlace = {
  id: string
  name: string
  country: string
  lat: number
  lon: number
  population: number
  capital: boolean
  /** Part of a city, which is `parent` when the city is known. */
  district: boolean
  parent: string | null
}

export type Places = ReturnType<typeof createPlaces>

/** How many places around a point, of which country, and in which language they are named. */
type Around = {
  limit?: number | undefined
  country?: string | undefined
  language?: LocalLanguage | null
}

/** The questions to the gazetteer; all answer from memory, in at most a few milliseconds. */
export function createPlaces(g: Gazetteer) {
  const known = (id: string): number => entryOf(g, id)
  return {
    /** For threads of this process: one that was read from its file is the same memory there. */
    gazetteer: g,
    ...byName(g),
    ...inLanguages(g),
    /** The place an address speaks of, with its path from the country down; null for an unknown country. */
    resolve: (address: Address): ResolvedPlace | null => resolvePlace(g, address),
    /**
     * The towns of a country that go by a name, in whatever language
     * or spelling; none for a name nobody knows.
     */
    townsNamed: (country: string, locality: string): PopulatedPlace[] =>
      candidates(g, { country, locality }).map((entry) => populatedPlace(g, entry)),
    /** The place of an id as `resolve` answers it. */
    resolved(id: string): ResolvedPlace | null {
      const entry = known(id)
      return entry === none ? null : resolved(g, entry)
    },
    /** A name alone; null when there is no such place. */
    nameOf(id: string): string | null {
      const entry = known(id)
      return entry === none ? null : nameOf(g, entry)
    },
    /** Every city and district with at least so many people, by ascending id. */
    populated: (atLeast: number): PopulatedPlace[] => populated(g, atLeast),
    /** Ids of the cities and districts within so many km, nearest first. */
    within: (point: Point, km: number): { id: string; distanceM: number }[] =>
      citiesWithin(g, point, km).map(({ entry, distanceM }) => ({ id: idOf(g, entry), distanceM })),
    /** Whether a point is so near to a city of the country that it is taken to be in it. */
    isNearCity: (point: Point, country: string): boolean => isCityNear(g, point, country, nearKm),
    /** Ids from the country down to the place itself. */
    pathOf(id: string): string[] {
      const entry = known(id)
      return entry === none ? [] : pathEntries(g, entry).map((e) => idOf(g, e))
    },
  }
}

/** Told in a language, as far as the gazetteer knows names in it. */
const inLanguages = (g: Gazetteer) => ({
  /** One place by id; null when there is none. */
  get(id: string, language: LocalLanguage | null = null): Place | null {
    const entry = entryOf(g, id)
    return entry === none ? null : viewOfPlace(g, entry, language)
  },
  /** Spellings of a place and of the city it is part of, folded, with their names in a language. */
  localWords(id: string, language: LocalLanguage): ReadonlyMap<string, string> {
    const entry = entryOf(g, id)
    return entry === none ? new Map() : localWords(g, entry, language)
  },
  /**
   * The cities of a box with at least so many people, most populous
   * first; districts of cities are left out above 0.
   */
  inBox: (
    box: BoundingBox,
    { atLeast, limit, language = null }: { atLeast: number; limit: number; language?: LocalLanguage | null },
  ): PopulatedPlace[] =>
    citiesIn(g, box, atLeast, limit * 2)
      .filter((entry) => atLeast === 0 || !isPart(g, entry))
      .slice(0, limit)
      .map((entry) => ({ ...populatedPlace(g, entry), name: nameIn(g, entry, language) })),
  /** The places that tell where a point of a country is, nearest first, with the distance in metres. */
  nearby: (
    point: Point,
    { limit = 6, country, language = null }: Around = {},
  ): (Place & { distanceM: number })[] =>
    placesAround(g, point, limit, country).map(({ entry, distanceM }) => ({
      ...viewOfPlace(g, entry, language),
      distanceM: Math.round(distanceM),
    })),
  /** Names for a path of place ids; ids that are not known are left out. */
  crumbs: (
    path: readonly string[],
    language: LocalLanguage | null = null,
  ): { id: string; name: string }[] => {
    const entries = path.map((id) => entryOf(g, id)).filter((entry) => entry !== none)
    // Nobody names regions in other languages; one that is called like its city is called like it there too.
    const town = (entry: number) =>
      entries.find((one) => kindOf(g, one) === 'city' && nameOf(g, one) === nameOf(g, entry)) ?? entry
    return entries.map((entry) => ({ id: idOf(g, entry), name: nameIn(g, town(entry), language) }))
  },
  directory(
    counts: ReadonlyMap<string, number>,
    language: LocalLanguage | null = null,
  ): Reply<typeof contract.directory> {
    const directory = directoryOf(g, counts)
    const told = <T extends { id: string; name: string }>(place: T): T => ({
      ...place,
      name: nameIn(g, entryOf(g, place.id), language),
    })
    const continents = directory.continents.map((one) => ({ ...one, places: one.places.map(told) }))
    return language ? { ...directory, continents } : directory
  },
})

/** By names as people type them. */
const byName = (g: Gazetteer) => ({
  /** What may be meant by the words typed so far, best first; `within` are the countries that are offered. */
  suggest: (
    typed: string,
    limit = 8,
    visitor?: string,
    language: LocalLanguage | null = null,
    within: readonly string[] | null = null,
  ): (Place & { part: boolean })[] =>
    suggestEntries(g, typed, { limit, visitor: visitor ?? null, within, language }).map((entry) => ({
      ...viewOfPlace(g, entry, language),
      part: isWithinCity(g, entry),
    })),
  /** Islands, lakes and coasts that may be meant, and the ids of places that are only called like them. */
  landscapes: (
    typed: string,
    counts: ReadonlyMap<string, number>,
    offered: readonly string[] | null = null,
  ): { hits: LandscapeHit[]; twins: ReadonlySet<string> } => {
    const hits = suggestLandscapes(g, typed, { offered, counts })
    return { hits, twins: twinsOf(g, hits) }
  },
  /** For sentences: every place that a name can mean; `homes` are those on the market, by place id. */
  forSentences: (homes: HomesByPlace | null) => forSentences(g, homes),
})

function populated(g: Gazetteer, atLeast: number): PopulatedPlace[] {
  const found: PopulatedPlace[] = []
  for (let entry = 0; entry < (g.counts[0] ?? 0); entry++)
    if ((g.population[entry] ?? 0) >= atLeast) found.push(populatedPlace(g, entry))
  return found
}

/** Whether an entry is a district of a city, or a village that a city has taken in. */
const isWithinCity = (g: Gazetteer, entry: number): boolean =>
  isPart(g, entry) || (kindOf(g, entry) === 'city' && (g.parent[entry] ?? none) !== none)

function populatedPlace(g: Gazetteer, entry: number): PopulatedPlace {
  const parent = g.parent[entry] ?? none
  return {
    id: idOf(g, entry),
    name: nameOf(g, entry),
    country: countryOf(g, entry),
    lat: latOf(g, entry),
    lon: lonOf(g, entry),
    population: g.population[entry] ?? 0,
    capital: isCapital(g, entry),
    district: isWithinCity(g, entry),
    parent: parent === none ? null : idOf(g, parent),
  }
}
