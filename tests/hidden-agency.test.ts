/**
 * tests: an agency from registration on: what visitors learn of it, and that its
 * homes are hidden when nobody answers for them.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { findOrCreateAgency } from '#server/accounts/index.ts'
import { changeStatus, saveListings, withdrawListings, type ListingDraft } from '#server/listings/index.ts'
import { register, someone, codeFor, newestMail, validPassword } from './support/accounts.ts'
import { createTestApp } from './support/app.ts'
import { aDraft, resolveLisbon, saleOffer } from './support/listing-drafts.ts'

const app = await createTestApp()
const { db, events } = app.platform
const deps = { events, resolvePlace: resolveLisbon }
let admin: Awaited<ReturnType<typeof register>>
let reader: Awaited<ReturnType<typeof register>>

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const post = (path: string, body: object = {}) =>
  someone(app).post(`/api/meridian/portal${path}`, body, bearer(admin.access))
const done = async (path: string, body: object = {}) => expect((await post(path, body)).status).toBe(200)
const because = { reason: 'The licence ran out.' }

beforeAll(async () => {
  admin = await register(app, 'admin@example.com')
  await db
    .updateTable('users')
    .set({ role: 'Admin', duties: ['own'] })
    .where('id', '=', admin.userId)
    .execute()
  reader = await register(app, 'reader@example.com')
})

let made = 0
/** Registers and is approved for the agency. */
async function anAgent(agencyName: string, contact: object = {}) {
  const email = `agent${++made}@example.com`
  const person = someone(app)
  await person.post('/api/auth/signup-agent', {
    name: 'Asha Example',
    email,
    password: validPassword,
    phone: { country: 'IN', number: '9876543210' },
    agencyName,
    country: 'PT',
    description: 'Homes by the sea.',
    ...contact,
  })
  await person.post('/api/auth/verify-code', { email, otp: await codeFor(app, email) })
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  await done(`/agents/${id}/approve`, { joinAgency: true })
  const { agency_id: agencyId } = await db
    .selectFrom('users')
    .select('agency_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const login = await person.post('/api/auth/login', { email, password: validPassword })
  return { id, email, agencyId: String(agencyId), access: login.body.data.access_token ?? '', person }
}

const now = () => app.platform.clock.now()
async function save(agencyId: string, drafts: ListingDraft[]): Promise<string[]> {
  const batch = { agencyId, feedId: null, drafts, now: now(), source: 'agent' as const }
  return (await saveListings(db, batch, deps)).map((one) => ('listingId' in one ? String(one.listingId) : ''))
}
const statusOf = async (id: string) =>
  (await db.selectFrom('listings').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const changesOf = async (id: string) =>
  (await db.selectFrom('listing_changes').select('seq').where('listing_id', '=', id).execute()).length

/** Where a visitor meets the home and its agency. */
async function whereShown(id: string, agencyId: string): Promise<string[]> {
  const text = async (path: string) => (await app.fetch(path)).text()
  const saved = await someone(app).get('/api/meridian/saved/properties', reader.access)
  const sitemap = await text('/sitemap.xml')
  const parts = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const places = {
    search: (await text(`/api/meridian/search?agency=${agencyId}`)).includes(id),
    page: (await app.fetch(`/api/meridian/listings/${id}`)).status === 200,
    agency: (await app.fetch(`/api/meridian/agencies/${agencyId}`)).status === 200,
    figures: (await app.fetch(`/api/meridian/agencies/${agencyId}/figures`)).status === 200,
    atom: (await text('/feeds/search.atom')).includes(id),
    saved: JSON.stringify(saved.body).includes(id),
    sitemap: (await Promise.all(parts.map(text))).join('').includes(id),
    enquiry: (await enquire(id)).status < 400,
  }
  return Object.entries(places).flatMap(([name, isThere]) => (isThere ? [name] : []))
}
const enquire = (listingId: string) =>
  someone(app, { address: `10.0.${++made}.1` }).post('/api/meridian/enquiries', {
    kind: 'listing',
    listingId,
    name: 'Ann Lee',
    email: `ann${made}@example.com`,
    message: 'Is it still to be had?',
    machineCheck: { trap: '', openMs: 30_000 },
  })

const keep = (id: string) =>
  someone(app).call('PUT', `/api/meridian/saved/properties/${id}`, {}, bearer(reader.access))

/** How many homes the reader keeps, and has in a collection, that nobody is shown. */
const hiddenOf = (collection: string) =>
  Promise.all(
    ['properties', `collections/${collection}`].map(async (path) => {
      const read = await someone(app).get<{ hidden: number }>(`/api/meridian/saved/${path}`, reader.access)
      return read.body.data.hidden
    }),
  )

async function aHome(agencyName: string) {
  const agent = await anAgent(agencyName)
  const [id = ''] = await save(agent.agencyId, [aDraft('1')])
  await keep(id)
  return { agent, id, agencyId: agent.agencyId }
}

describe('the homes of an agency', () => {
  it('are hidden with its last agent and come back with them, everywhere and in one go', async () => {
    const { agent, id, agencyId } = await aHome('Seaward Homes')
    const everywhere = await whereShown(id, agencyId)
    const made = await someone(app).post<{ id: string }>(
      '/api/meridian/saved/collections',
      { name: 'By the sea', homes: [id] },
      bearer(reader.access),
    )
    const collection = made.body.data.id
    expect(await hiddenOf(collection)).toEqual([0, 0])
    expect(everywhere).toEqual(['search', 'page', 'agency', 'figures', 'atom', 'saved', 'sitemap', 'enquiry'])
    const before = await changesOf(id)
    await done(`/users/${agent.id}/suspend`, because)
    expect(await changesOf(id)).toBe(before + 1)
    expect(await whereShown(id, agencyId)).toEqual([])
    expect(await hiddenOf(collection)).toEqual([1, 1])
    await done(`/users/${agent.id}/resume`)
    expect(await changesOf(id)).toBe(before + 2)
    expect(await whereShown(id, agencyId)).toEqual(everywhere)
  })

  it('stay while another of its people may act', async () => {
    const { agent, id, agencyId } = await aHome('Two Doors')
    const second = await anAgent('Two Doors')
    await done(`/users/${agent.id}/suspend`, because)
    expect(await statusOf(id)).toBe('active')
    await Promise.all([
      done(`/users/${second.id}/suspend`, because),
      done(`/users/${agent.id}/suspend`, because),
    ])
    expect(await whereShown(id, agencyId)).toEqual([])
    await done(`/users/${second.id}/resume`)
    expect(await statusOf(id)).toBe('active')
  })

  it('are hidden when the last account is deleted or gets another role, and shown to a new agent’s visitors', async () => {
    const { agent, id } = await aHome('Short Lived')
    const gone = await agent.person.post(
      '/api/meridian/profile/delete',
      { password: validPassword },
      bearer(agent.access),
    )
    expect(gone.status).toBe(200)
    expect(await statusOf(id)).toBe('suspended')
    const next = await anAgent('Short Lived')
    expect(await statusOf(id)).toBe('active')
    await done(`/users/${next.id}/role`, { role: 'User' })
    expect(await statusOf(id)).toBe('suspended')
  })

  it('are hidden while the agency itself is suspended, whoever works there', async () => {
    const { agent, id, agencyId } = await aHome('House of Cards')
    await done(`/agencies/${agencyId}/suspend`, because)
    expect(await whereShown(id, agencyId)).toEqual([])
    const ownView = async () =>
      (await agent.person.get<{ suspendedAt: string | null }>('/api/meridian/agent/agency', agent.access))
        .body.data
    expect((await newestMail(app, agent.email))?.kind).toBe('agencySuspended')
    expect((await ownView()).suspendedAt).toEqual(expect.any(String))
    const view = await someone(app).get(`/api/meridian/portal/users/${agent.id}`, admin.access)
    expect(view.body.data).toMatchObject({ agency: { suspension: because, hiddenAt: expect.any(String) } })
    await done(`/users/${agent.id}/suspend`, because)
    await done(`/agencies/${agencyId}/resume`)
    expect((await newestMail(app, agent.email))?.kind).toBe('agencyResumed')
    expect(await statusOf(id)).toBe('suspended')
    await done(`/users/${agent.id}/resume`)
    expect(await statusOf(id)).toBe('active')
    const audit = await someone(app).get(`/api/meridian/portal/audit?q=agencySuspended`, admin.access)
    expect(JSON.stringify(audit.body.data)).toContain('House of Cards')
    expect((await post(`/agencies/${id}/suspend`, because)).status).toBe(404)
  })

  it('of an imported feed, which never had an account, are not', async () => {
    const agencyId = await findOrCreateAgency(db, { name: 'Elsewhere', country: 'PT' })
    const [id = ''] = await save(agencyId, [aDraft('1')])
    expect(await statusOf(id)).toBe('active')
  })
})

describe('while an agency is hidden', () => {
  it('each home remembers what it was, and what its source makes of it', async () => {
    const agent = await anAgent('Memory Lane')
    const drafts = ['1', '2', '3', '4'].map((sourceId) => aDraft(sourceId))
    const [active = '', sold = '', gone = '', changed = ''] = await save(agent.agencyId, drafts)
    await changeStatus(db, { ids: [sold], status: 'sold', reason: null, now: now(), source: 'agent' }, deps)
    await done(`/users/${agent.id}/suspend`, because)
    for (const id of [active, sold, gone, changed]) expect(await statusOf(id)).toBe('suspended')
    await withdrawListings(db, { ids: [gone], reason: null, now: now(), source: 'agent' }, deps)
    await save(agent.agencyId, [
      aDraft('4', { status: 'underOffer', offers: [{ ...saleOffer, amountMinor: 44_000_000 }] }),
    ])
    const [late = ''] = await save(agent.agencyId, [aDraft('5')])
    for (const id of [active, sold, gone, changed, late]) expect(await statusOf(id)).toBe('suspended')
    await done(`/users/${agent.id}/resume`)
    const statuses = await Promise.all([active, sold, gone, changed, late].map(statusOf))
    expect(statuses).toEqual(['active', 'sold', 'removedBySource', 'underOffer', 'active'])
  })
})

it('website and telephone given at registration stand on the agency’s page; what it says already stays', async () => {
  const { agencyId } = await anAgent('Harbour Homes', { website: 'https://harbour.example' })
  const agency = async () => (await app.fetch(`/api/meridian/agencies/${agencyId}`)).json()
  const shown = { data: { website: 'https://harbour.example', phone: '+91 98765 43210' } }
  expect(await agency()).toMatchObject(shown)
  const contact = { website: 'https://other.example', phone: { country: 'PT', number: '912345678' } }
  await anAgent('Harbour Homes', contact)
  expect(await agency()).toMatchObject(shown)
})
