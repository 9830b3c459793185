/**
 * tests: the texts of the content pages as browsers send them: the pieces between marks, links and headings.
 */
import { shapeOf } from '#contract/words/reviewed-words.ts'
import type { TestApp } from '../app.ts'

/**
 * The shapes of every text that visitors may read: pages, questions, articles, guides,
 * markets, films, people, rules and services.
 */
export async function contentTexts({ api, platform }: TestApp): Promise<Set<string>> {
  const { content } = api
  const items = await platform.db.selectFrom('content_items').select(['kind', 'slug']).execute()
  const readers: Record<string, ((asked: { params: { slug: string } }) => Promise<unknown>) | undefined> = {
    page: content.page,
    news: content.article,
    guide: content.guide,
    market: content.marketText,
  }
  const replies = await Promise.all([
    ...items.map(({ kind, slug }) => readers[kind]?.({ params: { slug } })),
    content.questions({ query: {} }),
    content.films({}),
    content.people({}),
    content.residence({ query: {} }),
    content.services({}),
  ])
  return new Set(replies.flatMap(textsIn).map(shapeOf))
}

/** Every string in a reply, as a reader sees it. */
function textsIn(reply: unknown): string[] {
  if (typeof reply === 'string') return [reply.replaceAll(/\s+/g, ' ').trim()]
  return typeof reply === 'object' && reply !== null ? Object.values(reply).flatMap(textsIn) : []
}
