/** web/listings: the mortgage: three sliders; without script three fields and a button that asks the server. */
import { Suspense } from 'react'
import { useFormat } from '#web/platform/format.tsx'
import { useHydrated } from '#web/platform/hydrated.ts'
import { lazyPart } from '#web/platform/lazy-part.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { loanLimits, repay, type Loan } from './mortgage.ts'
import { moneyOf, Sum } from './sum.tsx'

type Props = {
  /** Whole units of the listing's currency. */
  price: number
  currency: string
  loan: Loan
  onLoan: (loan: Loan) => void
}

export function MortgagePart({ price, currency, loan, onLoan }: Props) {
  const format = useFormat()
  const { deposit, loan: borrowed, monthly } = repay(price, loan)
  const words: Record<keyof Loan, string> = {
    deposit: `${format.money(moneyOf(Math.round(deposit), currency))} (${format.percent(loan.deposit)})`,
    interest: `${format.percent(loan.interest)} a year`,
    years: format.plural(loan.years, 'year'),
  }
  return (
    <div className="cost-part">
      <h3>Mortgage</h3>
      <Sum money={moneyOf(Math.round(monthly), currency)} how="a month" />
      {knobs.map(({ name, label }) => (
        <Knob
          key={name}
          name={name}
          label={label}
          value={loan[name]}
          say={words[name]}
          onValue={(value) => onLoan({ ...loan, [name]: value })}
        />
      ))}
      <noscript>
        <LoanFields loan={loan} />
      </noscript>
      <p className="tiny note cost-hint">
        A loan of <bdi>{format.money(moneyOf(Math.round(borrowed), currency))}</bdi>, repaid in equal payments. The
        interest is only a place to start: put in what a lender offers you.
      </p>
    </div>
  )
}

const knobs: { name: keyof Loan; label: string }[] = [
  { name: 'deposit', label: 'Deposit' },
  { name: 'interest', label: 'Interest' },
  { name: 'years', label: 'Term' },
]

type KnobProps = { name: keyof Loan; label: string; value: number; say: string; onValue: (value: number) => void }

const Slider = lazyPart(() => import('#web/ui/slider.tsx'), 'Slider')

/** The slider's place is kept until script draws it. */
function Knob({ name, label, value, say, onValue }: KnobProps) {
  const hydrated = useHydrated()
  const { min, max, step } = loanLimits[name]
  return (
    <div className="cost-slide">
      <div className="cost-slide-words">
        <span>{label}</span>
        <b>
          <bdi>{say}</bdi>
        </b>
      </div>
      <div className="cost-slide-box">
        {hydrated && (
          <Suspense>
            <Slider
              values={[value]}
              min={min}
              max={max}
              step={step}
              labels={[label]}
              say={() => say}
              onChange={([next]) => next !== undefined && onValue(next)}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function LoanFields({ loan }: { loan: Loan }) {
  return (
    <div className="cost-fields">
      {knobs.map(({ name, label }) => (
        <Field
          key={name}
          label={`${label}${name === 'years' ? ', years' : ', %'}`}
          name={name}
          type="number"
          defaultValue={loan[name]}
          {...loanLimits[name]}
        />
      ))}
      <Button type="submit" size="small">
        Work it out
      </Button>
    </div>
  )
}
