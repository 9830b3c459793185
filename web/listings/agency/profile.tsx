/** web/listings: an agency's profile: name, words, languages, areas, figures, people, and how to reach it. */
import { ExternalLink, MapPin, Phone } from 'lucide-react'
import type { Reply } from '#contract/http/endpoint.ts'
import type { ReactNode } from 'react'
import type { accounts } from '#contract/accounts/accounts.ts'
import type { listings } from '#contract/listings/listings.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { timeSpan } from '#web/platform/formats/time-span.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Hours } from './hours.tsx'
import { AgencyMark } from '../detail/facts/agency-card.tsx'
import { isWebAddress } from '../detail/gallery/outward.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './agency.module.css'
import summaryStyles from '../detail/facts/summary.module.css'
import agencyCardStyles from '../detail/facts/agency-card.module.css'
import '#web/ui/prose.css'

export type Agency = Reply<typeof accounts.agency>
export type Figures = Reply<typeof listings.agencyFigures>

type Props = {
  agency: Agency
  figures: Figures
  /** Seconds; null while there are too few answers to tell. */
  answerTime: number | null
  /** Writes to the agency. */
  enquiry: ReactNode
  /** Where its homes are; beside a form that is longer than the words. */
  map: ReactNode
}

export function Profile({ agency, figures, answerTime, enquiry, map }: Props) {
  const format = useFormat()
  const { name, city, country, description, languages, areasServed } = agency
  // ISO 3166-1 leaves ZZ to its users: here an agency whose country nobody has told yet.
  const whereabouts = format.names([city, country === 'ZZ' ? null : format.country(country)])
  return (
    <div className={styles.agency}>
      <div>
        <div className={styles.agencyHead}>
          <AgencyMark agency={agency} />
          <div>
            <h1 className="title">
              <bdi>{name}</bdi>
            </h1>
            {whereabouts && (
              <p className={summaryStyles.summaryLine}>
                <Icon of={MapPin} small />
                <bdi>{whereabouts}</bdi>
              </p>
            )}
          </div>
        </div>
        {description && <p className={classNames('prose', styles.agencyWords)}>{description}</p>}
        <dl className={styles.agencyFacts}>
          {languages.length > 0 && (
            <div>
              <dt>Languages</dt>
              <dd>{format.languages(languages)}</dd>
            </div>
          )}
          {areasServed.length > 0 && (
            <div>
              <dt>Areas served</dt>
              <dd>
                <bdi>{format.names(areasServed)}</bdi>
              </dd>
            </div>
          )}
          {agency.openingHours.length > 0 && (
            <div>
              <dt>Opening hours</dt>
              <dd>
                <Hours hours={agency.openingHours} timeZone={agency.timeZone} />
              </dd>
            </div>
          )}
        </dl>
        <FigureStrip figures={figures} answerTime={answerTime} />
        {map}
      </div>
      <aside aria-label="How to reach them">
        <Contact agency={agency} enquiry={enquiry} />
        {agency.isDemo && (
          <p className={agencyCardStyles.also}>This agency is made up, to show how Meridian works.</p>
        )}
      </aside>
    </div>
  )
}

type StripProps = Pick<Props, 'figures' | 'answerTime'>

function FigureStrip({ figures, answerTime }: StripProps) {
  const { listings, sale, rent, medianDaysListed, sold } = figures
  const format = useFormat()
  const facts = [
    { name: 'On the market', value: format.plural(listings, 'home') },
    { name: 'For sale', value: format.number(sale) },
    { name: 'To rent', value: format.number(rent) },
    medianDaysListed === null
      ? null
      : { name: 'Median time listed', value: format.plural(medianDaysListed, 'day') },
    { name: 'Sold or let so far', value: format.number(sold) },
    answerTime === null ? null : { name: 'Usual answer time', value: timeSpan(answerTime, format.plural) },
  ].filter((fact) => fact !== null)
  return (
    <dl className={classNames(summaryStyles.keyfacts, styles.keyfactsAgency)}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Contact({ agency: { phone, website, agents }, enquiry }: Pick<Props, 'agency' | 'enquiry'>) {
  const format = useFormat()
  const hasNothing = !phone && !isWebAddress(website) && agents.every((agent) => !agent.phone)
  return (
    <div className={agencyCardStyles.agent}>
      <h2 className={classNames(agencyCardStyles.agentName, styles.agencyContactTitle)}>How to reach them</h2>
      <div className={classNames('no-print', agencyCardStyles.agentEnquiry)}>{enquiry}</div>
      <div className={agencyCardStyles.agentWays}>
        {hasNothing && (
          <p className="small no-print">The agency has given us neither a telephone number nor a website.</p>
        )}
        {phone && (
          <a className="button button--quiet button--wide" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            <Icon of={Phone} small />
            <bdi>{phone}</bdi>
          </a>
        )}
        {isWebAddress(website) && (
          <a
            className="button button--quiet button--wide"
            href={website}
            target="_blank"
            rel="noopener nofollow ugc"
          >
            <Icon of={ExternalLink} small />
            Their website
          </a>
        )}
      </div>
      {agents.length > 0 && (
        <ul className={styles.agencyPeople}>
          {agents.map(({ id, name, languages, phone }) => (
            <li key={id}>
              <b>
                <bdi>{name}</bdi>
              </b>
              {languages.length > 0 && <span className="soft">{format.languages(languages)}</span>}
              {phone && (
                <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                  <bdi>{phone}</bdi>
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
