/** tests: what agents do with their stock, as calls, and a home that has all that publishing asks for. */
import type { ListingForm } from '#contract/stock/listing-form.ts'
import type { Draft, StockItem } from '#contract/stock/stock.ts'
import type { TestApp } from './app.ts'
import type { anAccount } from './enquiries.ts'

type Person = Awaited<ReturnType<typeof anAccount>>
type Stock = {
  items: StockItem[]
  nextCursor: string | null
  counts: Record<string, number>
  drafts: number
}

const path = (rest: string) => `/api/meridian/agent/${rest}`

export const stockCalls = (app: TestApp) => ({
  path,
  begin: async (who: Person, body: object = {}) =>
    (await who.call<{ id: string }>('POST', path('drafts'), body)).data.id,
  read: async (id: string, who: Person) => (await who.call<Draft>('GET', path(`drafts/${id}`))).data,
  save: (id: string, version: number, form: ListingForm, who: Person) =>
    who.call<{ version: number; missing: string[] }>('PUT', path(`drafts/${id}`), { version, form }),
  publish: (id: string, version: number, who: Person, more: object = {}) =>
    who.call<{ listingId: string | null; publishAt: string | null }>('POST', path(`drafts/${id}/publish`), {
      version,
      ...more,
    }),
  stockOf: async (query: string, who: Person) => (await who.call<Stock>('GET', path(`stock${query}`))).data,
  send: (id: string, bytes: Uint8Array, who: Person) =>
    app.fetch(path(`drafts/${id}/files`), {
      method: 'POST',
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
    }),
})

/** Everything that publishing a flat asks for, but a photo. */
export const flat = (form: ListingForm): ListingForm => ({
  ...form,
  purpose: 'sale',
  type: 'apartment',
  reference: 'HH-7',
  place: { ...form.place, country: 'PT', locality: 'Lisboa', point: { lat: 38.7174, lon: -9.1657 } },
  bedrooms: 2,
  bathrooms: 1,
  areas: [{ kind: 'living', value: 84, unit: 'm2' }],
  tenure: 'freehold',
  energy: { status: 'inProgress', class: null, kwhM2: null },
  price: { ...form.price, amount: 45_000_000, currency: 'EUR' },
  texts: [{ lang: 'en', title: 'Flat by the harbour', description: 'Bright, with a view of the boats.' }],
})
