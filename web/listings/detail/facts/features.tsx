/**
 * web/listings: features by group, energy, rooms with their sizes,
 * and the facts that the strip has no place for.
 */
import type { ReactNode } from 'react'
import { featureGroups, type Feature, type FeatureGroup } from '#contract/vocabulary/feature-codes.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { energyClasses } from '#contract/vocabulary/codes.ts'
import { featureGroupWords, featureWords } from '#web/platform/words/feature-words.ts'
import { useFormat, usePreferences, type Formats } from '#web/platform/formats/format.tsx'
import { openHouseCalendar } from '#web/platform/meta/home-address.ts'
import { energyBasisWords, energyStatusWords, openHouseWords } from '#web/platform/words/words.ts'
import { bothMeasures } from './areas.ts'
import { FactList } from './fact-list.tsx'
import { factsOf, inStrip } from './home-facts.ts'
import type { Offer } from './summary.tsx'
import { papersOf } from '../gallery/pictures.ts'
import { Papers } from '../texts/papers.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FoldSection } from '#web/ui/sections/fold-section.tsx'
import styles from './features.module.css'

type Props = { home: Listing; offer: Offer }

export function Features({ home, offer }: Props) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  const more = factsOf(home, offer, { format, measure: areaUnit }).slice(inStrip)
  const groups = groupsOf(home)
  const papers = papersOf(home)
  if ([groups, more, home.rooms, papers, home.openHouses].every(({ length }) => length === 0)) return null
  return (
    <FoldSection id="features" title="Features">
      <div className={styles.features}>
        {home.openHouses.length > 0 && <OpenHouses home={home} format={format} />}
        {groups.map(({ group, names }) => (
          <Group key={group} title={featureGroupWords[group]} names={names}>
            {group === 'energy' && home.energy && <Energy energy={home.energy} format={format} />}
          </Group>
        ))}
        {home.otherFeatures.length > 0 && <Group title="In the agent’s words" names={home.otherFeatures} />}
        {more.length > 0 && (
          <div className={styles.factsMore}>
            <h3>Facts</h3>
            <FactList facts={more} className={styles.morefacts} />
          </div>
        )}
        {home.rooms.length > 0 && <Rooms rooms={home.rooms} />}
        {papers.length > 0 && <Papers papers={papers} />}
      </div>
    </FoldSection>
  )
}

/** The times of clocks where the home is, whoever reads them. */
function OpenHouses({ home: { id, openHouses }, format }: { home: Listing; format: Formats }) {
  return (
    <div>
      <h3>When it can be seen</h3>
      <dl className={styles.morefacts}>
        {openHouses.map(({ kind, date, from, until }) => (
          <div key={`${kind} ${date} ${from}`}>
            <dt>{openHouseWords[kind]}</dt>
            <dd>
              <time dateTime={from ? `${date}T${from}` : date}>{format.date(date)}</time>
              {from && (
                <small>
                  <bdi>{until ? `${from}–${until}` : from}</bdi>
                </small>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.energyWords}>Local time of the home</p>
      <a className="link" href={openHouseCalendar(id)} download>
        Add to the calendar
      </a>
    </div>
  )
}

/** Groups in their fixed order; energy stands even without features when the home has an energy class. */
function groupsOf({ features, energy }: Listing): { group: FeatureGroup; names: string[] }[] {
  const has = new Set(features)
  return (Object.keys(featureGroups) as FeatureGroup[]).flatMap((group) => {
    const names = (featureGroups[group] as readonly Feature[])
      .filter((code) => has.has(code))
      .map((code) => featureWords[code])
    return names.length > 0 || (group === 'energy' && energy) ? [{ group, names }] : []
  })
}

function Group({
  title,
  names,
  children,
}: {
  title: string
  names: readonly string[]
  children?: ReactNode
}) {
  return (
    <div>
      <h3>{title}</h3>
      {children}
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <li key={name}>
              <bdi translate="yes">{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/**
 * The source's own words where they say more than the class; its consumption where the words leave that out.
 */
function energyDetails(energy: NonNullable<Listing['energy']>, format: Formats): string[] {
  const { class: rated, label, consumptionKwhM2 } = energy
  const words = label && label !== rated ? label : null
  const consumption =
    consumptionKwhM2 === null || words?.includes('kWh')
      ? null
      : `${format.number(consumptionKwhM2)} kWh a m² and year`
  return [words, consumption, ...certificateDetails(energy, format)].filter((one) => one !== null)
}

/** Emissions, how the certificate came about, and how long it is good. */
function certificateDetails(
  { emissionsClass, emissionsKgM2, basis, validUntil }: NonNullable<Listing['energy']>,
  format: Formats,
): (string | null)[] {
  return [
    emissionsClass && `Emissions class ${emissionsClass}`,
    emissionsKgM2 === null ? null : `${format.number(emissionsKgM2)} kg CO₂ a m² and year`,
    basis && energyBasisWords[basis],
    validUntil && `Certificate valid until ${format.date(validUntil)}`,
  ]
}

/** The scale from A to G, to H where the home is rated so, with the source's own words below. */
function Energy({ energy, format }: { energy: NonNullable<Listing['energy']>; format: Formats }) {
  const rated = energy.class
  const scale = energyClasses.filter((one) => one !== 'H' || rated === 'H')
  const details = energyDetails(energy, format)
  if (!rated)
    return <p className={styles.energyWords}>{details.join(', ') || energyStatusWords[energy.status]}</p>
  return (
    <>
      <p className="quiet-text">Energy class {rated}</p>
      <div className={classNames('left-to-right', styles.energy)} aria-hidden="true">
        {scale.map((one) => (
          <i key={one} className={one === rated ? styles.energyOwn : undefined}>
            {one}
          </i>
        ))}
      </div>
      {details.length > 0 && <p className={styles.energyWords}>{details.join(', ')}</p>}
    </>
  )
}

function Rooms({ rooms }: { rooms: Listing['rooms'] }) {
  const format = useFormat()
  const { areaUnit } = usePreferences()
  return (
    <div className={styles.rooms}>
      <h3>Rooms</h3>
      <dl className={styles.morefacts}>
        {rooms.map(({ name, areaM2, lengthM, widthM }, index) => {
          const size = areaM2 ?? (lengthM !== null && widthM !== null ? lengthM * widthM : null)
          const sides =
            lengthM !== null && widthM !== null
              ? `${format.number(lengthM)} × ${format.number(widthM)} m`
              : undefined
          const [value, other] =
            size === null ? [undefined, undefined] : bothMeasures({ valueM2: size }, areaUnit, format.locale)
          return (
            <div key={`${name} ${index}`}>
              <dt>
                <bdi translate="yes">{name}</bdi>
              </dt>
              <dd>
                {value && <bdi translate="yes">{value}</bdi>}
                {(sides ?? other) && (
                  <small>
                    <bdi>{sides ?? other}</bdi>
                  </small>
                )}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
