/** web/enquiries/sent: what agencies answered to a brief, side by side. */
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { SentEnquiry } from '#contract/enquiries/sent.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { compareAddress, mostCompared } from '#web/platform/meta/home-address.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { When } from '../thread/messages.tsx'
import { comparedAnswers, type ComparedAnswer } from './compared.rules.ts'
import { NamedHomes } from './named-homes.tsx'
import styles from './compared.module.css'

/** So much of what an agency wrote stands here; all of it stands in its thread below. */
const shownLetters = 240

type Props = { enquiry: SentEnquiry }

/** Nothing where there is nothing to compare. */
export function Compared({ enquiry }: Props) {
  if (enquiry.readers.length < 2) return null
  const answers = comparedAnswers(enquiry)
  const count = answers.filter(({ answeredAt }) => answeredAt !== null).length
  const homes = [...new Set(answers.flatMap((answer) => answer.homes))].slice(0, mostCompared)
  return (
    <div className={styles.compared}>
      <h2 className="subheading" id={`compared-${enquiry.id}`}>
        The answers side by side
      </h2>
      <p className="small soft">{`${count} of ${answers.length} agencies have answered.`}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section className={styles.comparedTable} tabIndex={0} aria-labelledby={`compared-${enquiry.id}`}>
        <table style={{ '--agencies': answers.length } as object}>
          <thead>
            <tr>
              <th scope="col">
                <span className="quiet-text">Agency</span>
              </th>
              {answers.map(({ agency: { id, name } }) => (
                <th key={id} scope="col">
                  <Link className="link link--inline" to={`/property-listing-agent/${id}`} translate="no">
                    {name}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {aspects.map(({ label, of }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {answers.map((answer) => (
                  <td key={answer.agency.id}>{of(answer)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {homes.length > 1 && (
        <TextLink to={compareAddress(homes)} onward>
          Compare these homes
        </TextLink>
      )}
    </div>
  )
}

const aspects: { label: string; of: (answer: ComparedAnswer) => ReactNode }[] = [
  {
    label: 'Answered',
    of: ({ answeredAt }) => (answeredAt ? <When at={answeredAt} /> : <span className="soft">Not yet</span>),
  },
  { label: 'Homes it names', of: ({ homes }) => <NamedHomes ids={homes} /> },
  { label: 'Viewing', of: ({ viewing }) => <ViewingWords viewing={viewing} /> },
  {
    label: 'What it wrote',
    of: ({ words }) =>
      words && (
        <span dir="auto" translate="no" className={styles.comparedWords}>
          {words.length > shownLetters ? `${words.slice(0, shownLetters).trimEnd()}…` : words}
        </span>
      ),
  },
]

function ViewingWords({ viewing }: { viewing: ComparedAnswer['viewing'] }) {
  const { plural } = useFormat()
  if (!viewing || viewing.state === 'cancelled') return <span className="soft">None yet</span>
  if (viewing.chosen) return <When at={viewing.chosen} />
  return <>{plural(viewing.times.length, 'time to choose from', 'times to choose from')}</>
}
