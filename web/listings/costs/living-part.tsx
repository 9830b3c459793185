/**
 * web/listings: what living in a home costs a month: the loan or the rent, and what the listing states; no
 * guesses. Its sum stands only where it says more than the loan or the rent alone.
 */
import type { Money } from '#contract/vocabulary/common.ts'
import type { Listing } from '#contract/listings/listings.ts'
import { perMonth } from '#contract/vocabulary/codes.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { costKindWords, periodWords } from '#web/platform/words/words.ts'
import { monthlyCosts } from './mortgage.ts'
import { Row, Sum } from './sum.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './costs.module.css'

type Props = { costs: Listing['offers'][number]['costs']; main: { name: string; money: Money } | null }

export function LivingPart({ costs, main }: Props) {
  const format = useFormat()
  const monthly = monthlyCosts(costs)
  const all = [
    ...(main ? [main.money] : []),
    ...monthly.map(({ amount, currency }) => ({ amount, currency })),
  ]
  const [first] = all
  const isOneCurrency = all.every(({ currency }) => currency === first?.currency)
  return (
    <div className={styles.costPart}>
      <h3>Living there</h3>
      {first && isOneCurrency && (
        <Sum
          money={{ amount: all.reduce((sum, { amount }) => sum + amount, 0), currency: first.currency }}
          how="a month"
        />
      )}
      <dl>
        {main && monthly.length > 0 && (
          <Row name={main.name}>
            <bdi>{format.money(main.money)}</bdi>
          </Row>
        )}
        {monthly.map(({ kind, amount, currency, stated }) => (
          <Row
            key={`${kind} ${amount}`}
            name={costKindWords[kind]}
            note={
              perMonth[stated.period] === 1
                ? null
                : `${format.money({ amount: stated.amount, currency: stated.currency })} ${periodWords[stated.period]}`
            }
          >
            <bdi>{format.money({ amount, currency })}</bdi>
          </Row>
        ))}
      </dl>
      {monthly.length > 0 && (
        <p className={classNames('tiny note no-print', styles.costHint)}>
          Running costs as the listing states them; energy and insurance are not guessed.
        </p>
      )}
    </div>
  )
}

/** What to ask for where a listing is silent; nothing where it is not. */
export function NothingStated({ costs }: Pick<Props, 'costs'>) {
  if (costs.length > 0) return null
  return (
    <p className={classNames('tiny note no-print', styles.costNote)}>
      The listing states no running costs. Ask for the property tax, service charge and energy bills.
    </p>
  )
}
