/** web/search: the parts around the results: chips, panels, pages and what to loosen, as forms and links. */
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import type { Card } from '#contract/search/search.ts'
import type { RawSearch } from '#contract/search/search-question.ts'
import { formatsFor, VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { PerAreaFields } from '../filters/area.tsx'
import { FilterBar } from '../filters/filter-bar.tsx'
import { MonthlyFields } from '../filters/monthly.tsx'
import { FlagFields } from '../filters/more.tsx'
import { activeFilters, barWords } from '../words/filter-words.ts'
import { Misses } from '../near/misses.tsx'
import { NearHeading, Trades } from '../near/near-parts.tsx'
import { NoResults } from './no-results.tsx'
import { Pages } from './pages.tsx'
import { QueryBox } from '../box/query-box.tsx'
import { ResultsHead } from './results-head.tsx'
import { SearchProvider, type SearchFacts } from '../search-context.tsx'

afterEach(cleanup)

const now = '2026-11-20T12:00:00.000Z'
const format = formatsFor(defaultPreferences, now)
const counts = {
  purpose: {},
  type: { villa: 3, chalet: 0 },
  beds: { '0': 1, '2': 4, '3': 5 },
  baths: {},
  features: {},
  tenure: {},
  energy: {},
  flags: {},
  since: { '7': 2 },
  sea: {},
  available: {},
}
const histogram = { edges: [0, 100_000, 200_000], counts: [3, 5] }

function show(
  node: ReactNode,
  raw: RawSearch,
  more: Partial<SearchFacts> = {},
  loader: () => Promise<unknown> = () => Promise.resolve(null),
) {
  const facts: SearchFacts = {
    raw,
    view: 'grid',
    total: 214,
    place: null,
    facets: counts,
    histograms: { price: histogram, area: histogram },
    filters: activeFilters(raw, null, format),
    bar: barWords(raw, format),
    said: '',
    unused: [],
    others: [],
    near: [],
    trades: [],
    travel: [],
    travelNotes: [],
    currency: raw.currency ?? 'EUR',
    ...more,
  }
  const element = (
    <VisitProvider preferences={defaultPreferences} now={now}>
      <SearchProvider facts={facts}>{node}</SearchProvider>
    </VisitProvider>
  )
  const router = createMemoryRouter([{ path: '*', element, loader }], {
    hydrationData: { loaderData: { '0': null } },
  })
  return { router, ...render(<RouterProvider router={router} />) }
}

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
const sent = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined))

describe('the yes/no filters', () => {
  it('stand with their counts, without those that no home has unless they are chosen', () => {
    const facets = { ...counts, flags: { pets: 4, billsIncluded: 2 } }
    const { container } = show(<FlagFields />, { billsIncluded: '1', tour: '1' }, { facets })
    const boxes = [...container.querySelectorAll('input')].map(({ name, checked }) => [name, checked])
    expect(boxes).toEqual([
      ['pets', false],
      ['tour', true],
      ['billsIncluded', true],
    ])
    expect(container.textContent).toMatch(/Pets welcome\s*4.*With a tour\s*0.*Bills included\s*2/)
  })
})

describe('above the results', () => {
  it('every filter goes by a link of its own', () => {
    show(<ResultsHead />, { minBeds: '3', features: 'garden,lift', page: '2' })
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('214 homes for sale')
    expect(hrefOf('Remove Garden')).toBe('/property-listing?minBeds=3&features=lift')
    expect(hrefOf('Remove 3+ bedrooms')).toBe('/property-listing?features=garden,lift')
    expect(hrefOf('Clear all')).toBe('/property-listing')
  })

  it('a filter that stands alone is cleared by its own sign', () => {
    show(<ResultsHead />, { minBeds: '3' })
    expect(hrefOf('Remove 3+ bedrooms')).toBe('/property-listing')
    expect(screen.queryByRole('link', { name: 'Clear all' })).toBeNull()
  })

  it('sorts only by what makes sense', () => {
    show(<ResultsHead />, { q: 'sea' })
    const options = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option')
    expect(options.map((one) => one.textContent)).not.toContain('Nearest')
    expect(options.map((one) => one.textContent)).toContain('Most relevant')
  })

  it('sorts the question that is on its way, not the one it still shows', async () => {
    const { router } = show(<ResultsHead />, {}, {}, () => new Promise(() => undefined))
    await act(async () => void router.navigate('/property-listing?maxPrice=500000&view=table'))
    fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: '-price' } })
    expect(router.state.navigation.location?.search).toBe('?maxPrice=500000&sort=-price&view=table')
  })
})

