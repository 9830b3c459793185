/** web/platform: which words a page begins with in the browser. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pageWordsElement } from './page-words.ts'
import { voiceOfPage } from './spoken-voice.ts'

/** Words that have arrived are kept, so each test that awaits others speaks another language. */
const cameIn = (language: string) =>
  pageWordsElement({ language, version: '1', find: () => null }, new Map([['One moment', 'Un momento']]))
const came = cameIn('es')
const whole = () => Response.json({ data: { words: { Dashboard: 'Panel de control' } } })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

function answering(answer: () => Response) {
  const fetched = vi.fn<(url: string) => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', fetched)
  return fetched
}

test('a page the server wrote begins with the words that came with it, and fetches nothing for that', async () => {
  document.body.innerHTML = `<main>Un momento</main>${came}`
  const fetched = answering(whole)
  const voice = await voiceOfPage()
  expect(voice.say?.text('One moment')).toBe('Un momento')
  expect(fetched).not.toHaveBeenCalled()
})

test('a page that the browser draws goes on without its words when they do not come', async () => {
  document.body.innerHTML = `<output data-waiting></output>${came}`
  answering(() => new Response(null, { status: 503 }))
  const coming = voiceOfPage()
  await vi.advanceTimersByTimeAsync(20_000)
  const voice = await coming
  expect([voice.language, voice.say?.text('One moment'), voice.say?.text('Dashboard')]).toEqual([
    'es',
    'Un momento',
    'Dashboard',
  ])
})

test('a page that the browser draws begins with every word of its language', async () => {
  document.body.innerHTML = `<output data-waiting></output>${came}`
  const fetched = answering(whole)
  const voice = await voiceOfPage()
  expect([voice.say?.text('One moment'), voice.say?.text('Dashboard')]).toEqual([
    'Un momento',
    'Panel de control',
  ])
  expect(fetched.mock.lastCall?.[0]).toBe('/api/meridian/translation/words/es?version=1')
})

test('words that a busy machine turned away, or that were lost on their way, are asked for again', async () => {
  document.body.innerHTML = `<output data-waiting></output>${cameIn('it')}`
  let tries = 0
  const fetched = answering(() => {
    tries++
    if (tries === 1) return new Response(null, { status: 503 })
    if (tries === 2) throw new TypeError('Failed to fetch')
    return whole()
  })
  const coming = voiceOfPage()
  await vi.advanceTimersByTimeAsync(2_000)
  const voice = await coming
  expect(voice.say?.text('Dashboard')).toBe('Panel de control')
  expect(fetched).toHaveBeenCalledTimes(3)
})

test('a language that nobody reviewed is asked for once', async () => {
  document.body.innerHTML = `<output data-waiting></output>${cameIn('eo')}`
  const fetched = answering(() => new Response(null, { status: 404 }))
  expect((await voiceOfPage()).say?.text('Dashboard')).toBe('Dashboard')
  expect(fetched).toHaveBeenCalledTimes(1)
})
