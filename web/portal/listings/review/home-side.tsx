/** web/portal/listings: the home itself, with each of its flags and what it rests on. */
import { Link } from 'react-router'
import type { ModeratedHome } from '#contract/moderation/moderation.ts'
import { typeWords } from '#contract/listings/home-title.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { HomeLink } from '#web/platform/meta/home-link.tsx'
import { deskStatusWords } from '#web/platform/words/words.ts'
import { InboxFacts } from '#web/ui/lists/inbox.tsx'
import { Status } from '#web/ui/status.tsx'
import { HomePrice } from '../home-parts.tsx'
import { evidenceWords } from '../words/evidence-words.ts'
import { flagWords, stateWords } from '../words/words.ts'
import styles from '../listings.module.css'

type Props = { home: ModeratedHome; heading: React.RefObject<HTMLHeadingElement | null> }

export function HomeSide({ home, heading }: Props) {
  const { word, mark } = stateWords[home.state]
  return (
    <>
      {home.picture?.src && (
        <img
          className={styles.photo}
          src={home.picture.src}
          alt=""
          style={{ background: home.picture.placeholder }}
        />
      )}
      <div className={styles.title}>
        <h1 ref={heading} tabIndex={-1} translate="no">
          {home.title}
        </h1>
        <Status mark={mark}>{word}</Status>
      </div>
      <Facts home={home} />
      <Flags home={home} />
    </>
  )
}

function Facts({ home }: { home: ModeratedHome }) {
  const { area, country, date, ago } = useFormat()
  return (
    <InboxFacts
      facts={[
        { label: 'Price', value: <HomePrice home={home} /> },
        ...(home.areaM2 === null ? [] : [{ label: 'Area', value: area(home.areaM2) }]),
        { label: 'Type', value: typeWords[home.type].one },
        {
          label: 'Place',
          value: (
            <>
              <bdi translate="no">{home.place}</bdi>, <span>{country(home.country)}</span>
            </>
          ),
        },
        ...(home.reference
          ? [{ label: 'Reference', value: <bdi translate="no">{home.reference}</bdi> }]
          : []),
        {
          label: 'Agency',
          value: (
            <Link className={styles.agency} to={`/portal/listings?agency=${home.agency.id}`} translate="no">
              {home.agency.name}
            </Link>
          ),
        },
        { label: 'Status', value: deskStatusWords[home.status] },
        { label: 'Listed', value: date(home.listedAt) },
        { label: 'Confirmed', value: ago(home.confirmedAt) },
        { label: 'Page', value: <HomeLink id={home.id}>Everything about this home</HomeLink> },
      ]}
    />
  )
}

function Flags({ home: { id, flags } }: { home: ModeratedHome }) {
  const format = useFormat()
  if (flags.length === 0) return <p className="soft">The rules find nothing odd about it.</p>
  return (
    <ul className={styles.flagList} aria-label="What is odd">
      {flags.map(({ kind, evidence, isSettled }) => (
        <li key={kind}>
          <Status mark={isSettled ? 'live' : 'amber'}>{flagWords[kind]}</Status>
          <p className="small">{evidenceWords(evidence, format)}</p>
          {isSettled && <p className="small note">Approved: it is asked again when this changes.</p>}
          {kind === 'reported' && (
            <Link className="link small" to={`/portal/reports?state=new&listing=${id}`}>
              See the reports
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
