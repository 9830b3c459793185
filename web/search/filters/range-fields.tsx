/**
 * web/search: the lowest and the highest of something: two fields, with
 * the histogram above them where there is one.
 */
import { useState } from 'react'
import type { Histogram } from '#contract/search/search.ts'
import { useFormat } from '#web/platform/formats/format.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { HistogramSlider } from './histogram-slider.tsx'
import { UsualLimits } from './usual-limits.tsx'
import { useWritten } from './use-written.ts'

type Props = {
  names: readonly [string, string]
  values: readonly [string | undefined, string | undefined]
  labels?: readonly [string, string]
  histogram?: Histogram | null | undefined
  affix?: string
  suffix?: string
  /** What stands under a field for its value, for instance the same in another currency. */
  help?: (value: number) => string | null
  say?: (value: number) => string
  /** Usual upper ends, and how many homes keep each. */
  limits?: Record<string, number> | undefined
}

export function RangeFields({
  names,
  values,
  labels = ['From', 'Up to'],
  histogram,
  affix,
  suffix,
  help,
  say,
  limits,
}: Props) {
  const format = useFormat()
  const [least, setLeast] = useState(figure(values[0]))
  const [most, setMost] = useState(figure(values[1]))
  const { box, tell } = useWritten()
  const inWords = say ?? format.number
  const write = (low: number | null, high: number | null) => {
    setLeast(low)
    setMost(high)
    tell()
  }
  const show = (value: number | null) => (value === null ? '' : format.number(value))
  const field = (index: 0 | 1, value: number | null, set: (next: number | null) => void) => (
    <Field
      label={labels[index]}
      name={names[index]}
      value={show(value)}
      onChange={(event) => set(figure(event.target.value.replace(/\D/g, '')))}
      inputMode="numeric"
      autoComplete="off"
      maxLength={16}
      className="num"
      affix={affix}
      suffix={suffix}
      help={(value !== null && help?.(value)) || undefined}
    />
  )
  return (
    <div ref={box} className="stack">
      {histogram && histogram.counts.some((count) => count > 0) && (
        <HistogramSlider
          histogram={histogram}
          least={least}
          most={most}
          labels={[`${labels[0]}, slider`, `${labels[1]}, slider`]}
          say={inWords}
          onChange={write}
        />
      )}
      <div className="popover-pair">
        {field(0, least, setLeast)}
        {field(1, most, setMost)}
      </div>
      <UsualLimits counts={limits} say={inWords} chosen={most} onChoose={(limit) => write(least, limit)} />
    </div>
  )
}

const figure = (text: string | undefined): number | null => (text ? Number(text) : null)
