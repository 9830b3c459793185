/** web/saved: the page of saved homes says what changed, and where to go when there is nothing. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SavedHome } from '#contract/search/saved.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { addressOf, readAsked } from './address.ts'
import { SavedPage } from './saved-page.tsx'

const id = (n: number) => `01930000-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Only what the page itself reads; the card is drawn by the page's page. */
function home(n: number, changes: Partial<SavedHome> = {}, card: Partial<SavedHome['card']> = {}): SavedHome {
  const price = { mode: 'fixed', amount: 47_000_000, max: null, currency: 'EUR', period: 'once' }
  return {
    savedAt: '2026-11-18T10:00:00.000Z',
    card: { id: id(n), status: 'active', price, ...card } as SavedHome['card'],
    priceThen: null,
    statusThen: null,
    ...changes,
  }
}

const collection = {
  id: id(900),
  name: 'By the sea',
  isOwn: true,
  owner: null,
  isShared: false,
  homes: [id(1)],
}

function show(
  homes: SavedHome[],
  total = homes.length,
  page = 1,
  collections = [collection],
  hidden = 0,
): void {
  const element = (
    <VisitProvider preferences={defaultPreferences} now="2026-11-21T10:00:00.000Z">
      <SavedPage
        homes={homes}
        total={total}
        hidden={hidden}
        asked={{ sort: 'saved', page }}
        collections={collections}
        renderCard={(card) => <article>{card.id}</article>}
      />
    </VisitProvider>
  )
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)
}
const marksOf = (n: number) => {
  const list = screen.getAllByRole('list', { name: 'Since you saved it' })[n] as HTMLElement
  return within(list)
    .getAllByRole('listitem')
    .map((mark) => mark.textContent)
}

beforeEach(() => localStorage.setItem('saved_homes', JSON.stringify([1, 2, 3, 4, 5].map(id))))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('says how many homes are kept that nobody is shown now', () => {
  show([home(1)], 1, 1, [], 2)
  expect(screen.getByText('Not shown at present: 2 homes. What you wrote about them stays.')).toBeTruthy()
})

it('leaves on paper what can only be pressed', () => {
  show([home(1), home(2)], 2, 1, [{ ...collection, homes: [] }])
  const controls = [...document.querySelectorAll('main :is(a, button, select)')]
  expect(controls.length).toBeGreaterThan(4)
  expect(controls.filter((one) => !one.closest('.no-print')).map((one) => one.textContent)).toEqual([])
})

describe('the marks of a home', () => {
  it('tell how its price has moved since', () => {
    show([
      home(1, { priceThen: { amount: 50_000_000, currency: 'EUR' } }),
      home(2, { priceThen: { amount: 46_000_000, currency: 'EUR' } }),
      home(3, { priceThen: { amount: 40_000_000, currency: 'GBP' } }),
      home(4),
    ])
    expect(marksOf(0)).toEqual(['€30,000 less since you saved it', 'Saved 3 days ago'])
    expect(marksOf(1)).toEqual(['€10,000 more since you saved it', 'Saved 3 days ago'])
    expect(marksOf(2)).toEqual(['It was £400,000', 'Saved 3 days ago'])
    expect(marksOf(3)).toEqual(['Saved 3 days ago'])
  })

  it('tell what became of it', () => {
    show([
      home(1, { statusThen: 'active' }, { status: 'sold' }),
      home(2, { statusThen: 'active' }, { status: 'underOffer' }),
      home(3, { statusThen: 'underOffer' }),
      home(4, { statusThen: 'comingSoon' }),
    ])
    expect([0, 1, 2, 3].map((n) => marksOf(n)[0])).toEqual([
      'Sold since you saved it',
      'Under offer since you saved it',
      'Available again',
      'Now available',
    ])
  })
})

describe('the page', () => {
  it('counts, sorts and turns pages', () => {
    show([home(1), home(2)], 30, 2)
    expect(screen.getByText(/^5 homes\./)).toBeTruthy()
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeTruthy()
    expect(screen.getByText('25 to 30 of 30')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Previous page' }).getAttribute('href')).toBe('/savedProperties')
  })

  it('leads on when a page has been emptied', () => {
    show([home(9)], 25, 2)
    expect(screen.getByRole('heading', { name: 'Nothing is left on this page' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See the others' }).getAttribute('href')).toBe('/savedProperties')
  })
})

describe('its address', () => {
  it.each([
    ['', { sort: 'saved', page: 1 }],
    ['?sort=-price&page=3', { sort: '-price', page: 3 }],
    ['?sort=nonsense&page=-1', { sort: 'saved', page: 1 }],
    ['?page=1.5', { sort: 'saved', page: 1 }],
  ] as const)('%s', (search, asked) => {
    expect(readAsked(new URLSearchParams(search))).toEqual(asked)
  })
  it('says no more than it must', () => {
    expect(addressOf({ sort: 'saved', page: 1 })).toBe('/savedProperties')
    expect(addressOf({ sort: '-area', page: 2 })).toBe('/savedProperties?sort=-area&page=2')
  })
})

it('offers each home the collections it is not in, and leads to all of them', () => {
  localStorage.setItem('saved_homes', JSON.stringify([id(1), id(2)]))
  show([home(1, {}, { title: 'Flat' }), home(2, {}, { title: 'House' })])
  expect(screen.getByRole('link', { name: 'By the sea 1' }).getAttribute('href')).toBe(
    `/savedProperties/collections/${collection.id}`,
  )
  expect(screen.queryByLabelText('Put Flat into a collection')).toBeNull()
  expect(screen.getByLabelText('Put House into a collection')).toBeTruthy()
})
