/**
 * web/listings: what is within a walk of the home: stops with their lines, shops, schools, doctors, parks.
 */
import { BusFront, GraduationCap, ShoppingBasket, Trees, Utensils, type LucideIcon } from 'lucide-react'
import { Fragment } from 'react'
import type { NearAnswer, NearKind, NearThing } from '#contract/search/regions.ts'
import type { PublicPoint } from '#contract/vocabulary/common.ts'
import { Minutes } from '#web/platform/points/minutes.tsx'
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
export function NearBy({ point, near: { things, within, estimated } }: Props) {
  const shown = groups
    .map((group) => ({ ...group, things: things.filter(({ kind }) => group.kinds.includes(kind)) }))
    .filter((group) => group.things.length > 0)
  if (shown.length === 0) return null
  const isAlongStreets = things.some(({ by }) => by === 'graph')
  const isMixed = isAlongStreets && things.some(({ by }) => by === 'straight')
  return (
    <section className={whereStyles.nearby} aria-labelledby="near-by">
      <h3 id="near-by" className="subheading">
        What is near
      </h3>
      <p className={classNames('small note', homeBodyStyles.columnsLead)}>
        <span>{howCounted(isAlongStreets, point.radiusM === 0)}</span>{' '}
        {isMixed && (
          <span>
            The streets are not known everywhere here: times with “about” are estimated as the crow flies.
          </span>
        )}{' '}
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
            <Many
              count={group.kinds.reduce((sum, kind) => sum + (within[kind] ?? 0), 0)}
              isEstimated={group.kinds.some((kind) => estimated.includes(kind))}
            />
            <dl>
              {group.things.map((thing) => (
                <Row
                  key={`${thing.kind} ${thing.name} ${thing.metres}`}
                  thing={isMixed ? thing : { ...thing, by: 'graph' }}
                />
              ))}
            </dl>
          </div>
        ))}
      </div>
    </section>
  )
}

function howCounted(isAlongStreets: boolean, isExact: boolean): string {
  if (isAlongStreets)
    return isExact
      ? 'Minutes on foot along the streets.'
      : 'Minutes on foot along the streets, from the middle of the circle.'
  return isExact
    ? 'Minutes on foot, estimated from the distance as the crow flies.'
    : 'Minutes on foot from the middle of the circle, estimated from the distance as the crow flies.'
}

/** More dots than so many are no longer told apart. */
const mostDots = 14
/** Pixels from one dot to the next. */
const dotStep = 7

/** The quiet picture: a dot for each that is ten minutes away. */
function Many({ count, isEstimated }: { count: number; isEstimated: boolean }) {
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
      {isEstimated ? `About ${count} within ten minutes` : `${count} within ten minutes`}
    </p>
  )
}

function Row({ thing: { kind, name, lines, minutes, by } }: { thing: NearThing }) {
  return (
    <div className="leader">
      <dt>
        {name === null ? nearKindWords[kind] : <bdi translate="no">{name}</bdi>}
        {name !== null && lines.length === 0 && <span className="tiny soft"> {nearKindWords[kind]}</span>}
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
      <dd className="num">
        <Minutes time={{ minutes, by }} />
      </dd>
    </div>
  )
}
