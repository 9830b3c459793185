/** translation: the glossary as a table and back. */
import { expect, test } from 'vitest'
import { toCsv } from '#server/platform/csv.ts'
import { isRefusal } from '#server/platform/refusals/errors.ts'
import { glossaryCells, glossaryColumns, readGlossary } from './glossary-table.ts'

const read = (text: string) => readGlossary(new TextEncoder().encode(text))
function problems(text: string): unknown {
  try {
    return read(text)
  } catch (error) {
    return isRefusal(error) ? [error.code, error.fields] : error
  }
}

test('what was taken along comes back as it was', () => {
  const terms = [
    {
      term: 'viewing',
      context: 'of a home, "seen"',
      isKept: false,
      translations: { es: 'visita|visitas', ar: 'معاينة' },
    },
    { term: '-plex', context: '', isKept: true, translations: {} },
  ]
  const saved = terms.map((one) => ({ ...one, id: '0189-', version: 1 }))
  expect(read(toCsv([glossaryColumns, ...saved.map(glossaryCells)]))).toEqual(terms)
})

test('other programs part cells by semicolons and leave columns out', () => {
  expect(read('Term;ES;Notes\r\nplot;parcela;mine\r\n\r\nfee;')).toEqual([
    { term: 'plot', context: '', isKept: false, translations: { es: 'parcela' } },
    { term: 'fee', context: '', isKept: false, translations: {} },
  ])
})

test('every wrong line is named, and what is no table is refused', () => {
  expect(problems(`term,es\nplot,x\n,y\nPLOT,z\n${'a'.repeat(101)},b`)).toEqual([
    'glossary.file',
    {
      3: 'Please give the English term',
      4: 'This term stands in the table twice',
      5: 'Please use at most 100 characters',
    },
  ])
  for (const text of ['', 'word,es\na,b', 'term,es\n"open'])
    expect(problems(text)).toEqual(['glossary.noTable', undefined])
})
