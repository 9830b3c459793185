/** translation: terms stand aside for a machine and come back. */
import { expect, test } from 'vitest'
import { finderOfTerms, type Term } from '#contract/words/glossary.rules.ts'
import { maskTerms, unmask } from './masks.rules.ts'
import { translateByGlossary } from './translate-by-glossary.ts'

const terms: Term[] = [
  { term: 'viewing', isKept: false, translations: { es: 'visita|visitas' } },
  { term: 'Meridian', isKept: true, translations: {} },
  { term: 'plot', isKept: false, translations: { es: 'parcela' } },
  { term: 'plot', isKept: false, translations: { es: 'trama' } },
]
const mask = (text: string) => maskTerms(text, finderOfTerms(terms)(text), 'es')

test('each term has a place and its name there, in its number and case; what may mean two things has none', () => {
  const masked = mask('Viewings of the plot: ask Meridian for a viewing.')
  expect(masked).toEqual({
    text: '[[0]] of the plot: ask [[1]] for a [[2]].',
    terms: ['Visitas', 'Meridian', 'visita'],
  })
  expect(unmask('[[0]] de la parcela: pide a [[1]] una [[2]].', masked)).toBe(
    'Visitas de la parcela: pide a Meridian una visita.',
  )
})

test('an answer that lost a place or doubled one is none', () => {
  const masked = mask('A viewing')
  expect([unmask('Una', masked), unmask('[[0]] [[0]]', masked)]).toEqual([null, null])
})

test('a machine that drops places is asked for the text as it stands', async () => {
  const asked: (readonly string[])[] = []
  const engine = {
    name: 'test',
    pairs: () => Promise.resolve('*' as const),
    translate: (texts: readonly string[]) => {
      asked.push(texts)
      return Promise.resolve(texts.map((text) => (text === 'bad' ? null : text.replace('[[0]] lost', 'x'))))
    },
  }
  const texts = ['viewing lost', 'a viewing', 'bad']
  const said = await translateByGlossary(engine, terms, texts, { source: 'en', target: 'es' })
  expect(said).toEqual(['viewing lost', 'a visita', null])
  expect(asked).toEqual([['[[0]] lost', 'a [[0]]', 'bad'], ['viewing lost']])
})
