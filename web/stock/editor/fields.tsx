/** web/stock: fields of the editor: what is empty is not said, and what is half typed is left alone. */
import { useState, type ReactNode } from 'react'
import { Field, Select } from '#web/ui/forms/field.tsx'

type Words = { label: string; help?: ReactNode; error?: string | undefined }

type TextProps = Words & {
  value: string | null
  onChange: (value: string | null) => void
  maxLength?: number
  placeholder?: string
  lang?: string
  type?: 'text' | 'url' | 'date' | 'time'
}

export function TextField({ value, onChange, ...field }: TextProps) {
  return <Field {...field} value={value ?? ''} onChange={(event) => onChange(event.target.value || null)} />
}

type NumberProps = Words & {
  value: number | null
  onChange: (value: number | null) => void
  /** The least and the most it may be; whole numbers unless `step` says otherwise. */
  min?: number
  max: number
  step?: number | 'any'
  suffix?: ReactNode
  affix?: ReactNode
}

/** A number outside its bounds stands there, is told, and is not taken over. */
export function NumberField({ value, onChange, min = 0, max, step = 1, error, ...field }: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const told = typed === null ? null : readNumber(typed, { min, max, step })
  return (
    <Field
      {...field}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={min}
      max={max}
      step={step}
      error={told === undefined ? `Please enter a number from ${min} to ${max}` : error}
      value={typed ?? value ?? ''}
      onChange={(event) => {
        const next = event.target.value
        const number = readNumber(next, { min, max, step })
        setTyped(next)
        if (number !== undefined) onChange(number)
      }}
      onBlur={() => {
        if (told !== undefined) setTyped(null)
      }}
    />
  )
}

type Bounds = { min: number; max: number; step: number | 'any' }

/** Null for nothing, undefined for what is no such number. */
function readNumber(text: string, { min, max, step }: Bounds): number | null | undefined {
  if (text.trim() === '') return null
  const number = Number(text)
  const fits = Number.isFinite(number) && number >= min && number <= max
  return fits && (step !== 1 || Number.isInteger(number)) ? number : undefined
}

type ChoiceProps<V extends string> = Words & {
  value: V | null
  options: readonly V[]
  words: Record<V, string>
  onChange: (value: V | null) => void
  /** What stands there while nothing is chosen; without it something always is. */
  none?: string
}

export function ChoiceField<V extends string>({
  value,
  options,
  words,
  onChange,
  none,
  ...field
}: ChoiceProps<V>) {
  return (
    <Select
      {...field}
      value={value ?? ''}
      onChange={(event) => onChange(options.find((one) => one === event.target.value) ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </Select>
  )
}
