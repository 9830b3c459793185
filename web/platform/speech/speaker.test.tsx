/**
 * web/platform: pages in the words of a voice: on the server, taken over by the
 * browser, and as the translator would read them.
 */
import { act, cleanup, render, screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { finderIn, pageWordsElement, type PageWords } from './page-words.ts'
import { sayerOf, sayOf } from './sayer.ts'
import { serverVoice } from './server-voice.ts'
import { ownVoice, VoiceContext, voiceOf, type Voice } from './voice.ts'

const find = finderOf(
  new Map([
    ['{0} homes in {a}', '{0} viviendas en {a}'],
    ['Where to', '¿Dónde?'],
    ['Show', 'Mostrar'],
    ['the map', 'el mapa'],
    ['Garden', 'Jardín'],
    ['No homes', 'Ninguna vivienda'],
  ]),
  'es',
)
const speech = { language: 'es', version: '1', find }
const spanish = voiceOf('es', sayOf(sayerOf(find, false)))
const inVoice = (page: ReactNode, voice: Voice = spanish) => <VoiceContext value={voice}>{page}</VoiceContext>
const written = (page: ReactNode, voice?: Voice) => {
  render(inVoice(page, voice))
  return document.body.lastElementChild?.innerHTML
}
afterEach(cleanup)

test('an amount nobody translates stays as Intl wrote it on a page from right to left', () => {
  const amount = new Intl.NumberFormat('ar', { style: 'currency', currency: 'GBP' }).format(1_600_000)
  expect(sayerOf(find, true)(amount).text).toBe(amount)
})

function Page({ place }: { place: string }) {
  const [count, setCount] = useState(3)
  return (
    <main>
      <button type="button" title="Show" onClick={() => setCount(count + 1)}>
        {count} homes in {place}
      </button>
      <input placeholder="Where to" aria-label="Garden" defaultValue="Garden" />
      <p>
        Show <b>the map</b>
      </p>
    </main>
  )
}

test('texts are whole sentences whatever they are put together of, attributes are said, and what is typed is not', () => {
  expect(written(<Page place="Lisbon" />)).toBe(
    '<main><button type="button" title="Mostrar">3 viviendas en Lisbon</button>' +
      '<input placeholder="¿Dónde?" aria-label="Jardín" value="Garden">' +
      '<p>Mostrar <b>el mapa</b></p></main>',
  )
})

test('what style sheets write beside a figure is said too', () => {
  expect(written(<p data-label="Garden">12</p>)).toBe('<p data-label="Jardín">12</p>')
})

const zones: Record<string, { page: ReactNode; says: string }> = {
  marked: { page: <p translate="no">Garden</p>, says: 'Garden' },
  'a name': { page: <bdi>Garden</bdi>, says: 'Garden' },
  'a name that is none': { page: <bdi translate="yes">Garden</bdi>, says: 'Jardín' },
  'another language': { page: <p lang="pt">Garden</p>, says: 'Garden' },
  'English in another language': {
    page: (
      <p lang="pt">
        <b lang="en-GB">Garden</b>
      </p>
    ),
    says: 'Jardín',
  },
  'English in what is marked': {
    page: (
      <p translate="no">
        <b lang="en">Garden</b>
      </p>
    ),
    says: 'Garden',
  },
  code: { page: <code>Garden</code>, says: 'Garden' },
  'what is typed': { page: <textarea defaultValue="Garden" />, says: 'Garden' },
  'an option that is its own value': {
    page: (
      <select>
        <option>Garden</option>
      </select>
    ),
    says: 'Garden',
  },
  'an option': {
    page: (
      <select>
        <option value="g">Garden</option>
      </select>
    ),
    says: 'Jardín',
  },
  'a fragment': { page: <>Garden</>, says: 'Jardín' },
  'a list': {
    page: (
      <ul>
        {['Garden'].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    ),
    says: 'Jardín',
  },
  'somebody’s own words': { page: <p>Garden of my aunt</p>, says: 'Garden of my aunt' },
}
test.each(Object.entries(zones))('%s', (_, { page, says }) => {
  written(page)
  expect(document.body.textContent).toBe(says)
})

test('links of the router say what they are given', () => {
  const router = createMemoryRouter([
    {
      path: '/',
      Component: () => (
        <Link to="/" aria-label="Show">
          the map
        </Link>
      ),
    },
  ])
  render(inVoice(<RouterProvider router={router} />))
  expect(screen.getByRole('link').outerHTML).toContain(
    'aria-label="Mostrar" href="/" data-discover="true">el mapa',
  )
})

test('what changes stays the same element, in its words', () => {
  function Field() {
    const [text, setText] = useState<string | undefined>()
    return (
      <div>
        <input placeholder={text} onFocus={() => setText('Where to')} />
        <output>{text ? 'Garden' : null}</output>
      </div>
    )
  }
  render(inVoice(<Field />))
  const field = screen.getByRole('textbox')
  const output = screen.getByRole('status')
  act(() => field.focus())
  expect(screen.getByPlaceholderText('¿Dónde?')).toBe(field)
  expect(output.textContent).toBe('Jardín')
})

test('the browser takes over what the server wrote, with the words that came with the page alone', async () => {
  const { voice, ending } = serverVoice(speech)
  const faults = vi.fn<(error: unknown) => void>()
  const html = renderToString(inVoice(<Page place="Lisbon" />, voice))
  expect(html).toContain('3 viviendas en Lisbon')
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = html
  const words = JSON.parse(ending().replaceAll(/<[^>]*>/g, '')) as PageWords
  const first = voiceOf('es', sayOf(sayerOf(finderIn(words), false)))
  const root = await act(async () =>
    hydrateRoot(place, inVoice(<Page place="Lisbon" />, first), { onRecoverableError: faults }),
  )
  expect(faults).not.toHaveBeenCalled()
  expect(screen.getByRole('button').textContent).toBe('3 viviendas en Lisbon')
  const field = screen.getByRole('textbox')
  // All words have come: nothing is drawn again, and what comes now is said too.
  await act(async () => root.render(inVoice(<Page place="Lisbon" />)))
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('4 viviendas en Lisbon')
  expect(screen.getByRole('textbox')).toBe(field)
  await act(async () => root.unmount())
  place.remove()
})

test('in English nothing travels with the page, and nothing in the words can end the element they stand in', () => {
  expect(serverVoice(null)).toMatchObject({ voice: ownVoice })
  expect(serverVoice(null).ending()).toBe('')
  const element = pageWordsElement(speech, new Map([['</script><b>', '<!--']]))
  expect(element.slice(8, -9)).not.toMatch(/<[/!b]/)
})

test('on a page from right to left what nobody knows keeps its points, but not in attributes', () => {
  const arabic = voiceOf('ar', sayOf(sayerOf(() => null, true)))
  expect(written(<p title="In English (only).">In English (only).</p>, arabic)).toBe(
    '<p title="In English (only).">\u200EIn English (only).\u200E</p>',
  )
})
