/** feeds: a file that is none of ours is told what it is taken for. */
import { expect, test } from 'vitest'
import { recognise } from './recognise.ts'

test.each([
  ['<IS24ImmobilienTransfer><Anbieter/></IS24ImmobilienTransfer>', 'file.unrecognised', 'ImmobilienScout24'],
  ['<daft version="1"><homes/></daft>', 'file.unrecognised', 'Daft.ie'],
  ['<rss version="2.0"><channel/></rss>', 'file.notListings', 'news feed'],
  ['<!DOCTYPE html><html><body>Please log in</body></html>', 'file.notListings', 'login'],
  ['<worksheet><sheetData/></worksheet>', 'file.notListings', 'CSV'],
  ['<estates><estate/></estates>', 'file.unrecognised', '<estates>'],
])('%s', (text, code, named) => {
  expect(recognise(text)).toMatchObject({ code, value: expect.stringContaining(named) })
})

test('a document type that no format names ends the reading', () => {
  const text = '<!DOCTYPE anything SYSTEM "http://a.example/x.dtd"><realty-feed/>'
  expect(recognise(text)).toMatchObject({ code: 'xml.doctype' })
})
