/** content: changes as people read them. */
import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const said = (before: string, after: string) =>
  differenceOf(before, after).map(({ kind, pieces, lines }) => {
    if (kind === 'cut') return `… ${lines}`
    const marks = { same: '', added: '+', removed: '-' } as const
    return pieces
      .map((one) => (kind === 'changed' ? `${marks[one.kind]}${one.text}` : `${marks[kind]}${one.text}`))
      .join('|')
  })

test('words of a line that changed, and nothing where nothing did', () => {
  expect(said('The fee is 3 per cent.', 'The fee is 4 per cent.')).toEqual(['The fee is |-3|+4| per cent.'])
  expect(said('as it was', 'as it was')).toEqual([])
})

test('lines that came, went or were written again stand whole', () => {
  expect(said('one\n\ntwo', 'one\n\nthree\n\ntwo')).toEqual(['… 1', '', '+three', '+', 'two'])
  expect(said('one\ntwo\nthree', 'one\nthree')).toEqual(['one', '-two', 'three'])
  expect(said('Wholly different words here', 'Nothing of that kind remains')).toEqual([
    '-Wholly different words here',
    '+Nothing of that kind remains',
  ])
})

test('what stayed is folded away, except beside a change', () => {
  const lines = Array.from({ length: 9 }, (_, at) => `Line ${at}`)
  const changed = lines.with(4, 'Line 4 and more')
  expect(said(lines.join('\n'), changed.join('\n'))).toEqual([
    '… 3',
    'Line 3',
    'Line 4|+ and more',
    'Line 5',
    '… 3',
  ])
})

test('a long text that was replaced is told without comparing every word or line', () => {
  const lines = (word: string) => Array.from({ length: 9_000 }, (_, at) => `${word}${at}`).join('\n')
  expect(differenceOf(lines('a'), lines('b'))).toHaveLength(18_000)
  const long = (word: string) => Array.from({ length: 9_000 }, (_, at) => `${word}${at}`).join(' ')
  expect(differenceOf(long('a'), long('b')).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})
