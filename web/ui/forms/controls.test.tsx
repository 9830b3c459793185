/** ui: controls as people meet them: names, errors, panels, choices. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { sayerOf, sayOf } from '#web/platform/speech/sayer.ts'
import { VoiceContext, voiceOf } from '#web/platform/speech/voice.ts'
import { Button, ButtonLink } from '../button.tsx'
import { RemovableChip } from '../chip.tsx'
import { Disclosure } from '../disclosure.tsx'
import { Field, Select } from './field.tsx'
import { Ring } from '../charts/ring.tsx'
import { Segments } from './segments.tsx'
import { Slider } from './slider.tsx'
import { StepLine } from '../charts/step-line.tsx'
import { onToast, takeToasts, toast } from '../toasts/toast.ts'
import { TrendLine } from '../charts/trend-line.tsx'

afterEach(cleanup)

describe('a button', () => {
  it('does not send forms unless it is told to', () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('type')).toBe('button')
  })

  it('may be a link', () => {
    render(<ButtonLink to="/property-listing">Search</ButtonLink>, { wrapper: MemoryRouter })
    expect(screen.getByRole('link', { name: 'Search' }).getAttribute('href')).toBe('/property-listing')
  })
})

describe('a field', () => {
  it('says its help and its error to those who cannot see them', () => {
    render(<Field label="From" help="≈ €407,900" error="This must be a number" affix="£" />)
    const input = screen.getByRole('textbox', { name: 'From' })
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
    expect(described).toEqual(['This must be a number', '≈ €407,900'])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('without an error is not called wrong', () => {
    render(
      <Select label="Currency">
        <option>EUR</option>
      </Select>,
    )
    const select = screen.getByRole('combobox', { name: 'Currency' })
    expect([select.getAttribute('aria-invalid'), select.getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ])
  })
})

describe('segments', () => {
  it('are one choice of a form', () => {
    const chosen = vi.fn<(value: string) => void>()
    render(
      <form aria-label="f">
        <Segments
          label="Purpose"
          name="kind"
          options={[
            { value: 'buy', label: 'Buy' },
            { value: 'rent', label: 'Rent' },
          ]}
          defaultValue="buy"
          onChange={chosen}
        />
      </form>,
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Rent' }))
    expect(chosen).toHaveBeenCalledWith('rent')
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('kind')).toBe('rent')
  })
})

describe('a panel', () => {
  const open = () => {
    const { container } = render(
      <Disclosure summary="Price" label="Price">
        <input aria-label="From" />
      </Disclosure>,
    )
    const details = container.querySelector('details')
    if (!details) throw new Error('no details')
    details.open = true
    return details
  }

  it('closes with Escape and gives the focus back', () => {
    const details = open()
    screen.getByLabelText('From').focus()
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(details.open).toBe(false)
    expect(document.activeElement?.tagName).toBe('SUMMARY')
  })

  it('closes with a press elsewhere, and only there', () => {
    const details = open()
    fireEvent.pointerDown(screen.getByLabelText('From'))
    expect(details.open).toBe(true)
    fireEvent.pointerDown(document.body)
    expect(details.open).toBe(false)
  })
})

it('a chip is taken away by a link, so that script is not needed', () => {
  render(<RemovableChip label="Garden" to="/property-listing" />, { wrapper: MemoryRouter })
  expect(screen.getByRole('link', { name: 'Remove Garden' }).getAttribute('href')).toBe('/property-listing')
})

it('a ring is empty at most', () => {
  const { container } = render(<Ring share={3} late />)
  expect(container.innerHTML).toContain('--age: 1.00')
})

describe('toasts', () => {
  it('stay as long as the specification says', () => {
    const told = vi.fn<() => void>()
    const stop = onToast(told)
    toast.success('Saved')
    toast.info('Something')
    toast.error('It failed')
    toast.error('Not sent', { time: 3_000 })
    stop()
    expect(told).toHaveBeenCalledTimes(4)
    expect(takeToasts().map(({ title, time }) => [title, time])).toEqual([
      ['Success', 3_000],
      [undefined, 5_000],
      ['Error', 0],
      ['Error', 3_000],
    ])
    expect(takeToasts()).toEqual([])
  })
})

describe('small charts', () => {
  it('show a fall as a fall', () => {
    const steps = [
      { at: '2026-01-01T00:00:00Z', amount: 100 },
      { at: '2026-06-01T00:00:00Z', amount: 80 },
    ]
    const { container } = render(<StepLine steps={steps} until="2026-12-01T00:00:00Z" />)
    expect(container.querySelectorAll('.fall')).toHaveLength(1)
    expect(container.querySelector('circle')?.getAttribute('cy')).toBe('40')
  })

  it('leave gaps where nothing is known', () => {
    const { container } = render(<TrendLine values={[1, 2, null, 4]} />)
    expect(container.querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2)
  })
})

describe('a slider', () => {
  const words = [['Deposit', 'Eigenkapital'] as const, ['{0} years', '{0} Jahre'] as const]
  const german = voiceOf('de', sayOf(sayerOf(finderOf(new Map(words), 'de'), false)))

  it('says its handle and its value in the language of the page, though a library draws it', () => {
    render(
      <VoiceContext value={german}>
        <Slider
          values={[25]}
          min={0}
          max={40}
          labels={['Deposit']}
          say={(value) => `${value} years`}
          onChange={() => undefined}
        />
      </VoiceContext>,
    )
    const handle = screen.getByRole('slider', { name: 'Eigenkapital' })
    expect(handle.getAttribute('aria-valuetext')).toBe('25 Jahre')
  })
})
