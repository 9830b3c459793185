/**
 * alerts: tells one person of everything that waits for them, at once and
 * exactly once: in one mail, and in their browsers.
 */
import type { Card } from '#contract/search/search.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { localLanguageOf, placesOf } from '#server/places/index.ts'
import { createCardsByKey, type ToPicture } from '#server/search/index.ts'
import { unsubscribeUrl } from '../searches/links.ts'
import { homesMailKind } from '../searches/mail-kind.ts'
import {
  markTold,
  readWaitingEntries,
  type ToldBy,
  type WaitingEntry,
  type Which,
} from '../match/ledger.store.ts'
import { putNotices } from '../push/notices.ts'
import type { Urgency } from '../push/push.store.ts'
import { homesMail, type Shown, type Telling } from './alerts.mails.ts'
import { homesNotice } from './homes-notice.ts'
import { lockReader, type Reader } from './readers.store.ts'
import { cardKeyOf, textOfKey, toldSearches } from './told-searches.ts'
import type { CodeWords } from './wishes.ts'

/** What mails say but this domain does not own; main passes it in. */
export type Neighbours = {
  toPicture: ToPicture
  words: Omit<CodeWords, 'units'> &
    Pick<Shown, 'statuses' | 'periods'> & {
      /** The signs of units, in the script of a language. */
      unitsIn: (language: string) => CodeWords['units']
    }
}

type Writing = { telling: Telling; urgency: Urgency }

/** Entries of one mail; whoever has more gets another one right after it. */
const entriesOfAMail = 250

/** The cards of entries, in the money and the language of their reader. */
const readingCards =
  (cardsOf: ReturnType<typeof createCardsByKey>) =>
  async (entries: readonly WaitingEntry[], reader: Reader): Promise<Map<string, Card>> => {
    const keys = new Map(entries.map(cardKeyOf).map((key) => [textOfKey(key), key]))
    const { currency, language: acceptLanguage } = reader
    const cards = await cardsOf([...keys.values()], { currency, acceptLanguage })
    return new Map(cards.map((card) => [textOfKey(card), card]))
  }

export type Teller = ReturnType<typeof createTeller>

export function createTeller(platform: Platform, neighbours: Neighbours) {
  const { db, clock } = platform

  const readCards = readingCards(createCardsByKey(platform, neighbours))

  /** What these entries say, in the words of nobody yet; null where none of the homes is there any more. */
  async function told(reader: Reader, entries: readonly WaitingEntry[]): Promise<Telling | null> {
    const { userId, areaUnit, language } = reader
    const places = await placesOf(platform)
    const words = { ...neighbours.words, units: neighbours.words.unitsIn(language) }
    const searches = toldSearches({
      entries,
      cards: await readCards(entries, reader),
      placeName: (id) => places.get(id, localLanguageOf(language))?.name ?? null,
      language,
      words,
      unsubscribeUrl: (searchId) => unsubscribeUrl(platform, { userId, searchId }),
    })
    const shown: Shown = { origin: platform.config.publicUrl, areaUnit, ...words }
    return searches.length === 0 ? null : { searches, shown }
  }

  /** By mail and in browsers, as the reader wishes; what is written becomes true with the transaction. */
  async function write(tx: Db, reader: Reader, { telling, urgency }: Writing): Promise<ToldBy> {
    const { userId, email } = reader
    const notice = homesNotice(telling, await platform.mail.voiceOf(tx, email))
    const browsers = await putNotices(tx, platform, { userId, notice, urgency })
    if (!reader.byMail) return browsers > 0 ? 'push' : 'nobody'
    const all = unsubscribeUrl(platform, { userId, searchId: null })
    await platform.mail.send(tx, email, homesMailKind, homesMail({ ...telling, unsubscribeUrl: all }))
    return 'mail'
  }

  /** Part of the caller's transaction; whether there may be more to tell. */
  async function tellSome(tx: Db, userId: string, which: Which): Promise<boolean> {
    const reader = await lockReader(tx, userId)
    if (!reader) return false
    const entries = await readWaitingEntries(tx, userId, which, entriesOfAMail)
    if (entries.length === 0) return false
    const telling = await told(reader, entries)
    const urgency = which === 'atOnce' ? 'normal' : 'low'
    const by = telling ? await write(tx, reader, { telling, urgency }) : 'nobody'
    const ids = entries.map(({ id }) => id)
    await markTold(tx, ids, by, clock.now())
    return entries.length === entriesOfAMail
  }

  /**
   * To be awaited before a transaction in which somebody is told: the first
   * time it may take longer than one may be idle.
   */
  const ready = async (): Promise<void> => void (await placesOf(platform))

  return {
    ready,
    tellSome,
    /** Mail after mail until nothing waits that is to be told at once. */
    tellAtOnce: async (userId: string): Promise<void> => {
      await ready()
      while (await transaction(db, (tx) => tellSome(tx, userId, 'atOnce')));
    },
  }
}
