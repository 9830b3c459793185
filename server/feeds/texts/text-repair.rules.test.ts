/** feeds: repairs of texts, and that what is right stays as it is. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntities, fromWindows1252, repairDoubleEncoding, withoutControl } from './text-repair.rules.ts'

const twice = (text: string) => fromWindows1252(Buffer.from(text, 'utf8'))

describe('text encoded twice', () => {
  it.each(['Grundstück', 'Málaga – Nerja', 'à la carté', '“quoted” €', 'Ático con jardín'])(
    '%s comes back',
    (text) => {
      expect(repairDoubleEncoding(twice(text))).toBe(text)
    },
  )

  it.each([
    ['gro\u00c3\u009fer', 'großer'],
    ['don\u00e2\u0080\u0099t', 'don’t'],
    ['\u00c3\u0089tage, \u00c3\u0084rzte, \u00c3\u0096l', 'Étage, Ärzte, Öl'],
    ['100\u00e2\u0082\u00ac', '100€'],
    ['\u00c5\u0081\u00c3\u00b3d\u00c5\u00ba', 'Łódź'],
    ['don\u0092t \u0096 ever', 'don’t – ever'],
  ])('read as ISO-8859-1: %j is %s', (given, meant) => expect(repairDoubleEncoding(given)).toBe(meant))

  it('comes back when it went through the program twice', () => {
    expect(repairDoubleEncoding(twice(twice('Grundstück für Málaga’s')))).toBe('Grundstück für Málaga’s')
  })

  it('read as ISO-8859-1 comes back for letters of every alphabet', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aé ßÄÖÉŁźğşПривет日本家–’“€'),
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(letters, (text) => {
        expect(repairDoubleEncoding(Buffer.from(text, 'utf8').toString('latin1'))).toBe(text)
      }),
    )
  })

  it('is repaired next to text that is right', () => {
    expect(repairDoubleEncoding(`${twice('Schönes')} Grundstück`)).toBe('Schönes Grundstück')
  })

  it.each([
    'Grundstück',
    'São João',
    'MANHÃ\u00a0e noite',
    'naïve £25',
    'À\u00a0bientôt « toi »',
    '日本の家',
    'È già',
  ])('%s stays as it is', (text) => expect(repairDoubleEncoding(text)).toBe(text))

  it('comes back for any letters of western languages', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'aeioué ñüöäßçèìòùâêîôûÉÑÜåøæ'),
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(letters, (text) => {
        expect(repairDoubleEncoding(twice(text))).toBe(text)
      }),
    )
  })
})

it('decodes names and numbers of characters once', () => {
  expect(decodeEntities('Caf&eacute; &amp;eacute; &#8364;&#x20AC; &euro; &nosuchname; &#0; &#xD800;')).toBe(
    'Café &eacute; €€ € &nosuchname; &#0; &#xD800;',
  )
})

it('takes out what a database does not take', () => {
  expect(withoutControl('a\u0000b\u0007c\td\ne\ufffe')).toBe('abc\td\ne')
  expect(withoutControl('\ud800x').isWellFormed()).toBe(true)
})
