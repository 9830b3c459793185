/** web/ui: whose map it is, in a corner of it, as the licences ask. */
import { use } from 'react'
import { MapCredits } from './map-credits.ts'

export function MapCredit() {
  return (
    <p className="map-credit" translate="no">
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>
      {use(MapCredits).map((one) => (
        <span key={one}>{` · ${one}`}</span>
      ))}{' '}
      · GSHHG · Natural Earth · © GeoNames CC BY 4.0
    </p>
  )
}
