/** search: what is kept is never older than the last change that was heard of. */
import { expect, test } from 'vitest'
import { keepMany } from './keep-many.ts'

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
