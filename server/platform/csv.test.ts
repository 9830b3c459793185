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
