/** web/translation: a page under translation as React draws and redraws it. Ids: security catalogue I. */
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { sealedKey } from '#tests/support/sealed-key.ts'
import { restorePage, translatePage } from './translate-page.ts'

const place = { keyGiven: true, posts: [] as string[][], answer: (q: string[]): unknown => shout(q) }
const shout = (q: readonly string[]) => ({
  data: { translations: q.map((text) => ({ translatedText: `¡${text}!` })) },
})
const json = (value: unknown, status = 200) =>
  Promise.resolve(new Response(typeof value === 'string' ? value : JSON.stringify(value), { status }))

/** The network, which is not ours: the three calls of translation. */
async function network(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost')
  if (url.pathname.endsWith('get-google-api-key'))
    return json({
      data: {
        api_key: place.keyGiven ? await sealedKey(url) : 'bm90IGEga2V5IGF0IGFsbCwgYnV0IGxvbmcgZW5vdWdo',
      },
    })
  if (url.pathname.endsWith('store-google-api-log')) return json({})
  const { q } = JSON.parse(String(init?.body)) as { q: string[] }
  place.posts.push(q)
  return json(place.answer(q))
}

let warned: MockInstance<typeof console.warn>
const service = '/api/meridian/translate'
type Run = Parameters<typeof translatePage>[0]
const start = (run: Partial<Run> = {}) =>
  translatePage({ language: 'es', service, own: 'en', isSaid: () => false, ...run })
const sent = () => place.posts.flat()

