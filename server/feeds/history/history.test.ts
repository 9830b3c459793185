/** feeds: what a run has found and changed can be looked at in whole, and words are taught once. */
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#server/platform/settings/crypto.ts'
import { createFeedDesk } from '#tests/support/feeds/feed-desk.ts'
import { kyeroFile, kyeroHome } from '#tests/support/feed-files.ts'

let desk: Awaited<ReturnType<typeof createFeedDesk>>
let agent: Awaited<ReturnType<typeof desk.person>>

beforeAll(async () => {
  desk = await createFeedDesk()
})
beforeEach(async () => {
  agent = await desk.person(`agent-${newId()}@example.com`)
})

type Place = { sourceId: string; line: number | null; column: number | null; value: string | null }
type Paged<T> = { items: T[]; nextCursor: string | null }
type Change = {
  sourceId: string
  kind: string
  title: string | null
  values: { field: string; before: string; after: string }[]
}

async function everything<T>(path: string): Promise<T[]> {
  const all: T[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const asked: string = cursor ? `${path}&cursor=${cursor}` : path
    const page: Paged<T> = await agent.get<Paged<T>>(asked)
    all.push(...page.items)
    cursor = page.nextCursor
  }
  return all
}

/** Homes of a type nobody knows. */
const odd = (ids: number[], type = 'Torre Vigía') => ids.map((id) => kyeroHome(id, { type }))
/** Not 1, 2, 3, which would be taken for positions. */
const ids = Array.from({ length: 12 }, (_, at) => at + 11)
const newest = async (feedId: string) => (await agent.runs(feedId))[0]?.id ?? ''

test('every home of a finding is there, page by page, with its line in the file of that run', async () => {
  const linesOf = async (feedId: string) => {
    const path = `runs/${await newest(feedId)}/findings?code=type.unknown&limit=5`
    const found = await everything<Place>(path)
    return Object.fromEntries(found.map(({ sourceId, line }) => [sourceId, line]))
  }
  desk.served.body = kyeroFile(odd(ids))
  const feedId = await agent.publish('/a.xml')
  expect(await linesOf(feedId)).toEqual(Object.fromEntries(ids.map((id, at) => [id, at + 3])))
  // Two homes come first now and the last one has a type; the others stay as they were, two lines below.
  const same = ids.slice(0, -1)
  desk.served.body = kyeroFile([...odd([31]), kyeroHome(32), ...odd(same), kyeroHome(22)])
  await agent.publish('/a.xml', 2)
  const moved = { 31: 3, ...Object.fromEntries(same.map((id, at) => [id, at + 5])) }
  expect(await linesOf(feedId)).toEqual(moved)
  type View = { findings: { code: string; count: number; setting: string }[] }
  const view = await agent.get<View>(`runs/${await newest(feedId)}`)
  expect(view.findings.find(({ code }) => code === 'type.unknown')).toMatchObject({
    count: 12,
    setting: 'words',
  })
})

test('table and text hold every finding, and no cell is a formula', async () => {
  desk.served.body = kyeroFile(odd(ids, '=HYPERLINK("x")'))
  const feedId = await agent.publish('/a.xml')
  const address = `/api/meridian/agent/runs/${await newest(feedId)}/findings.`
  const ask = (access: string, kind = 'csv', language = 'en') =>
    desk.app.app.fetch(
      new Request(new URL(`${address}${kind}`, desk.platform.config.publicUrl), {
        headers: { authorization: `Bearer ${access}`, 'accept-language': language },
      }),
      { address: '127.0.0.1' },
    )
  const table = await (await ask(agent.access)).text()
  expect(table.split('\r\n').filter((line) => line.includes('type.unknown'))).toHaveLength(ids.length)
  expect(table).toContain(`"'=HYPERLINK(""x"")"`)
  const text = await (await ask(agent.access, 'txt')).text()
  expect(text).toContain('(type.unknown)')
  for (const [at, id] of ids.entries()) expect(text).toContain(`  - ${id}, line ${at + 3}, type, "=HYPERLINK`)
  const german = await (await ask(agent.access, 'txt', 'de')).text()
  expect(german).toContain(
    `${ids.length} Immobilien einer Art, die wir nicht kennen (type.unknown)\nSie stehen`,
  )
  for (const [at, id] of ids.entries())
    expect(german).toContain(`  - ${id}, Zeile ${at + 3}, type, "=HYPERLINK`)
  const tabelle = await (await ask(agent.access, 'csv', 'de-AT, en;q=0.8')).text()
  expect(tabelle).toContain('Code,Befund,Immobilie,Feld,Wert,Zeile,Spalte,Quelle,Rat')
  expect(tabelle).toContain('1 Immobilie einer Art, die wir nicht kennen')
  const rival = await desk.person(`rival-${newId()}@example.com`)
  for (const kind of ['csv', 'txt']) expect((await ask(rival.access, kind)).status).toBe(404)
  expect((await rival.call('GET', `runs/${await newest(feedId)}/findings?code=a`)).status).toBe(404)
  expect((await rival.call('GET', `runs/${await newest(feedId)}/changes`)).status).toBe(404)
})

test('table and text tell the worst first, and of those what most homes have', async () => {
  // The first home of the file has the harmless finding, the last one the worst.
  const first = kyeroHome(11, { currency: '' })
  const last = kyeroHome(15, { id: '', ref: '' })
  desk.served.body = kyeroFile([first, ...odd([12, 13], 'Torre'), last])
  const feedId = await agent.publish('/a.xml')
  const run = `/api/meridian/agent/runs/${await newest(feedId)}/findings.`
  const read = async (kind: string) => {
    const asked = new Request(new URL(`${run}${kind}`, desk.platform.config.publicUrl), {
      headers: { authorization: `Bearer ${agent.access}` },
    })
    return (await desk.app.app.fetch(asked, { address: '127.0.0.1' })).text()
  }
  const severities = (await read('csv'))
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.split(',')[0] ?? '')
  expect(new Set(severities).size).toBe(3)
  const rank = ['red', 'amber', 'blue']
  expect(severities).toEqual(severities.toSorted((a, b) => rank.indexOf(a) - rank.indexOf(b)))
  const text = await read('txt')
  expect(text.indexOf('(record.noId)')).toBeLessThan(text.indexOf('(type.unknown)'))
})

