/** web/stock: fields of the editor: what is empty is not said, and what is half typed is left alone. */
import { useState, type ReactNode } from 'react'
import { Field, Select } from '#web/ui/forms/field.tsx'
import { Marked, useIsFeeds } from './feed-marks.tsx'

type Words = {
  label: string
  help?: ReactNode
  error?: string | undefined
  /** Its path in the form (`contract/stock/corrections.ts`), where a feed may say it too. */
  of?: string | undefined
}

type TextProps = Words & {
  value: string | null
  onChange: (value: string | null) => void
  maxLength?: number
  placeholder?: string
  lang?: string
  type?: 'text' | 'url' | 'date' | 'time'
}

export function TextField({ value, onChange, of, ...field }: TextProps) {
  return (
    <Marked of={of} label={field.label}>
      <Field
        {...field}
        disabled={useIsFeeds(of)}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Marked>
  )
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
export function NumberField({ value, onChange, min = 0, max, step = 1, error, of, ...field }: NumberProps) {
  const isFeeds = useIsFeeds(of)
  const [typed, setTyped] = useState<string | null>(null)
  const told = typed === null ? null : readNumber(typed, { min, max, step })
  return (
    <Marked of={of} label={field.label}>
      <Field
        {...field}
        disabled={isFeeds}
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
    </Marked>
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
  of,
  ...field
}: ChoiceProps<V>) {
  return (
    <SelectField
      {...field}
      of={of}
      value={value ?? ''}
      onChange={(chosen) => onChange(options.find((one) => one === chosen) ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((one) => (
        <option key={one} value={one}>
          {words[one]}
        </option>
      ))}
    </SelectField>
  )
}

type SelectProps = Words & { value: string; onChange: (value: string) => void; children: ReactNode }

/** A choice whose options are written out. */
export function SelectField({ value, onChange, of, children, ...field }: SelectProps) {
  return (
    <Marked of={of} label={field.label}>
      <Select
        {...field}
        disabled={useIsFeeds(of)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {children}
      </Select>
    </Marked>
  )
}
