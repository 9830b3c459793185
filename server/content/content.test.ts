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

describe('pages', () => {
  test('are there with their sections, and may be kept for a while', async () => {
    const page = await api.content.page({ params: { slug: 'contact-us' } })
    expect(page).toMatchObject({ title: 'Contact us', updatedOn: '2026-11-20' })
    expect(page.sections.map(({ id }) => id)).toEqual(['who', 'write', 'desks'])
    expect(page.offices?.map(({ city }) => city)).toContain('Lisbon')
    const answer = await fetch('/api/meridian/content/pages/contact-us')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    const etag = answer.headers.get('etag') ?? ''
    const again = await fetch('/api/meridian/content/pages/contact-us', { headers: { 'if-none-match': etag } })
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
