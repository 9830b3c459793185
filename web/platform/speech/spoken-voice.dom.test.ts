/** web/platform: which words a page begins with in the browser. */
import { afterEach, expect, test, vi } from 'vitest'
import { pageWordsElement } from './page-words.ts'
import { voiceOfPage } from './spoken-voice.ts'

const came = pageWordsElement(
  { language: 'es', version: '1', find: () => null },
  new Map([['One moment', 'Un momento']]),
)
const whole = () => Response.json({ data: { words: { Dashboard: 'Panel de control' } } })

afterEach(() => {
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
  const voice = await voiceOfPage()
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