describe('the usual limits of cost', () => {
  it('say how many homes keep each, and a press writes one into its field', () => {
    const live = { ...counts, monthly: { '1000': 40, '1500': 90 } }
    const { container } = show(<MonthlyFields />, { maxMonthly: '1000' }, { live })
    const [first, second] = screen.getAllByRole('button')
    expect([first?.textContent, second?.textContent]).toEqual(['Up to €1k40', 'Up to €1.5k90'])
    expect(first?.getAttribute('aria-pressed')).toBe('true')
    fireEvent.click(second as HTMLElement)
    expect(container.querySelector('input')?.value).toBe('1,500')
    expect(second?.getAttribute('aria-pressed')).toBe('true')
  })

  it('are not there before they are counted', () => {
    show(<PerAreaFields />, {})
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('the panels', () => {
  it('send their own filter and keep the others', () => {
    show(<FilterBar />, {
      minBeds: '3',
      maxPrice: '400000',
      currency: 'GBP',
      types: 'villa',
      page: '3',
      sort: 'price',
    })
    const price = screen.getByLabelText('Up to', { selector: '[name="maxPrice"]' }).closest('form')
    expect(sent(price)).toEqual({
      minPrice: '',
      maxPrice: '400,000',
      currency: 'GBP',
      minBeds: '3',
      types: 'villa',
      sort: 'price',
    })
  })

  it('offer types somebody has, with their number', () => {
    show(<FilterBar />, {})
    expect(screen.getByRole('checkbox', { name: 'Villas 3', hidden: true })).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /Chalets/, hidden: true })).toBeNull()
  })

  it('count bedrooms as "at least"', () => {
    show(<FilterBar />, {})
    expect(screen.getAllByRole('radio', { name: '2+9', hidden: true })).toHaveLength(1)
  })
})

it('the box in the header keeps the filters and remembers what it said', () => {
  show(<QueryBox />, { q: 'orchard', minBeds: '2', new: '1' })
  const form = screen
    .getByRole('combobox', { name: 'Place, agency, reference or your own words' })
    .closest('form')
  expect(sent(form)).toEqual({
    kind: 'new',
    kindWas: 'new',
    where: 'orchard',
    whereWas: 'orchard',
    q: 'orchard',
    minBeds: '2',
    new: '1',
  })
})

describe('pages', () => {
  it('are links that say where they lead', () => {
    show(<Pages page={2} />, { minBeds: '3', page: '2' })
    expect(screen.getByText('25 to 48 of 214')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
    expect(hrefOf('Page 1')).toBe('/property-listing?minBeds=3')
    const next = screen.getByRole('link', { name: 'Next page' })
    expect([next.getAttribute('rel'), next.getAttribute('href')]).toEqual([
      'next',
      '/property-listing?minBeds=3&page=3',
    ])
  })
})

describe('homes that come close', () => {
  const trades = [
    { labels: ['Look up to €620k'], to: '/property-listing?maxPrice=620000', count: 14 },
    { labels: ['2 bedrooms are enough', 'Within 25 km'], to: '/property-listing?minBeds=2', count: 1 },
  ]
  const near = [{ home: {} as Card, misses: ['12 km away'] }]

  it('stand under one heading, with a link for every wish to trade', () => {
    const facts = { total: 0, near, trades }
    show(
      <>
        <ResultsHead />
        <NearHeading />
        <Trades />
      </>,
      { maxPrice: '600000' },
      facts,
    )
    expect(screen.getAllByRole('heading').map((one) => one.textContent)).toEqual([
      'No home has all of this. These come closest',
    ])
    const offers = within(screen.getByRole('navigation', { name: 'Trade a wish' })).getAllByRole('link')
    expect(offers.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['Look up to €620k, 14 homes', '/property-listing?maxPrice=620000'],
      ['2 bedrooms are enough · Within 25 km, 1 home', '/property-listing?minBeds=2'],
    ])
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull()
  })

  it('have a heading of their own below the few that were found', () => {
    show(<NearHeading />, {}, { total: 2, near, trades })
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('These come close too')
  })

  it('each say what they miss', () => {
    show(<Misses words={['12 km away', '€20,000 over budget']} />, {})
    const list = screen.getByRole('list', { name: 'What it misses' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['12 km away', '€20,000 over budget'])
  })
})

describe('nothing found', () => {
  it('says which filter to give up for how many homes, the most first', () => {
    show(
      <NoResults
        loosen={[
          { filter: 'minBeds', count: 2 },
          { filter: 'maxPrice', count: 12 },
        ]}
      />,
      { minBeds: '3', maxPrice: '1', currency: 'EUR' },
      { total: 0 },
    )
    const offers = within(screen.getByRole('list')).getAllByRole('link')
    expect(offers.map((one) => one.textContent)).toEqual([
      'Without “Up to €1”12 homes',
      'Without “3+ bedrooms”2 homes',
    ])
    expect(offers[0]?.getAttribute('href')).toBe('/property-listing?minBeds=3')
  })

  it('names each thing once: of both ends of a range, or a point and its radius, the one that helps more', () => {
    show(
      <NoResults
        loosen={[
          { filter: 'minPrice', count: 3 },
          { filter: 'maxPrice', count: 12 },
          { filter: 'radius', count: 5 },
          { filter: 'near', count: 9 },
          { filter: 'minBeds', count: 2 },
        ]}
      />,
      { minPrice: '1', maxPrice: '2', currency: 'EUR', near: '38.7,-9.1', radius: '500', minBeds: '3' },
      { total: 0 },
    )
    const offers = within(screen.getByRole('list')).getAllByRole('link')
    const named = offers.map((one) => /“(.*)”(\d+) /.exec(one.textContent ?? '')?.slice(1) ?? [])
    expect(named.map(([, homes]) => homes)).toEqual(['12', '9', '2'])
    expect(new Set(named.map(([label]) => label)).size).toBe(3)
  })

  it('admits when one filter less is not enough', () => {
    show(<NoResults loosen={[]} />, { q: 'zzz' }, { total: 0 })
    expect(screen.getByText(/Taking away one filter is not enough/)).toBeTruthy()
  })
})
