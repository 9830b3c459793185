/**
 * web/listings: the mortgage: three sliders; without script three fields and a button that asks the server.
 */
import { Suspense, useState } from 'react'
import { moneyOf } from '#contract/money/minor-units.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { lazyPart } from '#web/platform/loading/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import type { KnownRate } from './loan-rates.ts'
import { isWhole, loanLimits, readKnob, repay, type Loan } from './mortgage.ts'
import { Sum } from './sum.tsx'
import { classNames } from '#web/ui/class-names.ts'
import styles from './costs.module.css'

type Props = {
  /** Whole units of the listing's currency. */
  price: number
  currency: string
  /** The name of the home's country. */
  country: string
  /** The average that the interest starts from; null where none is known, and the person is asked. */
  rate: KnownRate | null
  loan: Loan
  onLoan: (loan: Loan) => void
}

export function MortgagePart({ price, currency, country, rate, loan, onLoan }: Props) {
  const format = useFormat()
  const deposit = (price * loan.deposit) / 100
  const knobs: { name: keyof Loan; value: number; say: string }[] = [
    {
      name: 'deposit',
      value: loan.deposit,
      say: `${format.money(moneyOf(Math.round(deposit), currency))} (${format.percent(loan.deposit)})`,
    },
    ...(rate && loan.interest !== null
      ? [{ name: 'interest' as const, value: loan.interest, say: `${format.percent(loan.interest)} a year` }]
      : []),
    { name: 'years', value: loan.years, say: format.plural(loan.years, 'year') },
  ]
  return (
    <div className={classNames(styles.costPart, styles.costLoan)}>
      <h3>Mortgage</h3>
      {isWhole(loan) && (
        <Sum money={moneyOf(Math.round(repay(price, loan).monthly), currency)} how="a month" />
      )}
      <div>
        {rate ? null : <OwnInterest country={country} loan={loan} onLoan={onLoan} />}
        {knobs.map(({ name, value, say }) => (
          <Knob
            key={name}
            name={name}
            value={value}
            say={say}
            onValue={(next) => onLoan({ ...loan, [name]: next })}
          />
        ))}
        <noscript>
          <LoanFields loan={loan} isAsked={rate === null} />
        </noscript>
      </div>
      <p className={classNames('tiny note no-print', styles.costHint)}>
        A loan of <bdi>{format.money(moneyOf(Math.round(price - deposit), currency))}</bdi>, repaid in equal
        payments.{' '}
        <span>
          <RateNote rate={rate} />
        </span>
      </p>
    </div>
  )
}

/** Where the interest comes from, and of which day it is. */
function RateNote({ rate }: { rate: KnownRate | null }) {
  const format = useFormat()
  if (!rate) return null
  const { of, date, isOld, source } = rate
  return (
    <>
      The interest starts at <bdi>{format.percent(rate.rate)}</bdi>, the average of {of} up to{' '}
      {format.date(date)}
      {isOld && ', which is more than a year ago'}. Put in what a lender offers you.{' '}
      <a className="link link--inline" href={source.url} target="_blank" rel="noopener">
        See the source: {source.name}
      </a>
    </>
  )
}

const labels: Record<keyof Loan, string> = { deposit: 'Deposit', interest: 'Interest', years: 'Term' }

/** Nothing is known about loans there, so nothing stands in the field until somebody writes it. */
function OwnInterest({ country, loan, onLoan }: Pick<Props, 'country' | 'loan' | 'onLoan'>) {
  const [typed, setTyped] = useState(loan.interest === null ? '' : String(loan.interest))
  const isRead = typed.trim() === '' || readKnob('interest', typed) !== null
  return (
    <div className="no-print">
      <Field
        label="Interest, % a year"
        name="interest"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        help={`We hold no published figure for loans in ${country}. Put in what a lender offers you, and the payment is worked out.`}
        error={isRead ? undefined : 'Please enter a number, such as 5.5'}
        onChange={({ target: { value } }) => {
          setTyped(value)
          onLoan({ ...loan, interest: readKnob('interest', value) })
        }}
      />
    </div>
  )
}

type KnobProps = { name: keyof Loan; value: number; say: string; onValue: (value: number) => void }

const Slider = lazyPart(() => import('#web/ui/forms/slider.tsx'), 'Slider')

/** The interest that people usually see; a higher one from an address stretches the slider. */
const usualInterest = 15

/** The slider's place is kept until script draws it. */
function Knob({ name, value, say, onValue }: KnobProps) {
  const hydrated = useHydrated()
  const { min, max, step } = loanLimits[name]
  return (
    <div className={styles.costSlide}>
      <div className={styles.costSlideWords}>
        <span>{labels[name]}</span>
        <b>
          <bdi translate="yes">{say}</bdi>
        </b>
      </div>
      <div className={classNames('no-print', styles.costSlideBox)}>
        {hydrated && (
          <Suspense>
            <Slider
              values={[value]}
              min={min}
              max={name === 'interest' ? Math.max(usualInterest, value) : max}
              step={step}
              labels={[labels[name]]}
              say={() => say}
              onChange={([next]) => next !== undefined && onValue(next)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

/** The field of an interest that is asked for stands above already. */
function LoanFields({ loan, isAsked }: { loan: Loan; isAsked: boolean }) {
  const names = (['deposit', 'interest', 'years'] as const).filter((name) => !isAsked || name !== 'interest')
  return (
    <div className={classNames('no-print', styles.costFields)}>
      {names.map((name) => (
        <Field
          key={name}
          label={`${labels[name]}${name === 'years' ? ', years' : ', %'}`}
          name={name}
          type="number"
          defaultValue={loan[name] ?? undefined}
          {...loanLimits[name]}
        />
      ))}
      <Button type="submit" size="small">
        Work it out
      </Button>
    </div>
  )
}
