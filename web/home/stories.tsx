/**
 * web/home: what Meridian shows and others do not: the life line,
 * freshness, honest places. The figures are drawings.
 */
import type { ReactNode } from 'react'
import { Ring } from '#web/ui/charts/ring.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './stories.module.css'

/** `example` is a home whose price has changed. */
export function Stories({ example }: { example: string | null }) {
  return (
    <section className="section page" id="different">
      <div className="headline">
        <h2 className="heading">What you can see here</h2>
      </div>
      <div className={styles.stories}>
        <Story title="The life line of a home" figure={<LifeLineFigure />}>
          <p>
            When it first came to market, each change of price, the sale that fell through, the day it
            returned. The record stays, even when the advert changes.
          </p>
          {example && <TextLink to={example}>See one home’s life line</TextLink>}
        </Story>
        <Story title="Freshness you can check" figure={<FreshnessFigure />}>
          <p>
            Agents confirm that a home is still there. The ring on each card empties as the days pass, so you
            know whether it is worth a telephone call.
          </p>
        </Story>
        <Story title="An honest place on the map" figure={<PlaceFigure />}>
          <p>
            Some sellers share the door, some only the district. We draw what we were told, at the precision
            we were told it, and never a false pin.
          </p>
        </Story>
      </div>
    </section>
  )
}

function Story({ title, figure, children }: { title: string; figure: ReactNode; children: ReactNode }) {
  return (
    <article className={styles.story}>
      <div className={classNames('left-to-right', styles.storyFigure)}>{figure}</div>
      <h3 className="subheading">{title}</h3>
      {children}
    </article>
  )
}

/** A home first seen, sold, back again for more and twice reduced. */
function LifeLineFigure() {
  return (
    <svg className={styles.fig} viewBox="0 0 360 164" preserveAspectRatio="xMinYMin" aria-hidden="true">
      <path d="M0 128H360" stroke="var(--line)" />
      <g stroke="var(--viridian)" strokeWidth="2" fill="none">
        <path d="M8 56H66M66 74H112M196 30H262M262 50H320M320 68H346" />
      </g>
      <path d="M66 56V74M262 30V50M320 50V68" stroke="var(--clay)" strokeWidth="2" />
      <path
        d="M112 74 196 30"
        stroke="var(--edge)"
        strokeWidth="1.4"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <g fill="var(--paper)" stroke="var(--viridian)" strokeWidth="2">
        <circle cx="8" cy="56" r="4" />
        <circle cx="112" cy="74" r="4" />
        <circle cx="196" cy="30" r="4" />
      </g>
      <circle cx="346" cy="68" r="5" fill="var(--clay)" />
      <text x="8" y="44">
        First seen
      </text>
      <text x="8" y="148">
        2019
      </text>
      <g textAnchor="middle">
        <text x="112" y="94">
          Sold
        </text>
        <text x="196" y="18">
          Back again
        </text>
        <text x="196" y="148">
          2026
        </text>
      </g>
      <g textAnchor="end">
        <text className={styles.clay} x="356" y="42">
          Reduced
        </text>
        <text className={styles.strong} x="346" y="90">
          Today
        </text>
      </g>
    </svg>
  )
}

const ages = [
  { days: 0, words: 'Today' },
  { days: 7, words: '7 days' },
  { days: 16, words: '16 days' },
  { days: 29, words: '29 days' },
]

function FreshnessFigure() {
  return (
    <div className={styles.rings}>
      {ages.map(({ days, words }) => (
        <span key={days}>
          <Ring share={days / 30} late={days > 14} />
          <span className="tiny note">{words}</span>
        </span>
      ))}
    </div>
  )
}

/** The same home as a point, a street and an area. */
function PlaceFigure() {
  return (
    <svg className={styles.fig} viewBox="0 0 360 164" preserveAspectRatio="xMinYMin" aria-hidden="true">
      <g transform="translate(0 10)">
        <g fill="var(--sunken)" stroke="var(--line)">
          <rect x=".5" y=".5" width="104" height="104" rx="6" />
          <rect x="128.5" y=".5" width="104" height="104" rx="6" />
          <rect x="256.5" y=".5" width="103" height="104" rx="6" />
        </g>
        <g stroke="var(--raised)" strokeWidth="5" fill="none">
          <path d="M1 40 104 66M44 1 30 104M84 1 74 104M129 40 232 66M172 1 158 104M212 1 202 104M257 40 359 66M300 1 286 104M340 1 330 104" />
        </g>
        <g stroke="var(--clay)">
          <circle cx="52" cy="53" r="6" fill="var(--clay)" stroke="var(--raised)" strokeWidth="2" />
          <path d="M165 49.5 209 60.5" strokeWidth="6" strokeLinecap="round" />
          <circle cx="308" cy="52" r="34" fill="var(--clay)" fillOpacity=".14" strokeWidth="1.6" />
        </g>
      </g>
      {[
        ['Exact', '51.2231° N'],
        ['Street', '51.223° N'],
        ['Area', '51.2° N'],
      ].map(([name, degrees], index) => (
        <g key={name}>
          <text className={styles.strong} x={index * 128} y="138">
            {name}
          </text>
          <text x={index * 128} y="156">
            {degrees}
          </text>
        </g>
      ))}
    </svg>
  )
}
