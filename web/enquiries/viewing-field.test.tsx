/**
 * web/enquiries: proposing times to see a home: nothing is invented, rows
 * come and go, each says what is wrong with it.
 */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { enquiryTexts } from '#contract/enquiries/enquiries.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { ViewingField, type Viewing } from './viewing-field.tsx'

afterEach(cleanup)

const seen = vi.fn<(value: Viewing) => void>()

function Held({ error }: { error?: string }) {
  const [value, setValue] = useState<Viewing>({ slots: [], byVideo: false })
  seen(value)
  return <ViewingField value={value} onChange={setValue} error={error} />
}
const show = (error?: string) =>
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-22T10:00:00.000Z">
      <Held {...(error && { error })} />
    </VisitProvider>,
  )
const days = () => screen.getAllByLabelText('Day')
const times = () => screen.getAllByLabelText('Time')
const fill = (index: number, date: string, time: string) => {
  fireEvent.change(days()[index] as HTMLElement, { target: { value: date } })
  fireEvent.change(times()[index] as HTMLElement, { target: { value: time } })
}

it('offers no time that nobody offered', () => {
  show()
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect((days()[0] as HTMLInputElement).value).toBe('')
  expect(document.querySelector('fieldset')?.textContent).not.toMatch(/\d/)
})

it('takes up to three times, and takes them away', () => {
  show()
  for (const [index, date] of ['2026-11-25', '2026-11-26', '2026-11-27'].entries()) {
    if (index > 0) fireEvent.click(screen.getByRole('button', { name: 'Another time' }))
    fill(index, date, '10:30')
  }
  expect(screen.queryByRole('button', { name: 'Another time' })).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'By video call' }))
  fireEvent.click(screen.getAllByRole('button', { name: 'Take this time away' })[0] as HTMLElement)
  expect(seen).toHaveBeenLastCalledWith({
    byVideo: true,
    slots: [
      { date: '2026-11-26', time: '10:30' },
      { date: '2026-11-27', time: '10:30' },
    ],
  })
})

it('keeps a day and a time that come before the first of them is drawn', () => {
  const drawn: Viewing = { slots: [], byVideo: false }
  let latest = drawn
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-22T10:00:00.000Z">
      <ViewingField value={drawn} onChange={(change) => (latest = change(latest))} error={undefined} />
    </VisitProvider>,
  )
  fill(0, '2026-11-25', '10:30')
  expect(latest).toEqual({ byVideo: false, slots: [{ date: '2026-11-25', time: '10:30' }] })
})

it('says beside the field what is missing', () => {
  show(enquiryTexts.time)
  fireEvent.change(days()[0] as HTMLElement, { target: { value: '2026-11-25' } })
  expect(times()[0]?.getAttribute('aria-invalid')).toBe('true')
  expect(document.body.textContent).toContain(enquiryTexts.time)
})
