/** ui: a few words of which one is chosen: radio buttons of a form, so that they work without script. */
import { classNames } from '../class-names.ts'

type Props<V extends string> = {
  label: string
  name: string
  options: readonly { value: V; label: string; note?: string | undefined }[]
  value?: V | undefined
  defaultValue?: V | undefined
  onChange?: (value: V) => void
  /** `line`: words with a line under the chosen one. `boxes`: a row of boxes. */
  look?: 'line' | 'boxes'
  form?: string | undefined
  className?: string
}

export function Segments<V extends string>(props: Props<V>) {
  const { label, name, options, value, defaultValue, onChange, look = 'line', form, className } = props
  const each = look === 'line' ? 'segment' : 'option'
  return (
    <div role="radiogroup" aria-label={label} className={classNames(`${each}s`, className)}>
      {options.map((option) => (
        <label key={option.value} className={each}>
          <input
            type="radio"
            name={name}
            value={option.value}
            form={form}
            {...(value === undefined
              ? { defaultChecked: option.value === defaultValue }
              : { checked: option.value === value })}
            onChange={() => onChange?.(option.value)}
          />
          {option.label}
          {option.note && <span className={`${each}-note num`}>{option.note}</span>}
        </label>
      ))}
    </div>
  )
}
