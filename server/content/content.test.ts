/** content: what is seeded, how Markdown is read, and the public calls. */
import { describe, expect, test } from 'vitest'
import { createTestApp } from '#tests/support/app.ts'
import { contentRoutes } from './index.ts'
import { readMarkdown } from './read-markdown.ts'

const { platform, api, fetch } = await createTestApp({ routes: (platform) => [contentRoutes(platform)] })

describe('Markdown', () => {
  test('becomes an introduction and sections, with anchors given or made', () => {
    const { intro, sections } = readMarkdown(
      'Hello *you*.\n\n## Élan & more\n\n- one\n- two\n\n## Two {#second}\n\nEnd.',
    )
    expect(intro).toEqual([{ tag: 'p', children: ['Hello ', { tag: 'em', children: ['you'] }, '.'] }])
    expect(sections.map(({ id, title }) => [id, title])).toEqual([
      ['elan-more', 'Élan & more'],
      ['second', 'Two'],
    ])
    expect(sections[0]?.prose).toEqual([
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: ['one'] },
          { tag: 'li', children: ['two'] },
        ],
      },
    ])
  })

  test('never becomes markup that runs, and no link leads where it must not', () => {
    const { intro } = readMarkdown(
      '<script>alert(1)</script> <img src=x onerror=y> [a](javascript:alert(1)) [b](//evil.example) [c](http://plain.example) [d](/FaQs) [e](data:text/html,x)',
    )
    const text = JSON.stringify(intro)
    expect(text).toContain('<script>alert(1)</script>')
    const hrefs = [...text.matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href)
    expect(hrefs).toEqual(['/FaQs'])
  })
})

describe('everything that is seeded', () => {
  test('reads as its kind, and every link within Meridian leads to a page that exists', async () => {
    const lists = await Promise.all([
      api.content.questions({ query: {} }),
      api.content.news({ query: {} }),
      api.content.films({}),
      api.content.people({}),
      api.content.services({}),
      api.content.residence({ query: {} }),
      api.content.guides({}),
      api.content.marketTexts({}),
    ])
    expect(lists.map(({ items }) => items.length)).toEqual([33, 8, 4, 9, 8, 33, 2, 3])
    const slugs = await platform.db
      .selectFrom('content_items')
      .select('slug')
      .where('kind', '=', 'page')
      .execute()
    const pages = await Promise.all(slugs.map(({ slug }) => api.content.page({ params: { slug } })))
    expect(pages).toHaveLength(23)
    const articles = await Promise.all(
      lists[1].items.map(({ slug }) => api.content.article({ params: { slug } })),
    )
    const guides = await Promise.all(
      lists[6].items.map(({ slug }) => api.content.guide({ params: { slug } })),
    )
    const text = JSON.stringify([lists, pages, articles, guides])
    const inner = new Set([...text.matchAll(/"href":"(\/[^"#?]*)/g)].map(([, href]) => href))
    expect([...inner].toSorted()).toEqual(
      [
        '/FaQs',
        '/api/docs',
        '/auth',
        '/contactUs',
        '/dealingRoom',
        '/foreignExchange',
        '/globalImmigration',
        '/meridianTv',
        '/preferences',
        '/privacy_policy',
        '/proAgent',
        '/proVisitor',
        '/profile',
        '/propertyIndustry',
        '/property-listing',
        '/registerAgent',
        '/savedProperties/searches',
        '/telltheChairman',
        '/terms_and_condition',
      ].toSorted(),
    )
    // Markdown that was meant to be an element and is not.
    expect(text).not.toMatch(/\*\*|\]\(|lorem/i)
  })

  test('questions are found by all of their words, with or without accents, best first', async () => {
    const { total, items } = await api.content.questions({ query: { q: 'DELETE account' } })
    expect(items[0]?.slug).toBe('delete-account')
    expect(items.length).toBeLessThan(total)
    expect((await api.content.questions({ query: { q: 'münchen' } })).items.map(({ slug }) => slug)).toEqual([
      'search-a-place',
    ])
    expect((await api.content.questions({ query: { q: 'zebra' } })).items).toEqual([])
    const agents = await api.content.questions({ query: { category: 'agents' } })
    expect(agents.items.every(({ category }) => category === 'agents')).toBe(true)
  })

  test('rules of residence are found by kind and by what they cost in any currency', async () => {
    const funds = await api.content.residence({ query: { type: 'fund', max: 500_000, currency: 'EUR' } })
    expect(funds.items.map(({ country }) => country)).toEqual(
      expect.arrayContaining(['PT', 'GR', 'HU', 'TH', 'TR']),
    )
    expect(funds.items.map(({ country }) => country)).not.toContain('IE')
    const cheap = await api.content.residence({ query: { type: 'property', max: 200_000, currency: 'USD' } })
    expect(cheap.items.map(({ slug }) => slug)).toEqual(['costa-rica-investor'])
    const spain = await api.content.residence({ query: { country: 'ES' } })
    expect(spain.items.map(({ state }) => state)).toEqual(['closed', 'open'])
    for (const item of spain.items) expect(item.sources.length).toBeGreaterThan(0)
  })

  test('news come newest first, by subject, each with its sources', async () => {
    const { items } = await api.content.news({ query: { topic: 'law' } })
    expect(items.map(({ date }) => date)).toEqual(
      items
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    const article = await api.content.article({ params: { slug: items[0]?.slug ?? '' } })
    expect(article.sources.length).toBeGreaterThan(0)
    await expect(api.content.article({ params: { slug: 'contact-us' } })).rejects.toMatchObject({
      status: 404,
    })
  })
})

describe('pages', () => {
  test('are there with their sections, and may be kept for a while', async () => {
    const page = await api.content.page({ params: { slug: 'contact-us' } })
    expect(page).toMatchObject({ title: 'Contact us', updatedOn: '2026-11-20' })
    expect(page.sections.map(({ id }) => id)).toEqual(['who', 'write', 'desks'])
    expect(page.offices?.map(({ city }) => city)).toContain('Lisbon')
    const answer = await fetch('/api/meridian/content/pages/contact-us')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch('/api/meridian/content/pages/contact-us', {
      headers: { 'if-none-match': etag },
    })
    expect(again.status).toBe(304)
  })

  test('that do not exist, are drafts or were taken back are not found', async () => {
    await expect(api.content.page({ params: { slug: 'nothing' } })).rejects.toMatchObject({ status: 404 })
    await platform.db
      .updateTable('content_items')
      .set({ published_version: null })
      .where('slug', '=', 'connect-now')
      .execute()
    await expect(api.content.page({ params: { slug: 'connect-now' } })).rejects.toMatchObject({ status: 404 })
  })
})

test('no text says how long a code works: that is a setting', async () => {
  const read = platform.db
    .selectFrom('content_versions as v')
    .innerJoin('content_items as i', (join) =>
      join
        .onRef('i.kind', '=', 'v.kind')
        .onRef('i.slug', '=', 'v.slug')
        .onRef('i.published_version', '=', 'v.version'),
    )
    .select(['v.slug', 'v.body'])
  const bodies = await read.execute()
  expect(bodies.length).toBeGreaterThan(20)
  expect(bodies.filter(({ body }) => /code[^.]* works for \w+ (minute|second)/i.test(body))).toEqual([])
  expect(bodies.find(({ slug }) => slug === 'code-does-not-come')?.body).toContain(
    'as long as the clock beside it runs',
  )
})
