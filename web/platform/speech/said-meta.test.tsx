/** web/platform: the head of a page in the words and at the address of its language. */
import { cleanup, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { headOf } from '../meta/head.ts'
import { SaidMeta } from './said-meta.tsx'
import { sayerOf, sayOf } from './sayer.ts'
import { ownVoice, VoiceContext, voiceOf, type Voice } from './voice.ts'

const find = finderOf(
  new Map([
    ['{0} homes for sale in {a}', '{0} viviendas en venta en {a}'],
    ['From {a}', 'Desde {a}'],
    ['Everything there is.', 'Todo lo que hay.'],
  ]),
  'es',
)
const spanish = voiceOf('es', sayOf(sayerOf(find, false)))
afterEach(cleanup)

type Said = { title?: string; description?: string; languages?: string[]; hidden?: boolean }

async function headIn(voice: Voice, { title = '3 homes for sale in Lisbon', ...said }: Said = {}) {
  const head = headOf({
    title,
    description: 'Everything there is.',
    origin: 'https://meridian.example',
    path: '/property-listing?place=1',
    picture: '/og/search.png',
    ...said,
  })
  const Page = () => (
    <div data-testid="head">
      <SaidMeta />
    </div>
  )
  const Stub = createRoutesStub([{ path: '/', Component: Page, meta: () => head }])
  render(
    <VoiceContext value={voice}>
      <Stub />
    </VoiceContext>,
  )
  await screen.findByTestId('head')
  const all = [...document.querySelectorAll('title, meta, link')]
  const content = (name: string) =>
    all
      .find((one) => (one.getAttribute('property') ?? one.getAttribute('name')) === name)
      ?.getAttribute('content')
  const href = (rel: string, lang?: string) =>
    all
      .find((one) => one.getAttribute('rel') === rel && (!lang || one.getAttribute('hreflang') === lang))
      ?.getAttribute('href')
  return { title: all.find((one) => one.tagName === 'TITLE')?.textContent, content, href }
}

const plain = 'https://meridian.example/property-listing?place=1'

test('says title and descriptions, and is canonical at the address of its language', async () => {
  const { title, content, href } = await headIn(spanish)
  expect(title).toBe('3 viviendas en venta en Lisbon · Meridian')
  expect(content('description')).toBe('Todo lo que hay.')
  expect([content('og:title'), content('twitter:title')]).toEqual([
    '3 viviendas en venta en Lisbon',
    '3 viviendas en venta en Lisbon',
  ])
  expect([href('canonical'), content('og:url')]).toEqual([`${plain}&lang=es`, `${plain}&lang=es`])
  expect([href('alternate', 'x-default'), href('alternate', 'en')]).toEqual([plain, plain])
})

test('a sentence of ours in front of what an agent wrote is said too', async () => {
  const { content } = await headIn(spanish, { description: 'From €300. A house by the sea.' })
  expect(content('description')).toBe('Desde €300. A house by the sea.')
})

test('a language in which not all of the page is written is not named', async () => {
  const { href } = await headIn(spanish, { languages: [] })
  expect([href('alternate', 'es'), href('alternate', 'en')]).toEqual([undefined, plain])
})

test.each([
  ['in English', ownVoice, {}],
  ['where not all of it is written in the language', spanish, { languages: [] }],
  ['where it is no address for an index', spanish, { hidden: true }],
])('the plain address is canonical %s', async (_, voice, said) => {
  const { href } = await headIn(voice, said)
  expect(href('canonical')).toBe(plain)
})

test('the picture of a shared link is that of the language, and the plain one in English', async () => {
  const picture = 'https://meridian.example/og/search.png'
  const { content } = await headIn(spanish)
  expect([content('og:image'), content('twitter:image')]).toEqual([
    `${picture}?lang=es`,
    `${picture}?lang=es`,
  ])
  cleanup()
  expect((await headIn(ownVoice)).content('og:image')).toBe(picture)
})
