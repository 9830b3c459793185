/**
 * web/enquiries: what was written to an agent before the form's
 * program came stands in the form and in the draft.
 */
import { act, fireEvent, screen } from '@testing-library/react'
import { lazy, Suspense, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterAll, expect, it } from 'vitest'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { replayEarlyInput } from '#web/platform/loading/replay-input.ts'
import { readDraft } from '#web/platform/kept/draft.ts'
import { HomeEnquiry } from './home-enquiry.tsx'

/** The document is shared with other files, which hear for themselves. */
const ended = new AbortController()
afterAll(() => {
  ended.abort()
  localStorage.clear()
})

const home = { id: 'home-1', agency: 'Saltmarsh & Fenn', isGone: false, agents: [] }
const Written = () => <HomeEnquiry home={home} withoutScript="" />

const page = (Part: ComponentType) => (
  <VisitProvider preferences={defaultPreferences} now="2026-11-22T10:00:00.000Z">
    <Suspense>
      <Part />
    </Suspense>
  </VisitProvider>
)

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } })

/** The form of somebody who is signed in and in the field of their name when its program arrives. */
async function arrived(id: string): Promise<void> {
  const person = { userId: '1', role: 'User', name: 'Kim Lee', email: 'kim@lee.example' }
  localStorage.setItem('userInfo', JSON.stringify(person))
  const Form = () => <HomeEnquiry home={{ ...home, id }} withoutScript="" />
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(Form))
  document.body.replaceChildren(root)
  field('Your name').focus()
  await act(async () => void hydrateRoot(root, page(Form)))
  await screen.findByDisplayValue('kim@lee.example')
}

it('puts no name into a field that somebody is about to type in', async () => {
  await arrived('home-2')
  expect(field('Your name').value).toBe('')
  fill('Your name', 'Ben Oak')
  fireEvent.blur(field('Your name'))
  expect(field('Your name').value).toBe('Ben Oak')
})

it('puts the name there once they leave it empty', async () => {
  await arrived('home-3')
  fireEvent.blur(field('Your name'))
  expect(field('Your name').value).toBe('Kim Lee')
})

it('keeps a day without a time, and words that were kept before with those that are new', async () => {
  sessionStorage.setItem('draft/listing/home-1', JSON.stringify({ email: 'ann@lee.example', name: 'Ann' }))
  replayEarlyInput(ended.signal)
  const root = document.createElement('div')
  root.innerHTML = renderToString(page(Written))
  document.body.replaceChildren(root)
  let arrive = () => {}
  const coming = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = () => resolve({ default: Written })
  })
  await act(async () => void hydrateRoot(root, page(lazy(() => coming))))
  fill('Day', '2026-12-01')
  fill('Your name', 'Ann Lee')
  await act(async () => arrive())
  await screen.findByDisplayValue('ann@lee.example')
  // Each field is taken over for itself, in any order.
  await expect
    .poll(() => readDraft('listing/home-1'))
    .toMatchObject({
      email: 'ann@lee.example',
      name: 'Ann Lee',
      viewing: { slots: [{ date: '2026-12-01', time: '' }], byVideo: false },
    })
  expect([field('Day').value, field('Your name').value]).toEqual(['2026-12-01', 'Ann Lee'])
})
