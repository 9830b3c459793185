/** web/ui: whose map it is, in a corner of it, as the licences ask. */
export function MapCredit({ more = [] }: { more?: readonly string[] }) {
  return (
    <p className="map-credit" translate="no">
      <a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>
      {more.map((one) => (
        <span key={one}>{` · ${one}`}</span>
      ))}{' '}
      · GSHHG · Natural Earth · © GeoNames CC BY 4.0
    </p>
  )
}
