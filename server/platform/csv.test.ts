/** platform: tables keep their cells apart, and no cell computes. N01 names the security catalogue. */
import { expect, it } from 'vitest'
import { toCsv } from './csv.ts'

it('N01: cells that spreadsheets would compute begin with an apostrophe', () => {
  const cells = ['=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', 'plain', '1-1']
  const [, row = ''] = toCsv([['a'], cells]).split('\r\n', 2)
  expect(row).toMatch(/^"'=HYPERLINK\(""x""\)",'\+1,'-1,'@SUM\(A1\),'\tx,"'/)
  expect(toCsv([cells])).toMatch(/plain,1-1\r\n$/)
})

it('quotes what would end a cell, and says that it is UTF-8', () => {
  expect(toCsv([['a,b', 'c"d', 'e\nf', 'é']])).toBe('\u{FEFF}"a,b","c""d","e\nf",é\r\n')
})

it('N01: so do cells that some programs read as such, whatever nobody sees stands before', () => {
  const cells = [
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM',
    '﹦1',
    '﹢1',
    '﹣1',
    '﹫x',
    '−1',
    '\u200b=1',
    '\u{FEFF}=1',
    ' =1',
    '\u00a0＝1',
  ]
  const [row = ''] = toCsv([cells]).slice(1).split('\r\n', 1)
  for (const [n, cell] of row.split(',').entries()) expect(cell).toBe(`'${cells[n]}`)
  expect(toCsv([['é', '(=1)', '１', '1＝1', ' a', '😀=1']])).toBe('\u{FEFF}é,(=1),１,1＝1, a,😀=1\r\n')
})

it('quotes what programs with another separator would take for two cells', () => {
  expect(toCsv([['a;=1+1']])).toBe('\u{FEFF}"a;=1+1"\r\n')
})
