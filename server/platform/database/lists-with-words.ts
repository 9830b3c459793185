/**
 * platform: lists of rows that have words, newest first, and their counts:
 * quick however common or rare the words are.
 */
import { sql, type RawBuilder } from 'kysely'

type Asked = {
  table: RawBuilder<unknown>
  /**
   * The same rows, written so that what joins them is asked for the few that
   * have the words; `table` when there is none.
   */
  lookedUp?: RawBuilder<unknown>
  /** What the conditions call it. */
  alias: string
  /** The column by which the list has its order; `id` decides between equals. */
  at: string
  id: string
  /** That a row has the words: a stored `tsvector` against a question, of which there is an index. */
  hasWords: RawBuilder<unknown>
  /**
   * Everything else that is asked, the cursor included; an index has the rows
   * of which it holds in the order of the list.
   */
  also: RawBuilder<unknown>
}

/**
 * Rows that are walked for a page and for a count before the words
 * are looked up: they take a few milliseconds.
 */
const walked = { page: 2_000, count: 20_000 }

/** Rows with words are counted up to here; a count one higher says that there are more. */
export const mostCountedWithWords = 1_000

const newest = ({ alias, at, id }: Asked) =>
  sql`order by ${sql.ref(`${alias}.${at}`)} desc, ${sql.ref(`${alias}.${id}`)} desc`
const from = ({ table, alias }: Asked) => sql`${table} as ${sql.ref(alias)}`

/** The newest rows as they would be without words, under the same name. */
const walk = (asked: Asked, limit: number) =>
  sql`(select * from ${from(asked)} where ${asked.also} ${newest(asked)} limit ${limit}) as ${sql.ref(asked.alias)}`

/**
 * The ids of the newest rows, as a query. The database knows badly how many rows have a word that begins with
 * some letters, and a wrong guess walks a million rows, or sorts as many. So nothing is guessed: the newest
 * rows are walked, where common words are soon found; when they did not fill the page, all that have the
 * words are few enough to be looked up and sorted.
 */
export function newestWithWords(asked: Asked, limit: number): RawBuilder<unknown> {
  const { alias, at, id, hasWords, also } = asked
  const atOf = sql.ref(`${alias}.${at}`)
  const idOf = sql.ref(`${alias}.${id}`)
  return sql`
    with near as materialized (
      select ${atOf} as at, ${idOf} as id from ${walk(asked, walked.page)}
      where ${hasWords} ${newest(asked)} limit ${limit}
    ), far as materialized (
      select ${atOf} as at, ${idOf} as id from ${from({ ...asked, table: asked.lookedUp ?? asked.table })}
      where (select count(*) from near) < ${limit} and ${hasWords} and ${also}
    )
    select id from (select * from near union select * from far) as found
    order by at desc, id desc limit ${limit}`
}

/**
 * How many rows there are, up to one more than `mostCountedWithWords`, as
 * a query. Walks and looks up as a page does.
 */
export function countWithWords(asked: Asked): RawBuilder<unknown> {
  const { hasWords, also } = asked
  const enough = mostCountedWithWords + 1
  return sql`
    with near as materialized (
      select count(*) as n from (select from ${walk(asked, walked.count)} where ${hasWords} limit ${enough}) as few
    ), every as materialized (
      select count(*) as n from (select from ${from(asked)} where ${also} limit ${walked.count}) as few
    ), far as materialized (
      select count(*) as n from (
        select from ${from(asked)}
        where (select n from near) < ${enough} and (select n from every) = ${walked.count} and ${hasWords} and ${also}
        limit ${enough}) as few
    )
    select greatest((select n from near), (select n from far))::int`
}
