/**
 * search: the batch cache reads what is missing in one go, and
 * answers nothing from before a change it heard of.
 */
import { afterEach, expect, test, vi } from 'vitest'
import { createBatchCache } from './batch-cache.ts'

afterEach(() => vi.useRealTimers())

type Key = { id: string; purpose: string }
const sale = (id: string): Key => ({ id, purpose: 'sale' })
const rent = (id: string): Key => ({ id, purpose: 'rent' })

/** Every value is the number of the edition; of listings that begin with an x there is none. */
function create({ most = 10, milliseconds = 60_000 } = {}) {
  const asked: string[][] = []
  let edition = 1
  let during = () => undefined as void
  const nameOf = ({ id, purpose }: Key) => `${id}/${purpose}`
  const cache = createBatchCache<Key, number>({
    most,
    milliseconds,
    nameOf,
    read: async (keys) => {
      asked.push(keys.map(nameOf))
      const found = keys.map(({ id }) => (id.startsWith('x') ? undefined : edition))
      await Promise.resolve()
      during()
      return found
    },
  })
  return { cache, asked, next: () => void edition++, meanwhile: (work: () => void) => void (during = work) }
}

test('asks once for each key, answers in their order, and does not cache that there is none', async () => {
  const { cache, asked } = create()
  const keys = [sale('a'), sale('x'), sale('b')]
  expect(await cache.get(keys)).toEqual([1, undefined, 1])
  expect(await cache.get([...keys, sale('c')])).toEqual([1, undefined, 1, 1])
  expect(asked).toEqual([
    ['a/sale', 'x/sale', 'b/sale'],
    ['x/sale', 'c/sale'],
  ])
})

test('forgets a listing under all of its keys, and everything when told so', async () => {
  const { cache, next } = create()
  const keys = [sale('a'), rent('a'), sale('b')]
  await cache.get(keys)
  next()
  cache.forget(['a'])
  expect(await cache.get(keys)).toEqual([2, 2, 1])
  next()
  cache.forget(null)
  expect(await cache.get(keys)).toEqual([3, 3, 3])
})

test('does not cache what was read while a change arrived', async () => {
  const { cache, next, meanwhile } = create()
  meanwhile(() => cache.forget(['a']))
  await cache.get([sale('a')])
  meanwhile(() => undefined)
  next()
  expect(await cache.get([sale('a')])).toEqual([2])
})

test('holds no more than it may, and nothing for longer than it may', async () => {
  const { cache, asked } = create({ most: 2 })
  for (const id of ['a', 'b', 'c', 'a']) await cache.get([sale(id)])
  expect(asked).toHaveLength(4)
  const brief = create({ milliseconds: 0 })
  await brief.cache.get([sale('a')])
  await brief.cache.get([sale('a')])
  expect(brief.asked).toHaveLength(2)
})

test('those who ask for the same at once share one read, but not with one from before a change', async () => {
  const { cache, asked, next } = create()
  const first = cache.get([sale('a')])
  const second = cache.get([sale('a'), sale('b')])
  cache.forget(['c'])
  next()
  const third = cache.get([sale('a')])
  expect([await first, await second, await third]).toEqual([[1], [1, 1], [2]])
  expect(asked).toEqual([['a/sale'], ['b/sale'], ['a/sale']])
})

test('a stale value is answered at once and read again beside it', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { cache, asked, next } = create({ milliseconds: 1_000 })
  await cache.get([sale('a')])
  next()
  vi.advanceTimersByTime(800)
  expect(await cache.get([sale('a')])).toEqual([1])
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  await Promise.resolve()
  vi.advanceTimersByTime(400)
  expect(await cache.get([sale('a')])).toEqual([2])
  vi.advanceTimersByTime(2_000)
  next()
  expect(await cache.get([sale('a')])).toEqual([3])
})

test('while reading fails, expired values serve where there is one for every key', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { cache, meanwhile } = create({ milliseconds: 1_000 })
  await cache.get([sale('a')])
  vi.advanceTimersByTime(5_000)
  meanwhile(() => {
    throw new Error('away')
  })
  expect(await cache.get([sale('a')])).toEqual([1])
  await expect(cache.get([sale('a'), sale('b')])).rejects.toThrow('away')
  cache.forget(['a'])
  await expect(cache.get([sale('a')])).rejects.toThrow('away')
})
