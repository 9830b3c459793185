/** web/listings: what is within a walk of the home: stops with their lines, shops, schools, doctors, parks. */
import { BusFront, GraduationCap, ShoppingBasket, Trees, Utensils, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import type { NearAnswer, NearKind, NearThing } from '#contract/search/regions.ts'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { nearKindWords } from '#web/platform/words/near-kind-words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'
import homeBodyStyles from '../../section.module.css'
import whereStyles from './where-section.module.css'

type Group = { name: string; icon: LucideIcon; kinds: readonly NearKind[] }

const groups: readonly Group[] = [
  { name: 'Getting around', icon: BusFront, kinds: ['station', 'stop'] },
  { name: 'Every day', icon: ShoppingBasket, kinds: ['shop', 'pharmacy', 'doctor', 'hospital'] },
  { name: 'Learning', icon: GraduationCap, kinds: ['kindergarten', 'school', 'university'] },
  { name: 'Outdoors', icon: Trees, kinds: ['park', 'playground', 'beach'] },
  { name: 'Going out', icon: Utensils, kinds: ['restaurant', 'gym'] },
]

type Props = { point: PublicPoint; near: NearAnswer }

/** Nothing where nothing is near, or nobody knows. */
export function NearBy({ point, near: { things, within } }: Props) {
  const shown = groups
    .map((group) => ({ ...group, things: things.filter(({ kind }) => group.kinds.includes(kind)) }))
    .filter((group) => group.things.length > 0)
  if (shown.length === 0) return null
  return (
    <section className={whereStyles.nearby} aria-labelledby="near-by">
      <h3 id="near-by" className="subheading">
        What is near
      </h3>
      <p className={classNames('small note', homeBodyStyles.columnsLead)}>
        <span>
          {point.radiusM === 0
            ? 'Minutes on foot, estimated from the distance as the crow flies.'
            : 'Minutes on foot from the middle of the circle, estimated from the distance as the crow flies.'}
        </span>{' '}
        <a href="https://www.openstreetmap.org/copyright" translate="no">
          © OpenStreetMap
        </a>
      </p>
      <div className="cards">
        {shown.map((group) => (
          <div key={group.name}>
            <h4 className="small soft">
              <Icon of={group.icon} small /> <b>{group.name}</b>
            </h4>
            <Many count={group.kinds.reduce((sum, kind) => sum + (within[kind] ?? 0), 0)} />
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

/** More dots than so many are no longer told apart. */
const mostDots = 14
/** Pixels from one dot to the next. */
const dotStep = 7

/** The quiet picture: a dot for each that is ten minutes away. */
function Many({ count }: { count: number }) {
  if (count === 0) return null
  const width = Math.min(count, mostDots) * dotStep
  return (
    <p className="tiny soft">
      <svg aria-hidden="true" width={width} height="4" stroke="currentColor">
        <path
          d={`M2 2H${width - dotStep + 2.5}`}
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={`0 ${dotStep}`}
        />
      </svg>{' '}
      {`${count} within ten minutes`}
    </p>
  )
}

function Row({ thing: { kind, name, lines, minutes } }: { thing: NearThing }) {
  return (
    <div className="leader">
      <dt>
        {name === null ? nearKindWords[kind] : <bdi translate="no">{name}</bdi>}
        {lines.length > 0 && (
          <span className="tiny soft" translate="no">
            {lines.map((line) => (
              <Fragment key={line}>
                {' '}
                <bdi>{line}</bdi>
              </Fragment>
            ))}
          </span>
        )}
      </dt>
      <dd className="num">{minutes} min</dd>
    </div>
  )
}
