/** ui: toasts as they are shown, by their own program and without it. */
import { act, cleanup, fireEvent, render, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { sayerOf, sayOf } from '#web/platform/speech/sayer.ts'
import { VoiceContext, voiceOf } from '#web/platform/speech/voice.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { ToastRegion } from './toast-region.tsx'
import { takeSettled, takeToasts, toast } from './toast.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  takeToasts()
  takeSettled()
  vi.unstubAllGlobals()
})

const shown = (words: string) =>
  [...document.querySelectorAll('.toast:not([data-ending-style])')].filter((one) =>
    one.textContent?.includes(words),
  )
const say = (work: () => void) => act(async () => work())

test.each([
  ['with their program', ToastRegion],
  ['without it', PlainToasts],
])('%s: the same error twice is one, and goes when its act is settled; others stay', async (kind, Region) => {
  render(<Region />)
  const words = `Wrong password, ${kind}`
  await say(() => toast.error(words, { act: 'login' }))
  await say(() => toast.error(words, { act: 'login' }))
  await say(() => toast.error(`Another, ${kind}`, { act: 'other' }))
  expect(shown(words)).toHaveLength(1)
  await say(() => toast.settle('login'))
  expect(shown(words)).toHaveLength(0)
  expect(shown('Another')).toHaveLength(1)
  await say(() => toast.settle('other'))
})

test.each([
  ['with their program', ToastRegion],
  ['without it', PlainToasts],
])('%s: an error lies in the top layer, hidden from nobody, and its Close works', async (kind, Region) => {
  const raised = vi.fn<() => void>()
  Object.assign(HTMLElement.prototype, { showPopover: raised })
  render(<Region />)
  const words = `Not right, ${kind}`
  await say(() => toast.error(words))
  expect(raised).toHaveBeenCalled()
  const [one] = shown(words) as HTMLElement[]
  expect(one?.closest('[popover="manual"]')).not.toBeNull()
  expect(one?.closest('[aria-hidden="true"], [inert]')).toBeNull()
  // This document draws no top layer, so what is in it counts as not drawn.
  const close = within(one as HTMLElement).getByRole('button', { name: 'Close', hidden: true })
  await act(async () => fireEvent.click(close))
  expect(shown(words)).toHaveLength(0)
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
})

test.each([
  ['with their program', ToastRegion],
  ['without it', PlainToasts],
])('%s: what is said, and its button, are in the language of the page', async (kind, Region) => {
  const known = [`Saved here, ${kind}`, 'Sign in', 'Notifications'].map(
    (text) => [text, `de ${text}`] as const,
  )
  const german = voiceOf('de', sayOf(sayerOf(finderOf(new Map(known), 'de'), false)))
  render(
    <VoiceContext value={german}>
      <Region />
    </VoiceContext>,
  )
  await say(() => toast.info(`Saved here, ${kind}`, { action: { label: 'Sign in', run: () => undefined } }))
  const [one] = shown(`de Saved here, ${kind}`)
  expect(one?.querySelector('button.toast-action')?.textContent).toBe('de Sign in')
  expect(one?.closest('.toasts')?.getAttribute('aria-label')).toBe('de Notifications')
})
