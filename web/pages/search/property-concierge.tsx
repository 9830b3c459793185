/**
 * web/pages: /propertyConcierge: a brief instead of a search: what
 * fits at once, and agencies there may answer.
 */
import type { BriefReceived } from '#contract/enquiries/enquiries.ts'
import { BriefForm } from '#web/enquiries/brief-form.tsx'
import { HomeCard } from '#web/listings/card.tsx'
import { useFormat } from '#web/platform/formats/format.tsx'
import { headOf, originOf, pictureOf } from '#web/platform/meta/head.ts'
import { plural } from '#web/platform/intl/plural.ts'
import { missWords } from '#web/search/near/miss-words.ts'
import { Misses } from '#web/search/near/misses.tsx'
import type { Route } from './+types/property-concierge'
import { classNames } from '#web/ui/class-names.ts'
import styles from './property-concierge.module.css'

const description =
  'Say what you are looking for, where, for how much and when. You see what fits at once, and agencies in the area may answer.'

export const meta: Route.MetaFunction = ({ matches }) =>
  headOf({
    title: 'Property concierge',
    description,
    origin: originOf(matches),
    path: '/propertyConcierge',
    picture: pictureOf.page('concierge'),
  })

const steps = [
  ['You write a brief', 'What, where, for how much and when. Five minutes.'],
  ['You see what fits', 'The homes on the market that match or come close, at once and on this page.'],
  [
    'Agencies there answer',
    'Up to five agencies with homes in the area read it, by name only. Your address stays with us.',
  ],
  [
    'You choose',
    'Answers come by mail. Those to a brief you sent while signed in stand side by side in your enquiries. Whoever you write back to learns your address, nobody else.',
  ],
]

export default function PropertyConcierge() {
  return (
    <main id="main" className={classNames('page', styles.concierge)}>
      <div>
        <h1 className="title">Property concierge</h1>
        <p className="lead">{description}</p>
      </div>
      <div className={styles.conciergeSheet}>
        <BriefForm results={matchesOf} />
      </div>
      <aside className={styles.conciergeSteps} aria-labelledby="concierge-steps">
        <h2 className="subheading" id="concierge-steps">
          How it goes
        </h2>
        <ol>
          {steps.map(([title, words]) => (
            <li key={title}>
              <b>{title}</b>
              <p className="small soft">{words}</p>
            </li>
          ))}
        </ol>
      </aside>
    </main>
  )
}

const matchesOf = (answer: BriefReceived) => <Matches answer={answer} />

function Matches({ answer: { matches, near, currency, understood, total } }: { answer: BriefReceived }) {
  return (
    <section className={styles.conciergeMatches} aria-labelledby="matches">
      <h2 className="heading" id="matches">
        {total === 0 ? 'Nothing fits right now' : 'What fits now'}
      </h2>
      <p className="soft">
        {total === 0
          ? 'That is what the brief is for: whoever hears of something writes to you.'
          : `${plural(total, 'home')} on the market, the newest first.`}
      </p>
      {understood.length > 0 && (
        <p className="small soft">
          We read this as wishes too:{' '}
          {understood.map((words, at) => (
            <span key={words}>
              {at > 0 && ', '}
              <q translate="no">{words}</q>
            </span>
          ))}
        </p>
      )}
      {matches.length > 0 && (
        <div className="cards">
          {matches.map((home) => (
            <HomeCard key={home.id} home={home} within="region" />
          ))}
        </div>
      )}
      {near.length > 0 && <Near near={near} currency={currency} />}
    </section>
  )
}

function Near({ near, currency }: Pick<BriefReceived, 'near' | 'currency'>) {
  const words = useFormat()
  const reader = { words, asked: currency, shown: currency, rates: new Map(), q: '' }
  return (
    <>
      <h3 className="subheading">These come close</h3>
      <div className="cards">
        {near.map(({ card, misses }) => (
          <HomeCard
            key={card.id}
            home={card}
            within="region"
            note={<Misses words={misses.map((miss) => missWords(miss, reader))} />}
          />
        ))}
      </div>
    </>
  )
}
