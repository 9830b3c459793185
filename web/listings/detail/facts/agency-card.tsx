/** web/listings: who offers the home and how to reach them, with what they have told us and nothing more. */
import { ExternalLink, Globe, Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Listing } from '#contract/listings/listings.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { isEnded } from '#web/platform/words/statuses.ts'
import { OpenLink } from '#web/platform/session/open-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { isWebAddress } from '../gallery/outward.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Offers } from './offers.tsx'
import styles from './agency-card.module.css'

export const agencyPath = (id: string): string => `/property-listing-agent/${id}`

/** `S&F` of `Saltmarsh & Fenn`, `PR` of `Pantile Row`. */
export function nameMark(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{L}\p{N}&]/u.test(word))
  const [first = '', second = '', third = ''] = words.map(
    (word) => [...word][0]?.toLocaleUpperCase('en') ?? '',
  )
  return second === '&' ? `${first}&${third}` : `${first}${second}`
}

export function AgencyMark({ agency }: { agency: Pick<Listing['agency'], 'name' | 'logoUrl'> }) {
  return agency.logoUrl ? (
    <img
      className={classNames(styles.agentMark, styles.agentMarkLogo)}
      src={agency.logoUrl}
      alt=""
      width={56}
      height={56}
      loading="lazy"
    />
  ) : (
    <span className={styles.agentMark} aria-hidden="true">
      {nameMark(agency.name)}
    </span>
  )
}

type Props = {
  home: Listing
  /** Writes to the agency; null for those who do not. */
  enquiry: ReactNode
  /** Reports the listing; null for those who do not. */
  report: ReactNode
}

export function AgencyCard({ home, enquiry, report }: Props) {
  const { agency, agent, coAgents, publicRef } = home
  const format = useFormat()
  const people = [...(agent ? [agent] : []), ...coAgents]
  const languages = agent?.languages.length ? agent.languages : agency.languages
  return (
    <div className={styles.agentStay}>
      <div className={styles.agent} id="agent">
        <div className={styles.agentHead}>
          <AgencyMark agency={agency} />
          <div>
            <h2 className={styles.agentName}>
              <OpenLink to={agencyPath(agency.id)}>
                <bdi>{agency.name}</bdi>
              </OpenLink>
            </h2>
            <p className="small soft">
              {people.map(({ id, name }, at) => (
                <Fragment key={id}>
                  <bdi>{name}</bdi>
                  {at < people.length - 1 ? format.comma : '. '}
                </Fragment>
              ))}
              {languages.length > 0 && <span>Speaks {format.languages(languages)}</span>}
            </p>
          </div>
        </div>
        <Offers home={home} />
        <div className={classNames('no-print', styles.agentEnquiry)}>{enquiry}</div>
        {enquiry !== null && !isEnded(home.status) && <Care />}
        <Ways home={home} />
        <div className={classNames('small soft', styles.agentFoot)}>
          {publicRef && (
            <span className="keep">
              Reference <bdi>{publicRef}</bdi>
            </span>
          )}
          <Stock agency={agency} />
        </div>
      </div>
      {home.isDemo && (
        <p className={styles.also}>This home and its agency are made up, to show how Meridian works.</p>
      )}
      {report === null ? null : (
        <p className={classNames('needs-script no-print', styles.also)}>
          <span>Is something wrong here?</span> {report}
        </p>
      )}
    </div>
  )
}

/** Beside the form, because that is where money is asked for by people who have no home to give. */
function Care() {
  return (
    <div className={classNames('no-print tiny soft', styles.agentEnquiry)}>
      <h3>
        <b>Before you pay anything</b>
      </h3>
      <ul className={styles.agentCare}>
        <li>See the home first, there or by live video, and meet who offers it.</li>
        <li>Nobody honest asks for a deposit in cash, gift cards or cryptocurrency.</li>
        <li>Whoever hurries you, or asks far less than others do, may have no home. Report it.</li>
      </ul>
    </div>
  )
}

function Stock({ agency }: { agency: Listing['agency'] }) {
  const format = useFormat()
  if (agency.liveListings === 0) return null
  return (
    <OpenLink className="link no-print" to={agencyPath(agency.id)}>
      {agency.liveListings === 1
        ? 'Their one home'
        : `All ${format.number(agency.liveListings)} of their homes`}
    </OpenLink>
  )
}

/** Buttons for what the agency has given; else a plain word that it has given nothing. */
function Ways({ home }: Pick<Props, 'home'>) {
  const { agency, agent, listingUrl } = home
  const phone = agent?.phone ?? agency.phone
  const ways = [
    phone && { href: `tel:${phone.replace(/[^+\d]/g, '')}`, icon: Phone, text: phone, isOut: false },
    isWebAddress(agency.website) && { href: agency.website, icon: Globe, text: 'Their website', isOut: true },
    isWebAddress(listingUrl) && {
      href: listingUrl,
      icon: ExternalLink,
      text: 'This home on their site',
      isOut: true,
    },
  ].filter((way) => way !== null && way !== false && way !== '')
  return (
    <div className={styles.agentWays}>
      {ways.length === 0 && (
        <p className="small no-print">The agency has given us neither a telephone number nor a website.</p>
      )}
      {ways.map(({ href, icon, text, isOut }) => (
        <a
          key={href}
          className="button button--wide button--quiet"
          href={href}
          {...(isOut && { target: '_blank', rel: 'noopener nofollow ugc' })}
        >
          <Icon of={icon} small />
          <bdi translate="yes">{text}</bdi>
        </a>
      ))}
    </div>
  )
}
