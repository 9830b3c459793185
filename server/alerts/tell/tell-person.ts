/** alerts: tells one person of everything that waits for them, in one mail, exactly once. */
import type { Card } from '#contract/search/search.ts'
import { transaction, type Db } from '#server/platform/database/db.ts'
import type { Platform } from '#server/platform/platform.ts'
import { placesOf } from '#server/places/index.ts'
import { createCardsByKey, type ToPicture } from '#server/search/index.ts'
import { unsubscribeUrl } from '../keep/links.ts'
import { markTold, readWaitingEntries, type WaitingEntry } from '../match/ledger.store.ts'
import { homesMail, type Shown } from './alerts.mails.ts'
import { lockReader, type Reader } from './readers.store.ts'
import { cardKeyOf, textOfKey, toldSearches } from './told-searches.ts'
import type { CodeWords } from './wishes.ts'

/** What mails say but this domain does not own; main passes it in. */
export type Neighbours = {
  toPicture: ToPicture
  words: CodeWords & Pick<Shown, 'statuses' | 'periods' | 'units'>
}

/** Entries of one mail; whoever has more gets another one right after it. */
const entriesOfAMail = 250

export type Teller = ReturnType<typeof createTeller>

export function createTeller(platform: Platform, neighbours: Neighbours) {
  const cardsOf = createCardsByKey(platform, neighbours)
  const { db, clock } = platform

  async function readCards(entries: readonly WaitingEntry[], reader: Reader): Promise<Map<string, Card>> {
    const keys = new Map(entries.map(cardKeyOf).map((key) => [textOfKey(key), key]))
    const { currency, language: acceptLanguage } = reader
    const cards = await cardsOf([...keys.values()], { currency, acceptLanguage })
    return new Map(cards.map((card) => [textOfKey(card), card]))
  }

  /** Whether a mail was written. */
  async function write(tx: Db, reader: Reader, entries: readonly WaitingEntry[]): Promise<boolean> {
    const { userId, email, areaUnit } = reader
    const places = await placesOf(platform)
    const searches = toldSearches({
      entries,
      cards: await readCards(entries, reader),
      placeName: (id) => places.get(id)?.name ?? null,
      words: neighbours.words,
      unsubscribeUrl: (searchId) => unsubscribeUrl(platform, { userId, searchId }),
    })
    if (searches.length === 0) return false
    const all = unsubscribeUrl(platform, { userId, searchId: null })
    const shown: Shown = { origin: platform.config.publicUrl, areaUnit, ...neighbours.words }
    const mail = homesMail({ searches, unsubscribeUrl: all, shown })
    await platform.mail.send(tx, email, 'alerts.homes', mail)
    return true
  }

  /** Part of the caller's transaction; whether there may be more to tell. */
  async function tellSome(tx: Db, userId: string, frequencies: readonly string[]): Promise<boolean> {
    const reader = await lockReader(tx, userId)
    if (!reader) return false
    const entries = await readWaitingEntries(tx, userId, frequencies, entriesOfAMail)
    if (entries.length === 0) return false
    const isWritten = reader.byMail && (await write(tx, reader, entries))
    const ids = entries.map(({ id }) => id)
    await markTold(tx, ids, isWritten ? 'mail' : 'nobody', clock.now())
    return entries.length === entriesOfAMail
  }

  return {
    tellSome,
    /** Mail after mail until nothing of these frequencies waits. */
    tellAll: async (userId: string, frequencies: readonly string[]): Promise<void> => {
      while (await transaction(db, (tx) => tellSome(tx, userId, frequencies)));
    },
  }
}
