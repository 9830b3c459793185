/** platform: lists by words give the same rows and counts whichever way they were found. */
import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '#tests/support/database.ts'
import { countWithWords, mostCountedWithWords, newestWithWords } from './lists-with-words.ts'

const { db } = await createTestDatabase()
const rows = 24_000
// Two rows of each moment, so that ids decide; `old` stands beyond everything that
// is walked, `early` in more than are counted.
await sql`
  create table notes (id int primary key, at int not null, kind text not null, words tsvector not null);
  create index on notes (at desc, id desc);
  create index on notes using gin (words)`.execute(db)
await sql`
  insert into notes select n, n / 2, case when n % 3 = 0 then 'a' else 'b' end, to_tsvector('simple',
    'every' || case when n % 400 = 0 then ' some' else '' end || case when n in (5, 9, 12) then ' old' else '' end
    || case when n <= 2000 then ' early' else '' end)
  from generate_series(1, ${sql.lit(rows)}) as n`.execute(db)

const list = { table: sql`notes`, alias: 'n', at: 'at', id: 'id' }
const has = (word: string) => sql`n.words @@ to_tsquery('simple', ${`${word}:*`})`
const idsOf = async (query: RawBuilder<unknown>) =>
  (await sql<{ id: number }>`${query}`.execute(db)).rows.map(({ id }) => id)

test.each(['every', 'some', 'old', 'early', 'nothing'])('the newest with “%s” are those', async (word) => {
  for (const also of [sql`true`, sql`n.kind = 'a'`, sql`(n.at, n.id) < (6, 12)`]) {
    const plain = sql`select id from notes n where ${also} and ${has(word)} order by at desc, id desc limit 7`
    expect(await idsOf(newestWithWords({ ...list, hasWords: has(word), also }, 7))).toEqual(
      await idsOf(plain),
    )
  }
})

test('words are counted as far as is said, common ones and such as only old rows have', async () => {
  const count = async (word: string, also = sql`true`) => {
    const counted = countWithWords({ ...list, hasWords: has(word), also })
    return (await sql<{ n: number }>`select (${counted}) as n`.execute(db)).rows[0]?.n
  }
  const more = mostCountedWithWords + 1
  expect([await count('every'), await count('early'), await count('some'), await count('old')]).toEqual([
    more,
    more,
    rows / 400,
    3,
  ])
  expect([await count('old', sql`n.kind = 'a'`), await count('nothing')]).toEqual([2, 0])
})
