/**
 * search: the words of a question as the numbers that homes are stored with. What
 * a person may not have finished is looked up.
 */
import type { WordsAsked } from '../../columnar/text/asked-words.ts'
import { linesOf, type Clickhouse } from '#server/platform/clickhouse/client.ts'
import { numberOf } from '../ground/numbers.ts'
import type { Said } from './where.ts'

/**
 * With more words than these begin so PostgreSQL is asked: short
 * beginnings that stand for half of a dictionary.
 */
const mostBeginning = 5_000

/** All words that begin in some way; null for too many. */
type Beginning = (start: string) => Promise<readonly bigint[] | null>

/** Looks beginnings up in a table of words. */
export const createBeginning =
  (clickhouse: Pick<Clickhouse, 'ask'>, table: string): Beginning =>
  async (start) => {
    const text = await clickhouse.ask(
      `select distinct number from ${table} where ${beginsWith(start)} limit ${mostBeginning + 1} format TabSeparated`,
    )
    const numbers = linesOf(text).map(([number = '']) => BigInt(number))
    return numbers.length > mostBeginning ? null : numbers
  }

/** A stretch of the words in the order of their bytes; nothing comes after the last byte. */
function beginsWith(start: string): string {
  const bytes = Buffer.from(start)
  const from = `word >= unhex('${bytes.toString('hex')}')`
  const end = Buffer.from(bytes)
  end[end.length - 1] = (end.at(-1) ?? 0) + 1
  return `${from} and word < unhex('${end.toString('hex')}')`
}

/** Null where too many words begin as the last one does. */
export async function saidOf(words: WordsAsked, beginning: Beginning): Promise<Said | null> {
  const typed = async (all: readonly string[]) => {
    const last = await beginning(all.at(-1) ?? '')
    return last && [...all.slice(0, -1).map((word) => [numberOf(word)]), last]
  }
  const [said, anyOf, ranked] = await Promise.all([
    words.words && typed(words.words),
    words.anyOf ? typed(words.anyOf) : [],
    words.ranks ? typed(words.ranks.words) : [],
  ])
  if ((words.words && !said) || !anyOf || !ranked) return null
  return {
    words: said,
    not: words.not?.map(numberOf) ?? null,
    anyOf: [...new Set(anyOf.flat())],
    listings: words.listings,
    ranks: words.ranks && {
      words: ranked,
      column: words.ranks.column === 'words' ? 'words' : 'titles',
    },
  }
}
