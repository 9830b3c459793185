/**
 * alerts: what a person would be told as a web feed (Atom, RFC 4287) at a private
 * address; whoever has the address may read it.
 */
import { brand } from '#contract/content/brand.ts'
import type { Card } from '#contract/search/search.ts'
import { spoken, say, type Voice } from '#server/platform/mail/mail-sentence.ts'
import { answerWithAtom, type AtomEntry, type AtomFeed } from '#server/platform/markup/atom.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { createCardsByKey } from '#server/search/index.ts'
import { voiceOf } from '#server/translation/index.ts'
import { feedUrl, readFeedKey } from '../searches/links.ts'
import { readLatestEntries, type WaitingEntry } from '../match/ledger.store.ts'
import { newsOf } from '../tell/alerts.mails.ts'
import type { Neighbours } from '../tell/tell-person.ts'
import { cardKeyOf, textOfKey } from '../tell/told-searches.ts'
import { findFeedReader } from './readers.store.ts'

const entries = 100
const headers = { 'cache-control': 'private, max-age=60', 'x-robots-tag': 'noindex' }

export const alertsFeedRoutes =
  (platform: Platform, neighbours: Neighbours): Routes =>
  (_, raw) => {
    const cardsOf = createCardsByKey(platform, neighbours)
    raw('/feeds/alerts/:file', async (request, { params }) => {
      const key = readFeedKey(platform, (params.file ?? '').replace(/\.atom$/, ''))
      const reader = key && (await findFeedReader(platform.db, key.userId, key.feedNumber))
      if (!key || !reader) throw refuse('common.notFound')
      const { language, currency } = reader
      const latest = await readLatestEntries(platform.db, key.userId, entries)
      const cards = await cardsOf(uniqueKeys(latest), { currency, acceptLanguage: language })
      const self = feedUrl(platform, key)
      const feed = feedFrom(latest, {
        self,
        origin: platform.config.publicUrl,
        voice: voiceOf(language),
        cards: new Map(cards.map((card) => [textOfKey(card), card])),
        statuses: neighbours.words.statuses,
      })
      return answerWithAtom(request, feed, headers)
    })
  }

const uniqueKeys = (all: readonly WaitingEntry[]) => [
  ...new Map(all.map(cardKeyOf).map((key) => [textOfKey(key), key])).values(),
]

type Feed = {
  self: string
  origin: string
  voice: Voice
  cards: ReadonlyMap<string, Card>
  statuses: Neighbours['words']['statuses']
}
type Dated = WaitingEntry & { at: Date }

function feedFrom(latest: readonly Dated[], feed: Feed): AtomFeed {
  const { self, origin, voice } = feed
  return {
    language: voice.language,
    self,
    page: `${origin}/savedProperties/searches`,
    title: `${spoken(say`Homes for your searches`, voice)} · ${brand.name}`,
    author: brand.name,
    updated: (latest[0]?.at ?? new Date(0)).toISOString(),
    entries: latest.flatMap((entry) => entriesOf(entry, feed)),
  }
}

/** Nothing for a home that is gone altogether. */
function entriesOf(entry: Dated, { origin, voice, cards, statuses }: Feed): AtomEntry[] {
  const card = cards.get(textOfKey(cardKeyOf(entry)))
  if (!card) return []
  const { id, at, event, facts, search } = entry
  const news = spoken(newsOf({ card, event, facts }, { statuses }), voice)
  return [
    {
      id: `tag:${new URL(origin).hostname},2026:alert/${id}`,
      page: `${origin}/property-details/${card.id}`,
      title: `${news}: ${card.title}`,
      updated: at.toISOString(),
      category: { term: search.id, label: search.name },
      summary: spoken(say`For “${search.name}”`, voice),
    },
  ]
}