test('pictures that were given up are told beside the newest run, with every home', async () => {
  desk.served.body = kyeroFile([kyeroHome(11), kyeroHome(12)])
  const feedId = await agent.publish('/a.xml')
  const view = async () =>
    (await agent.get<{ findings: { code: string; count: number }[] }>(`runs/${await newest(feedId)}`))
      .findings
  expect((await view()).some(({ code }) => code === 'picture.lost')).toBe(false)
  await desk.platform.database.pool.query(
    `insert into listing_media (listing_id, kind, position, source_url, state, failure, attempts)
     select id, 'photo', 90, 'https://pictures.example/gone.jpg', 'failed', 'The address answered with status 404.', 5
     from listings where feed_id = '${feedId}'`,
  )
  expect(await view()).toContainEqual(expect.objectContaining({ code: 'picture.lost', count: 2 }))
  const homes = await everything<Place>(`runs/${await newest(feedId)}/findings?code=picture.lost&limit=1`)
  expect(homes.map(({ sourceId, value }) => [sourceId, value])).toEqual([
    ['11', 'https://pictures.example/gone.jpg'],
    ['12', 'https://pictures.example/gone.jpg'],
  ])
})

test('a published run keeps what it changed, field by field, old and new', async () => {
  desk.served.body = kyeroFile([kyeroHome(1), kyeroHome(2), kyeroHome(3)])
  const feedId = await agent.publish('/a.xml')
  desk.served.body = kyeroFile([kyeroHome(1, { price: '240000', beds: '4' }), kyeroHome(2), kyeroHome(4)])
  await agent.publish('/a.xml', 2)
  const changes = await everything<Change>(`runs/${await newest(feedId)}/changes?limit=1`)
  expect(changes.map(({ sourceId, kind }) => [sourceId, kind])).toEqual([
    ['3', 'withdrawn'],
    ['1', 'changed'],
    ['4', 'created'],
  ])
  expect(changes.map(({ title }) => title)).toEqual(changes.map(() => expect.any(String)))
  expect(changes[1]?.values).toEqual(
    expect.arrayContaining([
      { field: 'bedrooms', before: '3', after: '4' },
      { field: 'offers', before: 'sale EUR 250000 once', after: 'sale EUR 240000 once' },
    ]),
  )
  expect((await agent.call('GET', `runs/${await newest(feedId)}/changes?cursor=AAAA`)).status).toBe(400)
})

type Words = {
  taught: { kind: string; word: string; meaning: string | null }[]
  unknown: { kind: string; word: string; homes: number; offered: { meaning: string; feed: string } | null }[]
}

test('a word is taught once: used by every later run, offered to other feeds, and taken back', async () => {
  desk.served.body = kyeroFile(odd(ids))
  const feedId = await agent.publish('/a.xml')
  const words = () => agent.get<Words>(`feeds/${feedId}/words`)
  expect((await words()).unknown).toEqual([{ kind: 'type', word: 'Torre Vigía', homes: 12, offered: null }])
  const castle = { kind: 'type', word: 'torre VIGIA', meaning: 'castle' }
  const taught = await agent.call<Words>('PUT', `feeds/${feedId}/words`, castle)
  expect(taught.body.data).toEqual({ taught: [castle], unknown: [] })
  // The very same file means something else now.
  await agent.publish('/a.xml', 2)
  const [run] = await agent.runs(feedId)
  expect(run).toMatchObject({ state: 'published', changed: 12 })
  const { rows } = await desk.platform.database.pool.query(
    `select distinct p.type from listings l join properties p on p.id = l.property_id where l.agency_id = '${agent.agencyId}'`,
  )
  expect(rows).toEqual([{ type: 'castle' }])

  const other = await agent.send('other.xml', kyeroFile(odd([77])), '&feed=Other')
  await agent.ended(other, 1)
  expect((await agent.get<Words>(`feeds/${other}/words`)).unknown).toMatchObject([
    { word: 'Torre Vigía', offered: { meaning: 'castle' } },
  ])
  const back = await agent.call<Words>('DELETE', `feeds/${feedId}/words?kind=type&word=Torre%20Vig%C3%ADa`)
  expect(back.body.data.taught).toEqual([])
})

test('words that mean nothing are refused, and a stranger’s are not there', async () => {
  desk.served.body = kyeroFile([kyeroHome(1)])
  const feedId = await agent.publish('/a.xml')
  for (const body of [
    { kind: 'type', word: 'Torre', meaning: 'barbecue' },
    { kind: 'feature', word: 'Horno', meaning: 'castle' },
    { kind: 'feature', word: '¡!', meaning: 'pool' },
    { kind: 'colour', word: 'Red', meaning: null },
  ])
    expect((await agent.call('PUT', `feeds/${feedId}/words`, body)).status).toBe(400)
  const rival = await desk.person(`rival-${newId()}@example.com`)
  expect((await rival.call('GET', `feeds/${feedId}/words`)).status).toBe(404)
  const villa = { kind: 'type', word: 'a', meaning: 'villa' }
  expect((await rival.call('PUT', `feeds/${feedId}/words`, villa)).status).toBe(404)
})
