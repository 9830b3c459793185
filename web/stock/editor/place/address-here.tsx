/** web/stock: proposes the address that stands where the pin is. */
import { useEffect, useState } from 'react'
import { streetLine } from '#contract/vocabulary/address-line.ts'
import type { AddressAt } from '#contract/search/regions.ts'
import { Button } from '#web/ui/button.tsx'
import { addressOf, type Place } from './find-address.ts'
import styles from './address-here.module.css'

type Props = { place: Place; set: (changes: Partial<Place>) => void }

export function AddressHere({ place, set }: Props) {
  const address = useAddress(place.point)
  const isSaid = address !== null && changesOf(address, place).length === 0
  return (
    <output className={styles.here}>
      {address && !isSaid && (
        <>
          <span>
            <span className="soft">Address at the pin</span>{' '}
            <b>
              <bdi>{streetLine({ country: place.country, ...address })}</bdi>
            </b>
          </span>
          <Button size="small" onClick={() => set(Object.fromEntries(changesOf(address, place)))}>
            Take this address over
          </Button>
        </>
      )}
    </output>
  )
}

/** What the form says otherwise, or not yet; the town stays where one is said. */
function changesOf({ street, houseNumber, postcode, locality }: AddressAt, place: Place) {
  const told = {
    street,
    ...(houseNumber !== null && { houseNumber }),
    ...(postcode !== null && { postalCode: postcode }),
    ...(locality !== null && !place.locality && { locality }),
  }
  return Object.entries(told).filter(([name, value]) => place[name as keyof typeof told] !== value)
}

/** Milliseconds that a pin stands before it is asked where. */
const pause = 300

/** Null until it is known, and where no street is. */
function useAddress(point: Place['point']): AddressAt | null {
  const [found, setFound] = useState<{ key: string; address: AddressAt | null } | null>(null)
  const key = point ? `${point.lat},${point.lon}` : ''
  useEffect(() => {
    if (!key) return
    const [lat = 0, lon = 0] = key.split(',').map(Number)
    const stop = new AbortController()
    const clock = setTimeout(() => {
      addressOf({ lat, lon }, stop.signal).then(
        (address) => stop.signal.aborted || setFound({ key, address }),
        // Nothing is proposed then.
        () => undefined,
      )
    }, pause)
    return () => {
      clearTimeout(clock)
      stop.abort()
    }
  }, [key])
  return found?.key === key ? found.address : null
}
