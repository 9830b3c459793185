/** web/listings: what is within a walk of the home: stops with their lines, shops, schools, doctors, parks. */
import { BusFront, GraduationCap, ShoppingBasket, Trees, Utensils, type LucideIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { NearKind, NearThing } from '#contract/search/regions.ts'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { browserApi } from '#web/platform/api/browser-api.ts'
import { nearKindWords } from '#web/platform/words/near-kind-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import styles from './near-by.module.css'

type Group = { name: string; icon: LucideIcon; kinds: readonly NearKind[] }

const groups: readonly Group[] = [
  { name: 'Getting around', icon: BusFront, kinds: ['station', 'stop'] },
  { name: 'Every day', icon: ShoppingBasket, kinds: ['shop', 'pharmacy', 'doctor', 'hospital'] },
  { name: 'Learning', icon: GraduationCap, kinds: ['kindergarten', 'school', 'university'] },
  { name: 'Outdoors', icon: Trees, kinds: ['park', 'playground', 'beach'] },
  { name: 'Going out', icon: Utensils, kinds: ['restaurant', 'gym'] },
]

export function NearBy({ point }: { point: PublicPoint }) {
  const things = useNear(point)
  const shown = groups
    .map((group) => ({ ...group, things: things.filter(({ kind }) => group.kinds.includes(kind)) }))
    .filter((group) => group.things.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={styles.near} aria-labelledby="near-by">
      <h3 id="near-by" className="subheading">
        What is near
      </h3>
      <p className="small note">
        <span>
          {point.radiusM === 0
            ? 'Minutes on foot, estimated from the distance as the crow flies.'
            : 'Minutes on foot from the middle of the circle, estimated from the distance as the crow flies.'}
        </span>{' '}
        <a href="https://www.openstreetmap.org/copyright" translate="no">
          © OpenStreetMap
        </a>
      </p>
      <div className={styles.groups}>
        {shown.map((group) => (
          <div key={group.name}>
            <h4 className={styles.group}>
              <Icon of={group.icon} small />
              {group.name}
            </h4>
            <dl>
              {group.things.map((thing) => (
                <Row key={`${thing.kind} ${thing.name} ${thing.metres}`} thing={thing} />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}

function Row({ thing: { kind, name, lines, minutes } }: { thing: NearThing }) {
  return (
    <div className="leader">
      <dt>
        {name === null ? nearKindWords[kind] : <bdi translate="no">{name}</bdi>}
        {lines.length > 0 && (
          <span className={styles.lines} translate="no">
            {lines.map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </span>
        )}
      </dt>
      <dd className="num">{minutes} min</dd>
    </div>
  )
}

/** Empty until it is known, and where nothing is. */
function useNear({ lat, lon }: PublicPoint): readonly NearThing[] {
  const [things, setThings] = useState<readonly NearThing[]>([])
  useEffect(() => {
    const stop = new AbortController()
    browserApi()
      .then((api) => api.regions.near({ query: { lat, lon } }, { signal: stop.signal }))
      .then(
        (answer) => stop.signal.aborted || setThings(answer.things),
        // What did not arrive is not missed.
        () => undefined,
      )
    return () => stop.abort()
  }, [lat, lon])
  return things
}
