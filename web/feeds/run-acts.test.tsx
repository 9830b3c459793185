/** web/feeds: a run that waits, under impatient hands: it is published or discarded once, and not both. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { FeedRun } from '#contract/feeds.ts'
import { loadContractClient } from '#web/platform/api/contract-client.ts'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { RunActs } from './run-acts.tsx'

const run = {
  id: '01890000-0000-7000-8000-000000000001',
  created: 3,
  changed: 0,
  same: 0,
  withdrawn: 0,
} as FeedRun
let asked: string[]
let said: Record<string, unknown>
let answer: () => void

beforeAll(async () => void (await loadContractClient()), 60_000)
beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url)
    // What an earlier file of this process still had to ask for.
    if (!pathname.includes(run.id)) return Promise.reject(new Error('Nobody asks this here.'))
    asked.push(pathname.split('/').at(-1) ?? '')
    void request.json().then(
      (body: typeof said) => (said = body),
      () => undefined,
    )
    const data = { message: 'Done', feedId: run.id, askedAt: '2026-11-22T10:00:00.000Z' }
    return new Promise((resolve) => {
      answer = () => resolve(Response.json({ status: 'Success', message: 'OK', data }))
    })
  })
})
afterEach(() => {
  cleanup()
  takeToasts()
  vi.unstubAllGlobals()
})

function open(more: Partial<FeedRun> = {}) {
  const failed = vi.fn<(error: unknown) => void>()
  const done = async () => undefined
  render(<RunActs run={{ ...run, ...more }} onBegun={done} onChange={done} onError={failed} />)
  return { failed, button: (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name }) }
}

test('publishing by a double click, with Enter and another button behind it, is one call', async () => {
  const { failed, button } = open()
  const publish = button(/^Publish/)
  const discard = button(/^Discard/)
  act(() => {
    fireEvent.click(publish, { detail: 1 })
    fireEvent.click(publish, { detail: 2 })
    fireEvent.click(publish, { detail: 0 })
    fireEvent.click(discard, { detail: 1 })
  })
  await vi.waitFor(() => expect(asked).toEqual(['publish']))
  expect([publish.getAttribute('aria-busy'), discard.disabled]).toEqual(['true', true])
  await act(async () => answer())
  await vi.waitFor(() => expect(discard.disabled).toBe(false))
  expect([asked, failed.mock.calls]).toEqual([['publish'], []])
})

test('accepting withdrawals in the dialog is one call too', async () => {
  const { failed, button } = open({ heldFor: 'shrinking', withdrawn: 40 })
  fireEvent.click(button(/^Accept/))
  const accept = button(/^Publish and withdraw/)
  act(() => {
    fireEvent.click(accept, { detail: 1 })
    fireEvent.click(accept, { detail: 2 })
    fireEvent.click(accept, { detail: 0 })
  })
  await vi.waitFor(() => expect(asked).toEqual(['publish']))
  await act(async () => answer())
  expect([asked, failed.mock.calls]).toEqual([['publish'], []])
})

test('a run whose prices leap is held with its reason, and accepted as it was looked at', async () => {
  const checked = { file: 'a'.repeat(64), diff: 'b'.repeat(64) } as FeedRun['checked']
  const reason = '20 of 20 homes on the market would change in the same way (price ×100)'
  const { failed, button } = open({ heldFor: 'leaping', created: 0, changed: 20, reason, checked })
  expect(screen.getByRole('region', { name: /^Held back: many homes would leap/ }).textContent).toContain(
    reason,
  )
  expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  act(() => {
    fireEvent.click(button(/^Accept and publish/), { detail: 1 })
    fireEvent.click(button(/^Accept and publish/), { detail: 2 })
  })
  await vi.waitFor(() => expect(said).toEqual({ acceptWithdrawals: true, checked }))
  await act(async () => answer())
  expect([asked, failed.mock.calls]).toEqual([['publish'], []])
})
