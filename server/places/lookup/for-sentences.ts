/** places: what the reading of sentences asks the gazetteer. */
import type { Place } from '#contract/search/places.ts'
import type { Point } from '#server/platform/geometry/great-circle.rules.ts'
import { continentOf } from '../gazetteer/countries.ts'
import { entryOf, type Gazetteer, kindOf, none } from '../gazetteer/gazetteer.ts'
import { landscapeNamed, mayBeLandscape, twinsOf } from '../landscapes/landscapes.ts'
import { isOnlyCode, postalAreaId, postalCircle, postalNearId } from '../postal/postal-areas.ts'
import { fuzzyEntry, quarterLike } from './fuzzy-place.ts'
import { ownNameIn, type LocalLanguage } from './local-names.ts'
import { placesAround } from './neighbours.ts'
import { pathEntries, viewOfPlace } from './place-view.ts'
import { codedPlaces, type HomesByPlace, liesWithin, spelledPlaces } from './spelling-matches.ts'

/** `homes` are those on the market, by place id. */
export const forSentences = (g: Gazetteer, homes: HomesByPlace | null) => ({
  spelled: (name: string) => spelledPlaces(g, name, homes),
  coded: (code: string) => codedPlaces(g, code, homes),
  isWithin: (inner: number, outer: number) => liesWithin(g, inner, outer),
  view: (entry: number) => viewOfPlace(g, entry),
  get: (id: string) => viewOf(g, entryOf(g, id)),
  called: (entry: number, language: LocalLanguage) => ownNameIn(g, entry, language),
  isOfEurope: (country: string) => continentOf(country) === 'EU',
  landscape: landscapeNamed,
  mayBeLandscape,
  twinsOf,
  /** The place whose name is a few typing errors away. */
  guessed: (name: string, isMisspelt = false) => viewOf(g, fuzzyEntry(g, name, isMisspelt)),
  /** The quarter of a town whose name is a few typing errors away. */
  quarterLike: (name: string, town: Place) => viewOf(g, quarterLike(g, name, entryOf(g, town.id))),
  /** The town or the quarter that a postcode of a country lies in. */
  postalArea(code: string, country: string): Place | null {
    const id = postalAreaId(code, country)
    return id === null ? null : viewOf(g, entryOf(g, id))
  },
  /** About where a code of a country lies. */
  postalNear(code: string, country: string): Place | null {
    const id = postalNearId(code, country)
    return id === null ? null : viewOf(g, entryOf(g, id))
  },
  postalCircle,
  isOnlyCode,
  isPartOf: (inner: Place, outer: Place): boolean =>
    inner.id !== outer.id && liesWithin(g, entryOf(g, inner.id), entryOf(g, outer.id)),
  /** The region of a country that a point lies in, by the town nearest to it. */
  regionAt(point: Point, country: string): Place | null {
    const [nearest] = placesAround(g, point, 1, country)
    const region = nearest && pathEntries(g, nearest.entry).find((entry) => kindOf(g, entry) === 'region')
    return region === undefined ? null : viewOfPlace(g, region)
  },
})

const viewOf = (g: Gazetteer, entry: number | null): Place | null =>
  entry === null || entry === none ? null : viewOfPlace(g, entry)
