/**
 * web/listings: bedrooms, bathrooms and area, as a line of signs with words for those who cannot see them.
 */
import { Bath, BedDouble, Fence, Scan, type LucideIcon } from 'lucide-react'
import type { Card } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { bedsNumber } from './bedrooms.ts'
import styles from './price.module.css'

export function Facts({ home }: { home: Pick<Card, 'beds' | 'bedsMax' | 'baths' | 'area' | 'plot'> }) {
  const format = useFormat()
  const { beds, bedsMax, baths, area, plot } = home
  return (
    <ul className={styles.facts}>
      {beds !== null &&
        (beds === 0 && bedsMax === undefined ? (
          <Fact icon={BedDouble} name="" value="Studio" />
        ) : (
          <Fact icon={BedDouble} name="Bedrooms" value={bedsNumber({ beds, bedsMax }, format)} />
        ))}
      {baths !== null && <Fact icon={Bath} name="Bathrooms" value={format.number(baths)} />}
      {area && <Fact icon={Scan} name="Area" value={format.area(area.valueM2, area.max?.valueM2)} />}
      {!area && plot && (
        <Fact icon={Fence} name="Plot" value={format.plot(plot.valueM2, plot.max?.valueM2)} />
      )}
    </ul>
  )
}

function Fact({ icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <li>
      <Icon of={icon} />
      {name && <span className="quiet-text">{name} </span>}
      {name ? <bdi>{value}</bdi> : value}
    </li>
  )
}
