/** web/listings: the other offers of a home, with price and agent: whoever is chosen is written to. */
import type { Listing } from '#contract/listings/listings.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHomeAddress } from '#web/platform/meta/home-address.ts'
import { useUserInfo } from '#web/platform/session/session.ts'
import { periodWords, priceModeWords, purposeWords, statusWords } from '#web/platform/words/words.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { amountWords } from '../../price.tsx'
import { offerAddress } from './home-of-offers.ts'
import styles from './agency-card.module.css'

export function Offers({ home }: { home: Listing }) {
  const format = useFormat()
  const inPanel = useHomeAddress()
  const role = useUserInfo()?.role ?? null
  const { alsoOffered, leadId } = home
  if (alsoOffered.length === 0) return null
  const addressOf = (id: string) =>
    role === 'Admin' || role === 'Agent' ? inPanel(id) : offerAddress({ id, leadId })
  return (
    <div className={styles.agentEnquiry}>
      <h3 className="small">
        <b>{`${format.number(alsoOffered.length + 1)} offers of this home`}</b>
      </h3>
      <p className="small soft">You see the offer of this agency, and write to it.</p>
      <ul className={classNames('small', styles.agentCare)}>
        {alsoOffered.map(({ id, agency, agent, price, purpose, status, confirmedAt }) => (
          <li key={id}>
            <TextLink to={addressOf(id)}>
              <bdi>{agency}</bdi>
            </TextLink>
            {agent && (
              <>
                {format.comma}
                <bdi>{agent}</bdi>
              </>
            )}
            <br />
            {purpose !== home.offers[0]?.purpose && `${purposeWords[purpose]} `}
            <bdi translate="yes">
              <b>{price.amount === null ? priceModeWords.onRequest : amountWords(price, format)}</b>
              {price.period !== 'once' && ` ${periodWords[price.period]}`}
            </bdi>
            {status !== 'active' && (
              <>
                {' · '}
                <span>{statusWords[status]}</span>
              </>
            )}
            {' · '}
            <span className="soft">confirmed {format.ago(confirmedAt)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
