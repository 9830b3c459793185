/** web/portal/people: what is known of a person: state, acts, application, sessions, audit trail. */
import { useState } from 'react'
import { Link } from 'react-router'
import { useFormat } from '#web/platform/formats/format.tsx'
import { DeviceName } from '#web/platform/words/device-name.tsx'
import { useUserInfo } from '#web/platform/session/session.ts'
import { Status } from '#web/ui/status.tsx'
import { dutyWords, useMay } from '../duties.tsx'
import { AuditTrail } from '../audit/audit-trail.tsx'
import { useWhen } from '../clock.ts'
import { AgencyStanding } from './agency-acts.tsx'
import { ApplicationPairs, Pair } from './applications/application-card.tsx'
import type { Ask } from './asks.ts'
import { PersonActs } from './person-acts.tsx'
import { AskDialog } from './person-dialogs.tsx'
import type { Act, PersonView } from './use-person.ts'
import { stateWords } from './words.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './people.module.css'
import personStyles from './person.module.css'
import portalStyles from '../portal.module.css'

export type BodyProps = {
  view: PersonView
  act: (act: Act) => Promise<boolean>
  isBusy: boolean
  onShowApplication: (userId: string) => void
}

export function PersonBody({ view, act, isBusy, onShowApplication }: BodyProps) {
  const [ask, setAsk] = useState<Ask | null>(null)
  const [reason, setReason] = useState('')
  const isSelf = useUserInfo()?.userId === view.person.id
  const may = useMay()
  const { person, application, audit } = view
  return (
    <>
      <Standing view={view} />
      <PersonActs
        view={view}
        act={act}
        isBusy={isBusy}
        isSelf={isSelf}
        onAsk={setAsk}
        {...{ onShowApplication }}
      />
      <dl className={classNames(styles.pairs, styles.pairsNarrow)}>
        <PersonPairs view={view} />
      </dl>
      <AgencyStanding view={view} act={act} isBusy={isBusy} onAsk={setAsk} />
      {application && (
        <>
          <h3>Application</h3>
          <dl className={classNames(styles.pairs, styles.pairsNarrow, styles.pairsRuled)}>
            <ApplicationPairs application={application} />
          </dl>
        </>
      )}
      {person.state !== 'unverified' && (
        <Sessions view={view} isSelf={isSelf} isBusy={isBusy} onAsk={setAsk} />
      )}
      <h3>Audit {may('own') && <Link to={`/portal/audit?person=${person.id}`}>All entries</Link>}</h3>
      <AuditTrail entries={audit.slice(0, 8)} personId={person.id} />
      {ask && (
        <AskDialog
          ask={ask}
          view={view}
          act={act}
          reason={{ text: reason, set: setReason }}
          onClose={() => setAsk(null)}
        />
      )}
    </>
  )
}

/** State, since when, by whom, and why. */
function Standing({ view: { person, decision, suspension } }: { view: PersonView }) {
  const { date } = useFormat()
  const { word, mark } = stateWords[person.state]
  const isRejected = person.state === 'rejected'
  return (
    <div className={personStyles.personStanding}>
      <p>
        <Status mark={mark}>{word}</Status>{' '}
        <span className="note num">
          · since {date(suspension?.at ?? person.createdAt)}
          {decision?.by && !suspension && (
            <>
              {' '}
              · {decision.decision} by <span translate="no">{decision.by}</span>
            </>
          )}
        </span>
      </p>
      {suspension?.reason && (
        <blockquote className={portalStyles.portalQuote}>{suspension.reason}</blockquote>
      )}
      {isRejected && !suspension && decision?.reason && (
        <blockquote className={portalStyles.portalQuote}>{decision.reason}</blockquote>
      )}
    </div>
  )
}

/** Of somebody of the team: what they are there for, and how they sign in. */
function StaffPairs({ view: { duties, hasSecondFactor } }: { view: PersonView }) {
  return (
    <>
      <Pair name="Duties">
        {duties.length === 0
          ? 'none yet'
          : duties.map((one, index) => (
              <span key={one}>
                {index > 0 && ', '}
                {dutyWords[one].one}
              </span>
            ))}
      </Pair>
      <Pair name="Second step">{hasSecondFactor ? 'on' : 'not yet'}</Pair>
    </>
  )
}

function PersonPairs({ view }: { view: PersonView }) {
  const { person, application } = view
  const { country, date } = useFormat()
  const { when } = useWhen()
  return (
    <>
      {!application && (
        <Pair name="E-mail" wide>
          <span translate="no">{person.email}</span>{' '}
          <span className="note">{person.emailVerified ? 'verified' : 'not verified'}</span>
        </Pair>
      )}
      <Pair name="Joined">
        <time dateTime={person.createdAt}>{date(person.createdAt)}</time>
      </Pair>
      <Pair name="Last sign-in">{person.lastSignInAt ? when(person.lastSignInAt) : 'never'}</Pair>
      {person.role === 'Admin' && <StaffPairs view={view} />}
      {!application && person.country && <Pair name="Country">{country(person.country)}</Pair>}
    </>
  )
}

type SessionsProps = { view: PersonView; isSelf: boolean; isBusy: boolean; onAsk: (ask: Ask) => void }

function Sessions({ view: { person, sessions }, isSelf, isBusy, onAsk }: SessionsProps) {
  const { number } = useFormat()
  const { when } = useWhen()
  const may = useMay()
  const mayEnd = !isSelf && (person.role !== 'Admin' || may('own'))
  return (
    <>
      <h3>
        Sessions, {number(sessions.length)}
        {sessions.length > 0 && mayEnd && (
          <button type="button" className="link" disabled={isBusy} onClick={() => onAsk({ what: 'endAll' })}>
            End all
          </button>
        )}
      </h3>
      {sessions.length === 0 ? (
        <p className={portalStyles.sideEmpty}>Not signed in anywhere.</p>
      ) : (
        <ul className={personStyles.sideList}>
          {sessions.map((one) => (
            <li key={one.id}>
              <span>
                <DeviceName device={one.device} />
                <small>
                  {one.place && (
                    <>
                      <bdi className="num">{one.place}</bdi> ·{' '}
                    </>
                  )}
                  {when(one.lastSeenAt)}
                </small>
              </span>
              {mayEnd && (
                <button
                  type="button"
                  className="link"
                  disabled={isBusy}
                  aria-label={`End the session on ${one.device}, ${when(one.lastSeenAt)}`}
                  onClick={() => onAsk({ what: 'endOne', session: one })}
                >
                  End
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {isSelf && (
        <p className={portalStyles.sideEmpty}>
          These are your own: <Link to="/profile">end them in your profile</Link>.
        </p>
      )}
    </>
  )
}
