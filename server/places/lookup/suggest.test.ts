/** places: what people type, and what they mean by it. */
import { beforeAll, describe, expect, it } from 'vitest'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { createPlaces, type Places } from '../create-places.ts'
import { fold } from '#contract/search/fold.ts'
import { loadGazetteer } from '../gazetteer/load-gazetteer.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})

/** Typed words → id of the place that must come first. */
const meant: [typed: string, id: string][] = [
  // Beginnings
  ['lond', 'geonames:2643743'],
  ['pari', 'geonames:2988507'],
  ['new yo', 'geonames:5128581'],
  ['münch', 'geonames:2867714'],
  ['saint p', 'geonames:498817'],
  ['buenos', 'geonames:3435910'],
  ['cape t', 'geonames:3369157'],
  // Whole names
  ['deal', 'geonames:2651468'],
  ['york', 'geonames:2633352'],
  ['porto', 'geonames:2735943'],
  ['springfield', 'geonames:4409896'],
  ['nice', 'geonames:2990440'],
  ['bath', 'geonames:2656173'],
  ['kyiv', 'geonames:703448'],
  // Other spellings, languages and scripts
  ['Zuerich', 'geonames:2657896'],
  ['ZURICH', 'geonames:2657896'],
  ['sao paulo', 'geonames:3448439'],
  ['São Paulo', 'geonames:3448439'],
  ['sao-paulo', 'geonames:3448439'],
  ['lisboa', 'geonames:2267057'],
  ['lissabon', 'geonames:2267057'],
  ['oporto', 'geonames:2735943'],
  ['wien', 'geonames:2761369'],
  ['praha', 'geonames:3067696'],
  ['firenze', 'geonames:3176959'],
  ['genf', 'geonames:2660646'],
  ['москва', 'geonames:524901'],
  ['東京', 'geonames:1850147'],
  ['القاهرة', 'geonames:360630'],
  ['서울', 'geonames:1835848'],
  ['athina', 'geonames:264371'],
  ['ciudad de mexico', 'geonames:3530597'],
  ['bombay', 'geonames:1275339'],
  ['saigon', 'geonames:1566083'],
  // For short
  ['nyc', 'geonames:5128581'],
  ['la', 'geonames:5368361'],
  ['cdmx', 'geonames:3530597'],
  ['st ives', 'geonames:2638778'],
  ['st tropez', 'geonames:2976742'],
  ['angeles', 'geonames:5368361'],
  ['francisco', 'geonames:5391959'],
  // Typing errors
  ['barcelna', 'geonames:3128760'],
  ['frankfrut', 'geonames:2925533'],
  ['new yrok', 'geonames:5128581'],
  ['newyork', 'geonames:5128581'],
  ['cape twon', 'geonames:3369157'],
  ['saopaulo', 'geonames:3448439'],
  ['amstrdam', 'geonames:2759794'],
  ['edinbrugh', 'geonames:2650225'],
  ['marseile', 'geonames:2995469'],
  ['melborne', 'geonames:2158177'],
  ['philadelpia', 'geonames:4560349'],
  ['nairobbi', 'geonames:184745'],
  ['istambul', 'geonames:745044'],
  ['copenhaguen', 'geonames:2618425'],
  ['dubay', 'geonames:292223'],
  ['marbela', 'geonames:2514169'],
  ['lisbn', 'geonames:2267057'],
  // With their region or country
  ['paris texas', 'geonames:4717560'],
  ['paris, tx', 'geonames:4717560'],
  ['london ontario', 'geonames:6058560'],
  ['cambridge, massachusetts', 'geonames:4931972'],
  ['cambridge ma', 'geonames:4931972'],
  ['deal kent', 'geonames:2651468'],
  ['lisbon portugal', 'geonames:2267057'],
  ['valencia, venezuela', 'geonames:3625549'],
  ['birmingham alabama', 'geonames:4049979'],
  // Countries and regions
  ['spain', 'country:ES'],
  ['españa', 'country:ES'],
  ['spanien', 'country:ES'],
  ['uk', 'country:GB'],
  ['usa', 'country:US'],
  ['uae', 'country:AE'],
  ['holland', 'country:NL'],
  ['ελλάδα', 'country:GR'],
  ['bayern', 'admin1:DE.02'],
  ['bavaria', 'admin1:DE.02'],
  ['algarve', 'admin1:PT.09'],
  ['toscana', 'admin1:IT.16'],
  ['mallorca', 'admin1:ES.07'],
  ['kent', 'admin2:GB.ENG.G5'],
  // Districts
  ['kreuzberg', 'geonames:2884161'],
  ['brooklyn', 'geonames:5110302'],
]

describe('suggest', () => {
  it.each(meant)('%s → %s', (typed, id) => {
    expect(places.suggest(typed, 8)[0]?.id).toBe(id)
  })

  it('tells places of one name apart by their region', () => {
    const found = places.suggest('springfield', 5)
    expect(found.map((p) => p.name)).toEqual(Array.from({ length: 5 }, () => 'Springfield'))
    expect(new Set(found.map((p) => `${p.region} ${p.country}`)).size).toBe(5)
  })

  it('offers no place twice and at most as many as asked for', () => {
    for (const typed of ['san', 's', 'a', 'new york', 'london']) {
      const ids = places.suggest(typed, 6).map((p) => p.id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.length).toBe(6)
    }
  })

  it('knows nothing of what is no name', () => {
    for (const typed of ['zzqqzzqq', '!!!', ' , ', '\u{1F3E0}', '%', '\u0000'])
      expect(places.suggest(typed)).toEqual([])
  })

  it('answers the longest question the contract lets in', () => {
    expect(places.suggest('llanfair'.repeat(12), 8).length).toBeLessThanOrEqual(8)
  })
})

describe('fold', () => {
  it.each([
    ['Côte d’Azur', 'cote dazur'],
    ['Saint-Étienne', 'saint etienne'],
    ['Łódź', 'lodz'],
    ['Tromsø', 'tromso'],
    ['Straße', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['  New   York ', 'new york'],
    ['الْقَاهِرَة', 'القاهره'],
  ])('%s → %s', (written, folded) => {
    expect(fold(written)).toBe(folded)
  })

  it('changes nothing the second time', () => {
    for (const [typed] of meant) expect(fold(fold(typed))).toBe(fold(typed))
  })
})

describe('names of the visitor’s language', () => {
  it('are worth as much as a place’s own', () => {
    const first = (typed: string, language: 'en' | 'fr' | 'de') =>
      places.suggest(typed, 8, undefined, language)[0]?.name
    expect(first('cologn', 'en')).toBe('Cologne')
    expect(first('sévi', 'fr')).toBe('Séville')
    expect(first('maro', 'fr')).toBe('Maroc')
    expect(first('genf', 'de')).toBe('Genf')
  })
})
