/** contract: words: names that every language has from CLDR. */
import { expect, it } from 'vitest'
import { intlName } from './intl-names.ts'

it.each([
  ['Portugal', 'de', 'Portugal'],
  ['Germany', 'fr', 'Allemagne'],
  ['US Dollar', 'es', 'dólar estadounidense'],
  ['USD US Dollar', 'es', 'USD dólar estadounidense'],
  ['Portuguese', 'it', 'portoghese'],
  ['Vietnam', 'pt', 'Vietname'],
  ['Polish Zloty', 'pt', 'zloti polaco'],
])('%s in %s is %s', (text, language, said) => {
  expect(intlName(text, language)).toBe(said)
})

it('says nothing of other words, nor of a currency behind the code of another', () => {
  expect([
    intlName('A home', 'de'),
    intlName('EUR US Dollar', 'de'),
    intlName('USD of course', 'de'),
  ]).toEqual([null, null, null])
})
