/** web/listings: a price in every currency with a reference rate, behind a button that needs no script. */
import { ChevronDown } from 'lucide-react'
import type { Money } from '#contract/vocabulary/common.ts'
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useRates } from '#web/platform/money/rates.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './currencies.module.css'

const names = new Intl.DisplayNames('en-GB', { type: 'currency' })

export function EveryCurrency({ price }: { price: Money }) {
  const format = useFormat()
  const { currencies, convert, date } = useRates()
  const others = currencies.filter((currency) => currency !== price.currency).toSorted()
  if (others.length === 0 || date === null) return null
  return (
    <Disclosure
      className="link"
      label="The price in every currency"
      summary={
        <>
          Every currency
          <Icon of={ChevronDown} small />
        </>
      }
    >
      <section
        className={classNames('popover-body', styles.currencies)}
        // There is more of them than fits, and nothing among them that takes the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
        tabIndex={0}
        aria-label="Every currency"
      >
        <dl>
          {others.map((currency) => {
            const whole = convert(wholeUnits(price), price.currency, currency)
            if (whole === null) return null
            return (
              <div key={currency} className="leader">
                <dt>{names.of(currency) ?? currency}</dt>
                <dd>
                  <bdi>{format.about(moneyOf(whole, currency))}</bdi>
                </dd>
              </div>
            )
          })}
        </dl>
        <p className="tiny note">
          By the reference rates of {format.date(date)}, to four digits. Banks and cards charge their own.
        </p>
      </section>
    </Disclosure>
  )
}
