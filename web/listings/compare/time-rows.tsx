/** web/listings: rows of the comparison that say how long it takes to the visitor's own places. */
import type { Listing } from '#contract/listings/listings.ts'
import { travelModes } from '#contract/search/travel.ts'
import { Minutes } from '#web/platform/points/minutes.tsx'
import { useOwnPlaces } from '#web/platform/points/own-places.ts'
import { useTimes } from '#web/platform/points/use-times.ts'
import { travelModeWords } from '#web/platform/words/travel-mode-words.ts'

/** Nothing where the visitor keeps no place. */
export function TimeRows({ homes }: { homes: readonly Listing[] }) {
  const places = useOwnPlaces()
  const placed = homes.flatMap(({ id, point }) => (point ? [{ id, ...point }] : []))
  const { rows } = useTimes(placed, places)
  return places.map((place, of) => (
    <tr key={`${place.lat},${place.lon}`}>
      <th scope="row">
        How long to <bdi translate="no">{place.name}</bdi>
      </th>
      {homes.map(({ id }) => {
        const times = rows[placed.findIndex((home) => home.id === id)]?.[of]
        return (
          <td key={id}>
            {times ? (
              travelModes.map((mode) => (
                <span key={mode} className="num">
                  <span>{travelModeWords[mode]}</span>: <Minutes time={times[mode]} />
                  <br />
                </span>
              ))
            ) : (
              <span className="note">not stated</span>
            )}
          </td>
        )
      })}
    </tr>
  ))
}
