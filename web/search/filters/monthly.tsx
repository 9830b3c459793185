/** web/search: what a home may cost a month, all told: rent or loan, and the charges that it states. */
import { useState } from 'react'
import { loanStart } from '#contract/search/loan.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { currencySign } from '#web/platform/formats/money.ts'
import { Field } from '#web/ui/forms/field.tsx'
import { priceWord } from '../words/small-words.ts'
import { useSearch } from '../search-context.tsx'
import { UsualLimits } from './usual-limits.tsx'
import { useWritten } from './use-written.ts'

export const monthlyNames = ['maxMonthly', 'deposit', 'interest', 'years'] as const

export function MonthlyFields() {
  const { raw, currency, live } = useSearch()
  const format = useFormat()
  const isSale = (raw.purpose ?? 'sale') === 'sale'
  const figure = (value: string | undefined) => (value ? format.number(Number(value)) : '')
  const affix = currencySign(currency, format.locale)
  const [most, setMost] = useState(raw.maxMonthly ?? '')
  const { box, tell } = useWritten()
  return (
    <div ref={box} className="stack">
      <Field
        label="At most a month"
        name="maxMonthly"
        value={figure(most)}
        onChange={(event) => setMost(event.target.value.replace(/\D/g, ''))}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        className="num"
        affix={affix}
        help={
          isSale
            ? 'The loan that pays the price back, with the charges and taxes that the home states'
            : 'The rent, with the charges that the home states'
        }
      />
      <UsualLimits
        counts={live?.monthly}
        say={priceWord({ ...raw, currency }, format)}
        chosen={most === '' ? null : Number(most)}
        onChoose={(limit) => {
          setMost(String(limit))
          tell()
        }}
      />
      {isSale && <LoanFields affix={affix} figure={figure} />}
    </div>
  )
}

/** The loan as the visitor would take it. */
function LoanFields({ affix, figure }: { affix: string; figure: (value: string | undefined) => string }) {
  const { raw } = useSearch()
  return (
    <div className="popover-pair">
      <Field
        label="Your own money"
        name="deposit"
        defaultValue={figure(raw.deposit)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={16}
        className="num"
        affix={affix}
      />
      <Field
        label="Interest a year"
        name="interest"
        defaultValue={raw.interest ?? ''}
        placeholder={String(loanStart.interest)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={6}
        className="num"
        suffix="%"
      />
      <Field
        label="Paid back in years"
        name="years"
        defaultValue={raw.years ?? ''}
        placeholder={String(loanStart.years)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        className="num"
      />
    </div>
  )
}
