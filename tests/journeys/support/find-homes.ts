/** journeys: finds homes of the demonstration by what they must have, through the public API. */
import type { APIRequestContext, ConsoleMessage, Page } from '@playwright/test'
import type { Listing } from '../../../contract/listings/listings.ts'
import type { Card } from '../../../contract/search/search.ts'

type Envelope<T> = { data: T }

/** Homes that a search finds, the first page of it. */
export async function searchHomes(
  request: APIRequestContext,
  query: Record<string, string> = {},
): Promise<Card[]> {
  const answer = await request.get('/api/meridian/search', { params: { limit: '50', ...query } })
  return ((await answer.json()) as Envelope<{ items: Card[] }>).data.items
}

export async function readHome(request: APIRequestContext, id: string): Promise<Listing> {
  const answer = await request.get(`/api/meridian/listings/${id}`)
  return ((await answer.json()) as Envelope<Listing>).data
}

/** The first home of a search that is as it must be. */
export async function findHome(
  request: APIRequestContext,
  fits: (home: Card) => boolean,
  query: Record<string, string> = {},
): Promise<Card> {
  const home = (await searchHomes(request, query)).find(fits)
  if (!home) throw new Error(`no home of ${JSON.stringify(query)} fits`)
  return home
}

/** What the browser complains about from now on: refused scripts and styles, errors, hydration. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on(
    'console',
    (message: ConsoleMessage) => message.type() === 'error' && complaints.push(message.text()),
  )
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
