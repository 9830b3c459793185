/** feeds: what a source says is what is shown, and what it leaves out is left out. */
import { describe, expect, it } from 'vitest'
import { getListing } from '#server/listings/index.ts'
import { createFeedWorld, kyeroFile, kyeroHome, kyeroHomes } from '#tests/support/feed-runs.ts'
import { about, fileOf, fixture, places, readFeed } from '#tests/support/feeds.ts'

const { db, agency } = await createFeedWorld()

const openImmo = (homes: string[], scope = 'VOLL') =>
  `<openimmo><uebertragung umfang="${scope}" version="1.2.7"/><anbieter>${homes.join('\n')}</anbieter></openimmo>`
const immobilie = (id: string, parts: string, action = '') =>
  `<immobilie>${parts}<verwaltung_techn><openimmo_obid>${id}</openimmo_obid><objektnr_extern>${id}</objektnr_extern>${action}</verwaltung_techn></immobilie>`
const whole =
  '<objektkategorie><nutzungsart WOHNEN="1"/><vermarktungsart KAUF="1"/><objektart><haus haustyp="VILLA"/></objektart></objektkategorie><geo><plz>80331</plz><ort>München</ort><land iso_land="DEU"/></geo>'

describe('a town', () => {
  it('is shown as it was written, and a point far from it is a finding with both distances', async () => {
    const { run, listing } = agency()
    // The middle of Granada, some 45 km from the village that is named.
    const location = '<latitude>37.1773</latitude><longitude>-3.5986</longitude>'
    const report = await run(
      kyeroFile([kyeroHome(1, { town: 'Nerja', location }), kyeroHome(2, { town: 'Playa Burriana' })]),
    )
    const [example] = report.groups.find(({ code }) => code === 'place.apart')?.examples ?? []
    expect(example).toMatchObject({
      sourceId: '1',
      value: expect.stringMatching(/^\d+ km from Nerja, and \d+ km from /),
    })
    const seen = async (id: string) => {
      const { id: listingId = '' } = (await listing(id)) ?? {}
      return getListing(db, { id: listingId, currency: 'EUR', now: new Date() }, places)
    }
    const { place } = await seen('2')
    expect(place.name).toBe('Playa Burriana')
    expect(place.path.map(({ name }) => name)).not.toContain('Nerja')
  })

  it('near its point is no finding, whatever language it is written in', async () => {
    const read = await readFeed(
      fileOf(
        kyeroFile([
          kyeroHome(1, {
            town: 'Seville',
            location: '<latitude>37.42</latitude><longitude>-5.92</longitude>',
          }),
          kyeroHome(2, {
            town: 'Sevilla',
            location: '<latitude>37.42</latitude><longitude>-5.92</longitude>',
          }),
        ]),
      ),
    )
    expect(about(read, 'place.apart')).toEqual([])
  })
})

it('costs in a currency nobody knows are left out and told, never in another currency', async () => {
  const prices =
    '<preise><kaufpreis>250000</kaufpreis><hausgeld>320</hausgeld><waehrung iso_waehrung="ZZZ"/></preise>'
  const read = await readFeed(fileOf(openImmo([immobilie('A', whole + prices)])))
  expect(read.homes[0]?.offers).toMatchObject([{ priceMode: 'onRequest', costs: [] }])
  expect(about(read, 'cost.currency')).toEqual(['A'])
})

it('the day of listing is the source’s, unless it lies ahead', async () => {
  const { run, listing } = agency()
  const parts = '<preise><kaufpreis>250000</kaufpreis></preise>'
  const home = (id: string, from: string) => immobilie(id, whole + parts, `<aktiv_von>${from}</aktiv_von>`)
  await run(openImmo([home('A', '2024-03-01'), home('B', '2030-01-01')]))
  expect((await listing('A'))?.listed_at.toISOString().slice(0, 10)).toBe('2024-03-01')
  expect((await listing('B'))?.listed_at.toISOString().slice(0, 10)).toBe('2025-08-01')
  const again = await run(openImmo([home('A', '2024-02-01'), home('B', '2030-01-01')]))
  expect(again).toMatchObject({
    counts: { changed: 1, same: 1 },
    changes: [{ sourceId: 'A', fields: ['listedAt'] }],
  })
  expect((await listing('A'))?.listed_at.toISOString().slice(0, 10)).toBe('2024-02-01')
})

it('homes of which nothing is said are not published', async () => {
  const { runFile, statuses } = agency()
  const report = await runFile(fixture('kyero/openestate-kyero-2.1.xml'))
  expect(report.counts).toMatchObject({ created: 0, failed: 4 })
  expect(report.groups.find(({ code }) => code === 'record.empty')).toMatchObject({
    severity: 'red',
    homes: 3,
  })
  expect(await statuses()).toEqual({})
})

