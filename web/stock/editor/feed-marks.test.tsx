/** web/stock: beside a field stands whose word it is, and the way back to the feed's. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { emptyForm } from '#contract/stock/empty-form.ts'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { DraftOfFeed } from '#contract/stock/stock.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { WithFeed } from './feed-marks.tsx'
import { NumberField, TextField } from './fields.tsx'

afterEach(cleanup)

const says: ListingForm = { ...emptyForm({}), bedrooms: 5, reference: 'A1' }
const shown: ListingForm = { ...says, bedrooms: 4 }
const feed: DraftOfFeed = {
  name: 'Main',
  base: shown,
  says,
  corrections: [{ field: 'bedrooms', by: 'Ana Example', at: '2026-11-20T10:00:00.000Z', isDisputed: true }],
  readAt: '2026-11-22T10:00:00.000Z',
}

function Editor({ of }: { of: DraftOfFeed | null }) {
  const [form, setForm] = useState(shown)
  const change = (next: Partial<ListingForm> | ((now: ListingForm) => Partial<ListingForm>)) =>
    setForm((now) => ({ ...now, ...(typeof next === 'function' ? next(now) : next) }))
  return (
    <WithFeed form={form} change={change} feed={of}>
      <TextField label="Your reference" of="reference" value={form.reference} onChange={() => undefined} />
      <NumberField
        label="Bedrooms"
        of="bedrooms"
        max={99}
        value={form.bedrooms}
        onChange={(bedrooms) => change({ bedrooms })}
      />
      <NumberField
        label="Built in"
        of="yearBuilt"
        max={2200}
        value={form.yearBuilt}
        onChange={(yearBuilt) => change({ yearBuilt })}
      />
    </WithFeed>
  )
}
const show = (of: DraftOfFeed | null) =>
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-22T10:00:00.000Z">
      <Editor of={of} />
    </VisitProvider>,
  )
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const back = (label: string) => screen.queryByRole('button', { name: `Give back to the feed: ${label}` })

it('who wrote over the feed is said, and what the feed says by now; one press gives it back', () => {
  show(feed)
  expect(screen.getByText('Ana Example')).toBeTruthy()
  expect(document.body.textContent).toContain('The feed says by now: 5')
  fireEvent.click(back('Bedrooms') as HTMLElement)
  expect(field('Bedrooms').value).toBe('5')
  expect([back('Bedrooms'), screen.queryByText('Ana Example')]).toEqual([null, null])
})

it('what is written now is by hand at once, and what is the feed’s alone cannot be written', () => {
  show(feed)
  expect(back('Built in')).toBeNull()
  fireEvent.change(field('Built in'), { target: { value: '1901' } })
  expect(back('Built in')).toBeTruthy()
  expect([field('Your reference').disabled, field('Built in').disabled]).toEqual([true, false])
  expect(screen.getByText('Only the feed')).toBeTruthy()
})

it('a home without a feed has no marks', () => {
  show(null)
  expect(document.body.textContent).not.toContain('feed')
  expect(field('Your reference').disabled).toBe(false)
})
