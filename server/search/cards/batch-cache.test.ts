/** search: what is kept is never older than the last change that was heard of. */
import { afterEach, expect, test, vi } from 'vitest'
import { keepMany } from './batch-cache.ts'

afterEach(() => vi.useRealTimers())

const id = (letter: string) => letter.repeat(36)

function create({ most = 10, milliseconds = 60_000 } = {}) {
  const asked: string[][] = []
  let edition = 1
  let during = () => undefined as void
  const many = keepMany({
    most,
    milliseconds,
    read: async (keys) => {
      asked.push([...keys])
      const found = new Map(keys.filter((key) => !key.startsWith('x')).map((key) => [key, edition]))
      await Promise.resolve()
      during()
      return found
    },
  })
  return { many, asked, next: () => void edition++, meanwhile: (work: () => void) => void (during = work) }
}

test('asks once for each key, and never keeps that there is none', async () => {
  const { many, asked } = create()
  const keys = [`${id('a')}/sale`, `${id('b')}/sale`, `${id('x')}/sale`]
  expect(await many.get(keys)).toEqual(
    new Map([
      [keys[0], 1],
      [keys[1], 1],
    ]),
  )
  expect((await many.get([...keys, `${id('c')}/sale`])).size).toBe(3)
  expect(asked).toEqual([keys, [`${id('x')}/sale`, `${id('c')}/sale`]])
})

test('forgets a listing under all of its keys, and everything when told so', async () => {
  const { many, next } = create()
  const keys = [`${id('a')}/sale/en`, `${id('a')}/rent/pt`, `${id('b')}/sale/en`]
  await many.get(keys)
  next()
  many.forget([id('a')])
  expect([...(await many.get(keys)).values()].toSorted()).toEqual([1, 2, 2])
  next()
  many.forget(null)
  expect([...(await many.get(keys)).values()]).toEqual([3, 3, 3])
})

test('does not keep what was read while a change came', async () => {
  const { many, next, meanwhile } = create()
  meanwhile(() => many.forget([id('a')]))
  await many.get([`${id('a')}/sale`])
  meanwhile(() => undefined)
  next()
  expect([...(await many.get([`${id('a')}/sale`])).values()]).toEqual([2])
})

test('keeps no more than it may, and nothing for longer than it may', async () => {
  const { many, asked } = create({ most: 2 })
  for (const letter of ['a', 'b', 'c', 'a']) await many.get([id(letter)])
  expect(asked).toHaveLength(4)
  const brief = create({ milliseconds: 0 })
  await brief.many.get([id('a')])
  await brief.many.get([id('a')])
  expect(brief.asked).toHaveLength(2)
})

test('those who ask for the same at once share one read, but not with one from before a change', async () => {
  const { many, asked, next } = create()
  const [a, b] = [`${id('a')}/sale`, `${id('b')}/sale`]
  const first = many.get([a])
  const second = many.get([a, b])
  many.forget([id('c')])
  next()
  const third = many.get([a])
  expect([(await first).get(a), (await second).get(a), (await second).get(b)]).toEqual([1, 1, 1])
  expect((await third).get(a)).toBe(2)
  expect(asked).toEqual([[a], [b], [a]])
})

test('what ages is answered at once and read again beside it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { many, asked, next } = create({ milliseconds: 1_000 })
  const key = `${id('a')}/sale`
  await many.get([key])
  next()
  vi.advanceTimersByTime(800)
  expect((await many.get([key])).get(key)).toBe(1)
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await Promise.resolve()
  vi.advanceTimersByTime(400)
  expect((await many.get([key])).get(key)).toBe(2)
  vi.advanceTimersByTime(2_000)
  next()
  expect((await many.get([key])).get(key)).toBe(3)
})
