/** content: binds the contract's calls that anybody may make. */
import { content } from '#contract/content/content.ts'
import type { ContentKind } from '#contract/content/content-codes.ts'
import { publicPages } from '#contract/content/public-pages.ts'
import { latestRates } from '#server/currencies/index.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import type { Call, Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { writtenIn } from '#server/translation/index.ts'
import { readPublished, readPublishedItem } from './content.store.ts'
import { findQuestions } from './find-questions.ts'
import { present } from './present.ts'
import { fits } from './residence.rules.ts'
import { detailTexts, textsOf } from './texts.rules.ts'

/** A correction is seen within five minutes; until then nobody asks twice. */
const cacheable = (call: Call) => call.headers.set('cache-control', 'public, max-age=300')

export const contentRoutes =
  ({ read }: Platform): Routes =>
  (bind) => {
    const one = async <K extends ContentKind>(kind: K, slug: string, call: Call) => {
      const [item] = await read(async (db) => {
        const row = await readPublishedItem(db, kind, slug)
        return present(db, kind, row ? [row] : [])
      })
      if (!item) throw refuse('content.notFound')
      cacheable(call)
      return item
    }
    const all = async <K extends ContentKind>(kind: K, call: Call) => {
      const items = await read(async (db) => present(db, kind, await readPublished(db, kind)))
      cacheable(call)
      return items
    }
    /** Everything readers read on a page beside its own text. */
    const textsBeside = async (slug: string, call: Call): Promise<string[]> => {
      const kind = publicPages.find((page) => page.slug === slug)?.shows
      return kind
        ? (await all(kind, call)).flatMap((item) => [...textsOf(item), ...detailTexts(kind, item)])
        : []
    }
    /** An item of its own address, with the languages in which it and what its page shows are written. */
    const written = async <K extends 'page' | 'news' | 'guide' | 'market'>(
      kind: K,
      slug: string,
      call: Call,
    ) => {
      const item = await one(kind, slug, call)
      const beside = kind === 'page' ? await textsBeside(slug, call) : []
      return { ...item, languages: writtenIn([...textsOf(item), ...beside]) }
    }

    bind(content.page, ({ params }, call) => written('page', params.slug, call))
    bind(content.questions, ({ query }, call) => {
      cacheable(call)
      return read((db) => findQuestions(db, query))
    })
    bind(content.news, async ({ query: { topic } }, call) => {
      const items = (await all('news', call)).filter((item) => topic === undefined || item.topic === topic)
      return { items: items.toSorted((a, b) => (a.date < b.date ? 1 : -1)) }
    })
    bind(content.article, ({ params }, call) => written('news', params.slug, call))
    bind(content.guides, async (_, call) => ({ items: await all('guide', call) }))
    bind(content.guide, ({ params }, call) => written('guide', params.slug, call))
    bind(content.marketTexts, async (_, call) => ({ items: await all('market', call) }))
    bind(content.marketText, ({ params }, call) => written('market', params.slug, call))
    bind(content.films, async (_, call) => ({ items: await all('film', call) }))
    bind(content.people, async (_, call) => ({ items: await all('person', call) }))
    bind(content.services, async (_, call) => ({ items: await all('service', call) }))
    bind(content.residence, async ({ query }, call) => {
      const [items, rates] = await Promise.all([all('residence', call), read(latestRates)])
      return {
        total: items.length,
        countries: [...new Set(items.map(({ country }) => country))],
        items: items.filter((item) => fits(item, query, rates)),
      }
    })
  }
