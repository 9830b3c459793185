/** alerts: what a person would be told as a web feed (Atom, RFC 4287) at a private address; whoever has the address may read it. */
import { brand } from '#contract/content/brand.ts'
import type { Card } from '#contract/search/search.ts'
import { spoken, say, type Voice } from '#server/platform/mail/mail-sentence.ts'
import { escapeXml } from '#server/platform/markup/escape.ts'
import { hasAlready, weakEtagOf } from '#server/platform/http/answers/etag.ts'
import type { Routes } from '#server/platform/http/http.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuse } from '#server/platform/refusals/errors.ts'
import { createCardsByKey } from '#server/search/index.ts'
import { voiceOf } from '#server/translation/index.ts'
import { feedUrl, readFeedKey } from '../keep/links.ts'
import { readLatestEntries, type WaitingEntry } from '../match/ledger.store.ts'
import { newsOf } from '../tell/alerts.mails.ts'
import type { Neighbours } from '../tell/tell-person.ts'
import { cardKeyOf, textOfKey } from '../tell/told-searches.ts'
import { findFeedReader } from './readers.store.ts'

const entries = 100

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
      const body = atom(latest, {
        self,
        origin: platform.config.publicUrl,
        voice: voiceOf(language),
        cards: new Map(cards.map((card) => [textOfKey(card), card])),
        statuses: neighbours.words.statuses,
      })
      return reply(request, body)
    })
  }

const uniqueKeys = (all: readonly WaitingEntry[]) => [
  ...new Map(all.map(cardKeyOf).map((key) => [textOfKey(key), key])).values(),
]

function reply(request: Request, body: string): Response {
  const etag = weakEtagOf(body)
  const headers = {
    'content-type': 'application/atom+xml; charset=utf-8',
    'cache-control': 'private, max-age=60',
    'x-robots-tag': 'noindex',
    etag,
  }
  return hasAlready(request, etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { headers })
}

type Feed = {
  self: string
  origin: string
  voice: Voice
  cards: ReadonlyMap<string, Card>
  statuses: Neighbours['words']['statuses']
}
type Dated = WaitingEntry & { at: Date }

function atom(latest: readonly Dated[], feed: Feed): string {
  const { self, origin, voice } = feed
  const newest = latest[0]?.at ?? new Date(0)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${voice.language}">`,
    `<id>${escapeXml(self)}</id>`,
    `<title>${escapeXml(spoken(say`Homes for your searches`, voice))} · ${escapeXml(brand.name)}</title>`,
    `<updated>${newest.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/savedProperties/searches`)}"/>`,
    `<author><name>${escapeXml(brand.name)}</name></author>`,
    ...latest.map((entry) => entryOf(entry, feed)),
    '</feed>\n',
  ].join('\n')
}

/** Nothing for a home that is gone altogether. */
function entryOf(entry: Dated, { origin, voice, cards, statuses }: Feed): string {
  const card = cards.get(textOfKey(cardKeyOf(entry)))
  if (!card) return ''
  const { id, at, event, facts, search } = entry
  const news = spoken(newsOf({ card, event, facts }, { statuses }), voice)
  return [
    '<entry>',
    `<id>${escapeXml(`tag:${new URL(origin).hostname},2026:alert/${id}`)}</id>`,
    `<title>${escapeXml(`${news}: ${card.title}`)}</title>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(`${origin}/property-details/${card.id}`)}"/>`,
    `<updated>${at.toISOString()}</updated>`,
    `<category term="${escapeXml(search.id)}" label="${escapeXml(search.name)}"/>`,
    `<summary type="text">${escapeXml(spoken(say`For “${search.name}”`, voice))}</summary>`,
    '</entry>',
  ].join('')
}