beforeEach(() => {
  localStorage.clear()
  Object.assign(place, { keyGiven: true, posts: [], answer: shout })
  vi.stubGlobal('fetch', network)
  warned = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  restorePage('en')
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('visible words and their attributes change, in their white space, and come back', async () => {
  render(
    <main title="A tooltip">
      <h1> Two homes </h1>
      <input placeholder="Where to" aria-label="Place" defaultValue="My own words" />
    </main>,
  )
  const before = document.body.innerHTML
  start()
  await screen.findByText('¡Two homes!')
  expect(screen.getByPlaceholderText('¡Where to!').getAttribute('aria-label')).toBe('¡Place!')
  expect(document.documentElement.lang).toBe('es')
  restorePage('en')
  expect(document.body.innerHTML).toBe(before)
  expect(document.documentElement.lang).toBe('en')
})

test('what nobody translates keeps its points where they belong on a page from right to left', async () => {
  place.answer = (q) => ({
    data: { translations: q.map((text) => ({ translatedText: text === 'Home' ? 'بيت' : text })) },
  })
  render(
    <main>
      <h1>Home</h1>
      <p> In no language but this. </p>
    </main>,
  )
  const before = document.body.innerHTML
  start({ language: 'ar' })
  expect(await screen.findByText('بيت')).toBeTruthy()
  expect(document.querySelector('p')?.textContent).toBe(' \u200EIn no language but this.\u200E ')
  restorePage('en')
  expect(document.body.innerHTML).toBe(before)
})

test('I13 what people typed, names, addresses, prices and marked texts are never sent', async () => {
  render(
    <div>
      <p>Plain words</p>
      <input defaultValue="typed words" />
      <textarea defaultValue="longer typed words" />
      <p translate="no">Kim Example</p>
      <bdi>Deal, Kent</bdi>
      <p lang="fr">Bel appartement</p>
      <code>some code</code>
      <p>kim@example.com</p>
      <p>Write to kim@example.com today</p>
      <p>+44 1632 960123</p>
      <p>€450,000</p>
      <p>AED 1,200 · 120 m²</p>
      <p>12:30</p>
    </div>,
  )
  start()
  await screen.findByText('¡Plain words!')
  expect(sent()).toEqual(['Plain words'])
})

test('what the page says in its own words already is asked of nobody', async () => {
  render(
    <main>
      <h1>Karte zeigen</h1>
      <p>Bright flat by the park</p>
    </main>,
  )
  document.documentElement.lang = 'de'
  start({ language: 'de', own: 'de', isSaid: (text) => text === 'Karte zeigen' })
  await screen.findByText('¡Bright flat by the park!')
  expect(screen.getByText('Karte zeigen')).toBeTruthy()
  expect(sent()).toEqual(['Bright flat by the park'])
  restorePage('de')
  expect(document.documentElement.lang).toBe('de')
})

test('I08 300 texts are three questions at once, of 128, 128 and 44', async () => {
  const words = Array.from(
    { length: 300 },
    (_, index) => `Word ${'abcdefghij'[index % 10]} number x${index}x`,
  )
  render(words.map((word) => <p key={word}>{word}</p>))
  start()
  await screen.findByText(`¡${words[299]}!`)
  expect(place.posts.map((q) => q.length)).toEqual([128, 128, 44])
})

test('what React says in one piece, and was written over in two, keeps its space', async () => {
  const said = '¡New here?!'
  const pieces = (words: (string | null)[]) => (
    <p>
      {words}
      <button type="button">Register</button>
    </p>
  )
  const { rerender } = render(pieces(['New here?', ' ']))
  start({ isSaid: (text) => text === said })
  await screen.findByText(said)
  rerender(pieces([`${said} `, null]))
  await screen.findByText('¡Register!')
  await act(async () => new Promise<void>((drawn) => requestAnimationFrame(() => drawn())))
  expect(screen.getByText(said).textContent).toBe(`${said} ¡Register!`)
})

test('pieces of one sentence are one text, and what React changes is asked for again', async () => {
  function Counter() {
    const [count, setCount] = useState(3)
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {count} homes in {count > 3 ? 'Porto' : 'Lisbon'}
      </button>
    )
  }
  render(<Counter />)
  start()
  const button = await screen.findByText('¡3 homes in Lisbon!')
  act(() => button.click())
  await screen.findByText('¡4 homes in Porto!')
  expect(sent()).toEqual(['3 homes in Lisbon', '4 homes in Porto'])
  restorePage('en')
  expect(button.textContent).toBe('4 homes in Porto')
})

test('what comes later is translated, from what is known already or by asking once', async () => {
  function Later() {
    const [open, setOpen] = useState(false)
    return (
      <>
        <button type="button" onClick={() => setOpen(!open)}>
          Open
        </button>
        {open && <p>Something new</p>}
      </>
    )
  }
  render(<Later />)
  start()
  const button = await screen.findByText('¡Open!')
  act(() => button.click())
  await screen.findByText('¡Something new!')
  act(() => button.click())
  act(() => button.click())
  await screen.findByText('¡Something new!')
  expect(sent()).toEqual(['Open', 'Something new'])
})

test('each run begins with an empty cache', async () => {
  render(<p>Again and again</p>)
  start()
  await screen.findByText('¡Again and again!')
  place.answer = (q) => ({ data: { translations: q.map(() => ({ translatedText: 'Otra vez' })) } })
  start()
  await screen.findByText('Otra vez')
  expect(sent()).toEqual(['Again and again', 'Again and again'])
})

test('I05 a key that does not open is only logged: nothing is asked, nothing changes', async () => {
  place.keyGiven = false
  render(<p>Stays as it is</p>)
  start()
  await vi.waitFor(() =>
    expect(warned).toHaveBeenCalledWith(expect.any(String), new Error('Decryption failed')),
  )
  expect(sent()).toEqual([])
  expect(document.body.textContent).toBe('Stays as it is')
  expect(document.documentElement.lang).toBe('en')
})

test.each([
  [
    'fewer texts, nothing and markup',
    { data: { translations: [{ translatedText: '<b>Uno</b>' }, null] } },
    '<b>Uno</b>',
  ],
  [
    'many times the length',
    { data: { translations: [{ translatedText: 'x'.repeat(5_000) }, { translatedText: 'Dos' }] } },
    'One',
  ],
])('I09 I11 an answer with %s leaves what it does not translate', async (_, answer, first) => {
  place.answer = () => answer
  render(
    <div>
      <p>One</p>
      <p>Two</p>
      <p>Three</p>
    </div>,
  )
  start()
  const [one, two, three] = document.querySelectorAll('p')
  await vi.waitFor(() => expect([one?.textContent, two?.textContent]).not.toEqual(['One', 'Two']))
  expect([one?.textContent, three?.textContent]).toEqual([first, 'Three'])
  expect(document.querySelector('b')).toBeNull()
})

test.each([
  ['garbage', '<html>'],
  ['nothing', {}],
  ['an error', { error: { code: 500 } }],
])('I10 %s instead of an answer is only logged', async (_, answer) => {
  place.answer = () => answer
  render(<p>Stays as it is</p>)
  start()
  await vi.waitFor(() => expect(warned).toHaveBeenCalledOnce())
  expect(document.body.textContent).toBe('Stays as it is')
})