it('homes that the source has and does not offer are counted as such', async () => {
  const { run } = agency()
  const blm = (flag: number) =>
    `#HEADER#\nEOF : '^'\nEOR : '~'\n#DEFINITION#\nAGENT_REF^PRICE^TRANS_TYPE_ID^TOWN^PUBLISHED_FLAG^~\n#DATA#\nA^250000^1^Leeds^1^~\nB^250000^1^Leeds^${flag}^~\n#END#\n`
  expect((await run(blm(0))).counts).toMatchObject({ created: 1, same: 0, unpublished: 1 })
  expect((await run(blm(0))).counts).toMatchObject({ created: 0, same: 1, unpublished: 1 })
})

it('a change is not blamed for what it does not say, and takes no price away', async () => {
  const { run, listing } = agency()
  const prices = '<preise><kaufpreis>250000</kaufpreis></preise>'
  await run(openImmo([immobilie('A', whole + prices)]))
  const kind = '<objektkategorie><vermarktungsart KAUF="1"/></objektkategorie>'
  const change = immobilie('A', `${kind}<flaechen><anzahl_zimmer>5</anzahl_zimmer></flaechen>`)
  const report = await run(openImmo([change], 'TEIL'))
  expect(report).toMatchObject({ counts: { changed: 1 }, groups: [] })
  const { id = '' } = (await listing('A')) ?? {}
  expect(await db.selectFrom('offers').select('amount_minor').where('listing_id', '=', id).execute()).toEqual(
    [{ amount_minor: 25_000_000 }],
  )
})

describe('findings are those of the stock', () => {
  const bad = (id: number) => kyeroHome(id, { price: '', price_freq: '' })
  const codes = (report: { groups: { code: string; homes: number }[] }) =>
    report.groups.map(({ code, homes }) => [code, homes])

  it('also when the very same file comes again, with homes that were refused', async () => {
    const { run } = agency()
    const file = kyeroFile([kyeroHome(1, { price: '0' }), bad(2)])
    const first = await run(file)
    const again = await run(file)
    expect(again.state).toBe('notModified')
    expect(again.groups).toEqual(first.groups)
    const other = await run(kyeroFile([kyeroHome(1, { price: '0' }), bad(2)], '2'))
    expect(other.counts).toMatchObject({ same: 1, failed: 1 })
    expect(codes(other)).toEqual(codes(first))
  })

  it('with the lines of the file that is looked at', async () => {
    const { run } = agency()
    const homes = [kyeroHome(1, { desc: '\n<en>\nA &amp;amp; B\n</en>', price: '\n0' }), ...kyeroHomes(2, 3)]
    const lineOf = (report: Awaited<ReturnType<typeof run>>) =>
      report.groups.find(({ code }) => code === 'price.zero')?.examples[0]?.line ?? 0
    const first = lineOf(await run(kyeroFile(homes)))
    const [changed, second, third] = homes
    const moved = await run(kyeroFile([second ?? '', third ?? '', changed ?? ''], '2'))
    expect(moved.counts).toMatchObject({ same: 3 })
    expect(lineOf(moved)).toBe(first + 2)
  })

  it('a stock that melts away in small steps is held', async () => {
    const { run } = agency()
    const ids = Array.from({ length: 40 }, (_, at) => at + 1)
    await run(kyeroFile(kyeroHomes(...ids)))
    expect(await run(kyeroFile(kyeroHomes(...ids.slice(0, 30))))).toMatchObject({ state: 'published' })
    const held = await run(kyeroFile(kyeroHomes(...ids.slice(0, 24))))
    expect(held).toMatchObject({ state: 'heldBack', heldFor: 'shrinking' })
    expect(held.reason).toContain('24 homes would be left of 40')
    const file = kyeroFile(kyeroHomes(...ids.slice(0, 24)))
    expect(await run(file, { accept: true })).toMatchObject({ state: 'published', counts: { withdrawn: 6 } })
    expect(await run(kyeroFile(kyeroHomes(...ids.slice(0, 20))))).toMatchObject({ state: 'published' })
  })
})

it('a dry run of a file that is cut says what would be, not what is', async () => {
  const { run } = agency()
  const report = await run(kyeroFile(kyeroHomes(1, 2)).slice(0, -80), { dryRun: true })
  expect(report).toMatchObject({ state: 'dryRun', complete: false })
  expect(report.reason).toContain('would publish')
})

it('an encoding is called as the file calls it', async () => {
  const file = `<?xml version="1.0" encoding="iso-8859-1"?>${kyeroFile([kyeroHome(1, { town: 'Almuñécar' })]).replace(/^<\?xml.*\n/, '')}`
  const read = await readFeed(fileOf(Buffer.from(file, 'utf8')))
  expect(read.findings.find(({ code }) => code === 'encoding.mislabelled')?.value).toBe(
    'iso-8859-1 declared, UTF-8 sent',
  )
})
