/** journeys: homes that an agent writes by hand, by the calls that the editor makes. */
import { expect, type APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import type { ListingForm } from '#contract/stock/listing-form.ts'
import { journeyPassword } from './sign-up.ts'

type Draft = { version: number; form: ListingForm }
type Write = (form: ListingForm) => ListingForm
type Town = { locality: string; point: { lat: number; lon: number } }

const whitstable: Town = { locality: 'Whitstable', point: { lat: 51.357, lon: 1.026 } }

/** What an agent with this address does with homes. */
export async function writerOf(request: APIRequestContext, email: string) {
  const login = await request.post('/api/auth/login', { data: { email, password: journeyPassword } })
  const { access_token: token } = ((await login.json()) as { data: { access_token: string } }).data
  const authorization = `Bearer ${token}`
  const call = async <T>(method: string, path: string, data?: object | Buffer): Promise<T> => {
    const type = Buffer.isBuffer(data) ? 'application/octet-stream' : 'application/json'
    const headers = { authorization, 'content-type': type }
    const answer = await request.fetch(`/api/meridian/agent/${path}`, { method, headers, data })
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true)
    return ((await answer.json()) as { data: T }).data
  }
  const finish = async (id: string, write: Write): Promise<string> => {
    const { version, form } = await call<Draft>('GET', `drafts/${id}`)
    const saved = await call<Draft>('PUT', `drafts/${id}`, { version, form: write(form) })
    return (await call<{ listingId: string }>('POST', `drafts/${id}/publish`, { version: saved.version }))
      .listingId
  }
  return {
    /** Publishes a plot to rent, which no other journey looks at; answers its id. */
    async publishPlot(title: string, description: string, town = whitstable): Promise<string> {
      const { id } = await call<{ id: string }>('POST', 'drafts', {})
      const grey = sharp({ create: { width: 640, height: 480, channels: 3, background: '#888888' } })
      const { sha256 } = await call<{ sha256: string }>(
        'POST',
        `drafts/${id}/files`,
        await grey.png().toBuffer(),
      )
      return finish(id, (form) => ({
        ...form,
        purpose: 'rent',
        type: 'plotResidential',
        place: { ...form.place, country: 'GB', ...town },
        areas: [{ kind: 'plot', value: 900, unit: 'm2' }],
        media: [{ kind: 'photo', sha256, sourceUrl: null, caption: null }],
        texts: [{ lang: 'en', title, description }],
        price: { ...form.price, amount: 210_000, currency: 'GBP', period: 'month' },
      }))
    },
    /** Answers the newest enquiry that the agency was sent. */
    async answerNewest(message: string): Promise<void> {
      const { items } = await call<{ items: { id: string }[] }>('GET', 'leads')
      await call('POST', `leads/${items[0]?.id}/answers`, { message })
    },
    /** Gives a home of theirs another description. */
    async describe(listingId: string, description: string): Promise<void> {
      const { id } = await call<{ id: string }>('POST', 'drafts', { from: { listingId, as: 'edit' } })
      await finish(id, (form) => ({ ...form, texts: form.texts.map((text) => ({ ...text, description })) }))
    },
  }
}
