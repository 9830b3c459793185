/** contract: terms found in English texts, and translations that keep to them or do not. */
import { expect, test } from 'vitest'
import { finderOfTerms, keepsTo, type Term } from './glossary.rules.ts'

const term = (name: string, translations: Term['translations'] = {}, isKept = false): Term => ({
  term: name,
  isKept,
  translations,
})
const found = (terms: readonly Term[], text: string) =>
  finderOfTerms(terms)(text).map(({ words, at, isPlural }) => [words, at, isPlural])

test('terms stand where whole words do, in any case and in the plural, the longest first', () => {
  const terms = [term('agent'), term('estate agent'), term('agency'), term('C++ course')]
  expect(found(terms, 'Agents and an estate  agent of two Agencies, reagent')).toEqual([
    ['Agents', 0, true],
    ['estate  agent', 14, false],
    ['Agencies', 35, true],
  ])
  expect(found(terms, 'A C++ course')).toEqual([['C++ course', 2, false]])
  expect(found([], 'An agent')).toEqual([])
})

/** Whether a translation keeps to the glossary in all places. */
const keeps = (terms: readonly Term[], english: string, text: string, language: string) =>
  finderOfTerms(terms)(english).every((one) => keepsTo(text, one, language))

test('a translation keeps to a term by any of its forms, with endings, accents and what is written together', () => {
  const viewing = term('viewing', {
    es: 'visita',
    de: 'Besichtigung',
    fr: 'visite',
    ar: 'معاينة | المعاينات',
  })
  const english = 'Ask for viewings'
  expect(keeps([viewing], english, 'Pide VISITAS', 'es')).toBe(true)
  expect(keeps([viewing], english, 'Pide miradas', 'es')).toBe(false)
  expect(keeps([viewing], english, 'Um Besichtigungstermine bitten', 'de')).toBe(true)
  expect(keeps([viewing], english, 'اطلب المُعاينات', 'ar')).toBe(true)
  expect(keeps([viewing], english, 'Chiedi delle occhiate', 'it')).toBe(true)
  const estate = term('estate agent', { es: 'agente inmobiliario' })
  expect(keeps([estate], 'Two estate agents', 'Dos agentes inmobiliarios', 'es')).toBe(true)
  expect(keeps([term('lot', { fr: 'lot' })], 'A lot', 'Un pilote', 'fr')).toBe(false)
})

test('what is not translated stands as in English; of several senses one is enough', () => {
  const brand = term('Meridian', {}, true)
  expect(keeps([brand], 'Meridian helps', 'Meridian ayuda', 'es')).toBe(true)
  expect(keeps([brand], 'Meridian helps', 'El meridiano ayuda', 'ar')).toBe(true)
  expect(keeps([brand], 'Meridian helps', 'خط الزوال يساعد', 'ar')).toBe(false)
  expect(keeps([brand], 'A meridian is a line', 'Un meridiano es una línea', 'ar')).toBe(true)
  const plot = term('plot', { es: 'parcela' })
  const story = term('plot', { es: 'trama' })
  expect(keeps([plot, story], 'The plot', 'La trama', 'es')).toBe(true)
  expect(keeps([plot, story], 'The plot', 'El terreno', 'es')).toBe(false)
})
