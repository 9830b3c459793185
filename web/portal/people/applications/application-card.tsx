/**
 * web/portal/people: one application: what the agent told us, what
 * can be checked, and how long it has waited.
 */
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'
import type { ReactNode } from 'react'
import type { Application } from '#contract/accounts/portal.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { onThisClock } from '#web/platform/api/server-clock.ts'
import { Status } from '#web/ui/status.tsx'
import { useNow, useWhen } from '../../clock.ts'
import { compareDomains } from './checks.rules.ts'
import { readClock } from './clock.rules.ts'
import { Decision, type Draft } from './decision.tsx'
import styles from '../people.module.css'

type Props = {
  application: Application
  drafts: Map<string, Draft>
  /** Said before the server answers; `onFailed` takes it back. */
  onDecided: () => void
  onFailed: () => void
  onChanged: () => void
}

/** Where reading goes on when an application is chosen. */
export const applicationId = 'application'

export function ApplicationCard({ application, ...decision }: Props) {
  const { name, agencyName, appliedAt, dueAt } = application
  const { appointment } = useWhen()
  const clock = readClock(onThisClock(appliedAt), onThisClock(dueAt), useNow())
  return (
    <article className={styles.application} aria-labelledby={applicationId}>
      <div className={styles.applicationHead}>
        <div>
          <h3 id={applicationId} tabIndex={-1} translate="no">
            {agencyName}
          </h3>
          <p className="soft num">
            <span translate="no">{name}</span>, applied{' '}
            <time dateTime={appliedAt}>{appointment(appliedAt)}</time>
          </p>
        </div>
        <Status mark="wait">Pending, {clock.waited}</Status>
      </div>
      <dl className={styles.pairs}>
        <ApplicationPairs application={application} />
      </dl>
      <Decision application={application} {...decision} />
    </article>
  )
}

/** The lines of an application, also for the panel of a person. */
export function ApplicationPairs({ application }: { application: Application }) {
  const { country } = useFormat()
  const { licenceNumber, email, phone, website, description, existingAgency } = application
  const number = phone && parsePhoneNumberFromString(phone.number, phone.country as CountryCode)
  return (
    <>
      <Pair name="Licence">
        {licenceNumber ? (
          <b className="num" translate="no">
            {licenceNumber}
          </b>
        ) : (
          <span className="note">none given</span>
        )}
      </Pair>
      <Pair name="Country">{country(application.country)}</Pair>
      <Pair name="Checked for you">
        <DomainCheck email={email} website={website} />
      </Pair>
      <Pair name="E-mail">
        <span translate="no">{email}</span> <span className="note">verified</span>
      </Pair>
      <Pair name="Telephone">
        {phone && (
          <a className="num" href={number?.getURI() ?? `tel:${phone.number}`} translate="no">
            <bdi>{number?.formatInternational() ?? phone.number}</bdi>
          </a>
        )}
      </Pair>
      <Pair name="Website">
        {website ? (
          <a href={website} target="_blank" rel="noopener noreferrer nofollow" translate="no">
            {hostOf(website)}
            <span className="quiet-text"> (opens in a new tab)</span>
          </a>
        ) : (
          <span className="note">none given</span>
        )}
      </Pair>
      {existingAgency && (
        <Pair name="Agency" wide>
          <Status mark="amber">Here already</Status> <ExistingAgency agency={existingAgency} />
        </Pair>
      )}
      <Pair name="What they say" wide>
        <p className={styles.pairsText}>{description}</p>
      </Pair>
    </>
  )
}

function ExistingAgency({
  agency: { name, people },
}: {
  agency: NonNullable<Application['existingAgency']>
}) {
  const { plural } = useFormat()
  return (
    <span className="note">
      <span translate="no">{name}</span> is an agency with {plural(people, 'person', 'people')}; approving
      means joining it
    </span>
  )
}

export function Pair({
  name,
  wide = false,
  children,
}: {
  name: string
  wide?: boolean
  children: ReactNode
}) {
  return (
    <div className={wide ? styles.pairsWide : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function DomainCheck({ email, website }: { email: string; website: string | null }) {
  const result = compareDomains(email, website)
  if (result === 'noWebsite') return <Status mark="todo">No website to compare</Status>
  if (result === 'agree') return <Status mark="live">E-mail fits website</Status>
  return (
    <>
      <Status mark="amber">Domains differ</Status>
      <small className={styles.pairsNote}>the e-mail does not belong to the website</small>
    </>
  )
}

const hostOf = (website: string): string => {
  try {
    return new URL(website).hostname
  } catch {
    return website
  }
}
