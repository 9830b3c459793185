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
  ['<feed><agency><home/></agency></feed>', 'file.unrecognised', '<feed>'],
  ['<feed xmlns="http://www.w3.org/2005/Atom"/>', 'file.notListings', 'news feed'],
  ['<!-- cache -->\n<html lang="en"><body>Error</body></html>', 'file.notListings', 'web page'],
  ['<h1>503 Service Unavailable</h1>', 'file.notListings', 'web page'],
  [
    '<?xml version="1.0"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0//EN" "x"><html/>',
    'file.notListings',
    'page',
  ],
  ['{"error":"invalid_token","message":"expired"}', 'file.notListings', 'message of the server'],
  ['<Error><Code>AccessDenied</Code></Error>', 'file.notListings', 'message of the server'],
  ['Access denied', 'file.notListings', 'message of the server'],
  ['Rar!\u001a\u0007', 'file.notListings', 'RAR'],
])('%s', (text, code, named) => {
  expect(recognise(text)).toMatchObject({ code, value: expect.stringContaining(named) })
})

test('a document type that no format names ends the reading', () => {
  const text = '<!DOCTYPE anything SYSTEM "http://a.example/x.dtd"><realty-feed/>'
  expect(recognise(text)).toMatchObject({ code: 'xml.doctype' })
})

test.each(['[]', '{"listings": []}\n'])('%s is a list of nothing', (text) => {
  expect(recognise(text)).toMatchObject({ code: 'file.noRecords' })
})

test('JSON that is none is told at its place', () => {
  expect(recognise('[{"id":"1","price":NaN}]')).toMatchObject({ code: 'json.malformed', line: 1 })
})
