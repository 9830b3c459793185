/** feeds: where a home is, from paths that a format names. */
import type { PlaceDraft } from '#server/listings/index.ts'
import { emptyPlace } from '../draft-start.ts'
import type { MapContext, Point } from '../format.ts'
import type { Reading } from '../reading.ts'
import { countryFrom, pointFrom } from '../location.ts'

type Named =
  | 'admin1'
  | 'admin2'
  | 'locality'
  | 'district'
  | 'street'
  | 'houseNumber'
  | 'unitName'
  | 'postalCode'

export type PlacePaths = Partial<Record<Named | 'unparsedAddress', readonly string[]>> & {
  country?: readonly string[]
  latitude: readonly string[]
  longitude: readonly string[]
}

type Options = {
  /** The country for which the format was made. */
  homeland?: string
  show?: PlaceDraft['show']
  /** A point that the format writes in a way of its own. */
  point?: Point | null
}

/** The place as the record says it. Of several paths the first at which something stands counts. */
export function placeFrom(
  reading: Reading,
  paths: PlacePaths,
  context: MapContext,
  options: Options = {},
): PlaceDraft {
  const { country, latitude, longitude, ...named } = paths
  const point =
    options.point === undefined
      ? pointFrom(reading.first(latitude), reading.first(longitude), context)
      : options.point
  const at = reading.first(country ?? [])
  const text = at && reading.line(at, at.name)
  const said = Object.entries(named).map(([key, list]) => {
    const found = reading.first(list)
    return [key, found && reading.line(found, found.name)] as const
  })
  return {
    ...emptyPlace(countryFrom(reading, { at, text, point, homeland: options.homeland }, context)),
    ...Object.fromEntries(said),
    point,
    pointSource: point ? 'feed' : 'none',
    show: options.show ?? 'area',
  }
}
