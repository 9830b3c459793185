/** web/stock: an amount of money, typed in whole units and kept in minor ones. */
import { moneyOf, wholeUnits } from '#contract/money/minor-units.ts'
import { NumberField } from './fields.tsx'

type MoneyProps = {
  label: string
  of?: string
  currency: string | null
  value: number | null
  onChange: (amount: number | null) => void
}

export function MoneyField({ label, of, currency, value, onChange }: MoneyProps) {
  const code = currency ?? 'EUR'
  return (
    <NumberField
      label={label}
      of={of}
      suffix={currency ?? undefined}
      max={1e12}
      step="any"
      value={value === null ? null : wholeUnits({ amount: value, currency: code })}
      onChange={(whole) => onChange(whole ? moneyOf(whole, code).amount : null)}
    />
  )
}
