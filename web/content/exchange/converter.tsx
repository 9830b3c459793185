/**
 * web/content: converts an amount at the reference rates; a form
 * that works by itself, and at once with script.
 */
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Form, Link, useLocation } from 'react-router'
import { moneyOf } from '#contract/money/minor-units.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { useHydrated } from '#web/platform/loading/hydrated.ts'
import { useRates } from '#web/platform/money/rates.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { writeRate, type Asked } from './exchange.ts'
import { classNames } from '#web/ui/class-names.ts'
import styles from './exchange.module.css'

const currencyNames = new Intl.DisplayNames('en-GB', { type: 'currency' })

export function Converter({ asked }: { asked: Asked }) {
  const { pathname } = useLocation()
  const [typed, setTyped] = useState(String(asked.amount))
  const isHydrated = useHydrated()
  const amount = Number(typed.replace(/[\s,'’]/g, ''))
  return (
    <Form method="get" action={pathname} className={styles.converter} preventScrollReset>
      <Field
        label="Amount"
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={isHydrated ? typed : undefined}
        defaultValue={isHydrated ? undefined : asked.amount}
        onChange={(event) => setTyped(event.target.value)}
        error={typed !== '' && !(amount > 0) ? 'Please enter an amount in digits' : undefined}
      />
      <Currency label="From" name="from" value={asked.from} />
      <Link
        className={classNames('button button--quiet button--round', styles.converterSwap)}
        to={`${pathname}?amount=${asked.amount}&from=${asked.to}&to=${asked.from}`}
        aria-label={`Turn round: ${asked.to} to ${asked.from}`}
        preventScrollReset
      >
        <Icon of={ArrowLeftRight} />
      </Link>
      <Currency label="To" name="to" value={asked.to} />
      <Button type="submit" kind="primary">
        Convert
      </Button>
      <Converted asked={{ ...asked, amount: amount > 0 ? amount : asked.amount }} />
    </Form>
  )
}

function Currency({ label, name, value }: { label: string; name: string; value: string }) {
  const { currencies } = useRates()
  return (
    <Select
      key={value}
      label={label}
      name={name}
      defaultValue={value}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    >
      {currencies.map((code) => (
        <option key={code} value={code}>
          {code} {currencyNames.of(code)}
        </option>
      ))}
    </Select>
  )
}

/** The sum in both currencies, the rate, and its day. */
function Converted({ asked: { amount, from, to } }: { asked: Asked }) {
  const format = useFormat()
  const { convert, date, stale } = useRates()
  const sum = convert(amount, from, to)
  const one = convert(1, from, to)
  if (sum === null || one === null || date === null)
    return <p className={styles.converterSum}>We have no rate for this pair.</p>
  const money = (whole: number, currency: string) => format.money(moneyOf(whole, currency))
  return (
    <output className={styles.converterSum}>
      <span className="small soft">
        <bdi>{money(amount, from)}</bdi> is about
      </span>
      <strong className="num">
        <bdi>{money(sum, to)}</bdi>
      </strong>
      <span className="small soft num">
        <bdi>
          1 {from} = {writeRate(one, format.locale)} {to}
        </bdi>{' '}
        <span>at the reference rate of {format.date(date)}</span>
        {stale && <em className={styles.converterStale}> more than a week old</em>}
      </span>
    </output>
  )
}
