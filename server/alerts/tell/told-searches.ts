/** alerts: entries of the ledger as mails tell them: search by search, each home once. */
import { searchQuestion } from '#contract/search/search-question.ts'
import type { Card } from '#contract/search/search.ts'
import type { Purpose } from '#contract/vocabulary/vocabulary.ts'
import type { CardKey } from '#server/search/index.ts'
import type { WaitingEntry } from '../match/ledger.store.ts'
import type { ToldHome, ToldSearch } from './alerts.mails.ts'
import { wishesOf, type CodeWords } from './wishes.ts'

const purposeOf = ({ search }: WaitingEntry): Purpose =>
  searchQuestion.safeParse(search.question).data?.purpose ?? 'sale'

/** A home as the purpose of the search shows it. */
export const cardKeyOf = (entry: WaitingEntry): CardKey => ({
  id: entry.listingId,
  purpose: purposeOf(entry),
})
export const textOfKey = ({ id, purpose }: CardKey): string => `${id} ${purpose}`
const keyOf = (entry: WaitingEntry): string => textOfKey(cardKeyOf(entry))

type Telling = {
  entries: readonly WaitingEntry[]
  /** By `textOfKey`; a home without a card is gone. */
  cards: ReadonlyMap<string, Card>
  /** In the reader's language. */
  placeName: (id: string) => string | null
  language: string
  words: CodeWords
  /** Ends the mails of a search. */
  unsubscribeUrl: (searchId: string) => string
}

/** A home that answers several searches is told under the first of them. */
export function toldSearches({
  entries,
  cards,
  placeName,
  language,
  words,
  unsubscribeUrl,
}: Telling): ToldSearch[] {
  const names = namesByHome(entries)
  const told = new Set<string>()
  return [...Map.groupBy(entries, ({ search }) => search.id).values()].flatMap((own) => {
    const search = own[0]?.search
    if (!search) return []
    const { id, name, question } = search
    const homes = [...Map.groupBy(own, keyOf)].flatMap(([key, news]): ToldHome[] => {
      const card = cards.get(key)
      if (!card || told.has(key)) return []
      told.add(key)
      return [{ card, news, alsoIn: (names.get(key) ?? []).filter((one) => one !== name) }]
    })
    if (homes.length === 0) return []
    const where = question.place ? placeName(question.place) : null
    const wishes = wishesOf({ question, placeName: where, language, words })
    return [{ id, name, wishes, homes, unsubscribeUrl: unsubscribeUrl(id) }]
  })
}

function namesByHome(entries: readonly WaitingEntry[]): Map<string, string[]> {
  const names = new Map<string, string[]>()
  for (const entry of entries) {
    const known = names.get(keyOf(entry)) ?? []
    if (!known.includes(entry.search.name)) names.set(keyOf(entry), [...known, entry.search.name])
  }
  return names
}
