/**
 * search: plain sentences as questions: seven languages, over the
 * real gazetteer, and what is said of the rest.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import { flagNames } from '#contract/search/flags.ts'
import { decodeAreas, isInAreas } from '#contract/vocabulary/polyline.ts'
import { createPlaces, loadGazetteer, type Places } from '#server/places/index.ts'
import { arabicExamples } from '#tests/plain-language/arabic.ts'
import { districtExamples } from '#tests/plain-language/districts.ts'
import { englishExamples } from '#tests/plain-language/english.ts'
import { frenchExamples } from '#tests/plain-language/french.ts'
import { germanExamples } from '#tests/plain-language/german.ts'
import { italianExamples } from '#tests/plain-language/italian.ts'
import { portugueseExamples } from '#tests/plain-language/portuguese.ts'
import { postcodeExamples } from '#tests/plain-language/postcodes.ts'
import { laterEnglish } from '#tests/plain-language/later/english.ts'
import { laterSpanish } from '#tests/plain-language/later/spanish.ts'
import { laterFrench } from '#tests/plain-language/later/french.ts'
import { laterGerman } from '#tests/plain-language/later/german.ts'
import { laterPortuguese } from '#tests/plain-language/later/portuguese.ts'
import { laterItalian } from '#tests/plain-language/later/italian.ts'
import { laterArabic } from '#tests/plain-language/later/arabic.ts'
import { latestEnglish } from '#tests/plain-language/latest/english.ts'
import { latestSpanish } from '#tests/plain-language/latest/spanish.ts'
import { latestFrench } from '#tests/plain-language/latest/french.ts'
import { latestGerman } from '#tests/plain-language/latest/german.ts'
import { latestPortuguese } from '#tests/plain-language/latest/portuguese.ts'
import { latestItalian } from '#tests/plain-language/latest/italian.ts'
import { latestArabic } from '#tests/plain-language/latest/arabic.ts'
import { freshExamples, freshToday } from '#tests/plain-language/fresh.ts'
import { placeSaid, saidAs } from '#tests/plain-language/said.ts'
import { spanishExamples } from '#tests/plain-language/spanish.ts'
import { gazetteerFolder } from '#tests/support/gazetteer.ts'
import { flagPhrases } from './words/flags.rules.ts'
import { spokenLanguages, type SpokenLanguage } from './words/meanings.rules.ts'
import { postcodesIn, understand, type Ask, type Market } from './understand.ts'

let places: Places
beforeAll(async () => {
  places = createPlaces(await loadGazetteer(gazetteerFolder))
})
const read = (q: string, more: Partial<Ask> = {}, market: Market = {}) =>
  understand(places, { q, currency: 'EUR', language: 'en', ...more }, market)

/**
 * Which sentences are read otherwise: a test for each of thousands
 * would cost several times what reading them does.
 */
function misread(
  examples: readonly (readonly [sentence: string, asks: string])[],
  language: SpokenLanguage,
  more: Partial<Ask> = {},
): object[] {
  expect(examples.length).toBeGreaterThan(50)
  return examples.flatMap(([sentence, asks]) => {
    const understood = read(sentence, more)
    const said = saidAs(understood, asks)
    if (said === asks && understood.language === language) return []
    return [{ sentence, asks, said, language: understood.language }]
  })
}

describe.each([
  ['en', [...englishExamples, ...laterEnglish, ...latestEnglish]],
  ['es', [...spanishExamples, ...laterSpanish, ...latestSpanish]],
  ['fr', [...frenchExamples, ...laterFrench, ...latestFrench]],
  ['de', [...germanExamples, ...laterGerman, ...latestGerman]],
  ['pt', [...portugueseExamples, ...laterPortuguese, ...latestPortuguese]],
  ['it', [...italianExamples, ...laterItalian, ...latestItalian]],
  ['ar', [...arabicExamples, ...laterArabic, ...latestArabic]],
] as const)('%s', (language, examples) => {
  it('is read as it is written beside each sentence', () => {
    expect(misread(examples, language)).toEqual([])
  })
})

describe.each(spokenLanguages)('%s, written before anybody knew how it would be read', (language) => {
  it('is read as it is written beside each sentence', () => {
    expect(misread(freshExamples(language), language, { today: freshToday })).toEqual([])
  })
})

describe('a filter', () => {
  it.each(spokenLanguages)('has words in %s, and each of them asks for it', (language) => {
    const asked = flagNames.flatMap((flag) =>
      flagPhrases[flag][language].split('|').map((said) => ({ flag, said })),
    )
    expect(asked.filter(({ flag, said }) => read(said, { language }).question[flag] !== '1')).toEqual([])
  })
})

describe('places by all that the sentence says', () => {
  it.each(districtExamples)('%s is about %s', (sentence, place) => {
    const parts = place.split('/')
    const found = placeSaid(read(sentence)).split('/')
    expect([found[0], found.at(-1)]).toEqual([parts[0], parts.at(-1)])
    expect(parts.length > 2 ? found[1] : null).toBe(parts.length > 2 ? parts[1] : null)
  })

  it('offers the other places of the name, and never the one it lies in', () => {
    const { place, others } = read('flat in Kensington')
    expect(place).toMatchObject({ name: 'Kensington', region: 'London' })
    expect(others.map(({ name, country }) => `${name} ${country}`)).toContain('Kensington US')
    expect(read('flat in Lisbon').others.map(({ country }) => country)).not.toContain('PT')
  })

  it('means the place with homes, and the one in the country of the visitor', () => {
    const worcester = { GB: 'geonames:2633563', US: 'geonames:4956184' }
    const homes = (id: string) => ({ homes: new Map([[id, 900]]) })
    expect(read('house in Worcester', {}, homes(worcester.GB)).place?.country).toBe('GB')
    expect(read('house in Worcester', {}, homes(worcester.US)).place?.country).toBe('US')
    expect(read('house in Richmond', { country: 'AU' }).place?.country).toBe('AU')
  })

  it('never makes a place of a word that any dictionary knows', () => {
    for (const q of [
      'house to renovate',
      'maison à rénover',
      'flat shared',
      'ok cheap yield',
      'holiday home',
      'riad',
    ])
      expect(read(q).place).toBeNull()
  })
})

describe('postcodes', () => {
  it.each(postcodeExamples)('%s names %s', (sentence, code) => {
    const ask: Ask = { q: sentence, currency: 'EUR', language: 'en' }
    expect(postcodesIn(places, ask, {})[0] ?? null).toBe(code)
    const price = read(sentence).question.maxPrice ?? null
    expect(code === null || price === null || price === '2000000').toBe(true)
  })

  it('are where their homes are, in the country beside them', () => {
    const at = { lat: 52.53, lon: 13.38, radiusM: 900 }
    const postcodes = new Map([
      [
        '10115',
        [
          { ...at, country: 'US', lat: 1 },
          { ...at, country: 'DE' },
        ],
      ],
    ])
    const { question, unused } = read('10115 Berlin Wohnung', {}, { postcodes })
    expect(question).toMatchObject({ near: '52.53000,13.38000', radius: '900' })
    expect(question.place).toBeUndefined()
    expect(unused).toEqual([])
  })

  it('that nobody knows are said', () => {
    expect(read('Haus 99999').unused).toEqual([{ text: '99999', from: 5, to: 10, reason: 'postcode' }])
  })

  it('are the towns and quarters they lie in where nobody knows them more closely', () => {
    const asked = (q: string, more: Partial<Ask> = {}) => {
      const { place, question, unused } = read(q, more)
      return [place?.name, question.called, ...unused.map(({ text }) => text)]
    }
    expect(asked('flat SW11')).toEqual(['Battersea', undefined])
    expect(asked('Paris 18e 3 pièces')).toEqual(['Paris', '18e arrondissement, Paris'])
    expect(asked('1070 Wien Mietwohnung')).toEqual(['Neubau', undefined])
    expect(asked('house 28012')).toEqual([undefined, undefined, '28012'])
    expect(asked('house 28012', { country: 'ES' })).toEqual(['Madrid', undefined])
    // What says no more than the town beside it is told.
    expect(asked('80331 München')).toEqual(['Munich', undefined, '80331'])
    expect(asked('59000 Lille', { language: 'fr' })).toEqual(['Lille', undefined])
    // A figure far from every code of the town is money.
    expect(read('appartement Marseille 85000', { language: 'fr' }).question.maxPrice).toBe('85000')
    expect(asked('59000', { language: 'fr' })).toEqual(['Lille', undefined])
    expect(asked('37100', { language: 'it' })).toEqual(['Verona', undefined])
    expect(asked('8001', { language: 'de' })).toEqual(['Zürich', undefined])
    // A visitor who begins with a code of home says where.
    expect(asked('3000 apartment', { country: 'AU' })).toEqual(['Melbourne', undefined])
  })
})

describe('what was understood', () => {
  it('names the words it was understood from, in their order', () => {
    const { pieces } = read('3 bed house near Porto under 400k with a pool')
    expect(pieces.map(({ text }) => text)).toEqual(['3 bed', 'house', 'near Porto', 'under 400k', 'pool'])
    expect(pieces.map(({ parameters }) => Object.keys(parameters).join())).toEqual([
      'minBeds',
      'types',
      'near,radius',
      'maxPrice',
      'features',
    ])
  })

  it('says the words that are no filter, and lets them keep no home away', () => {
    const { question, unused } = read('quirky cottage in Kent with orchard')
    expect(question.q).toBeUndefined()
    expect(unused).toMatchObject([
      { text: 'quirky', reason: 'word' },
      { text: 'orchard', reason: 'word' },
    ])
  })

  it('looks for words in quotation marks', () => {
    expect(read('cottage in Kent with “walled orchard”').question.q).toBe('"walled orchard"')
  })

  it('ranks by words that are no filter, unless another order is asked for', () => {
    expect(read('charming cottage in Kent, inglenook').question).toMatchObject({
      prefer: 'charming inglenook',
      sort: 'relevance',
    })
    expect(read('cheapest cottage in Kent, inglenook').question).toMatchObject({
      prefer: 'inglenook',
      sort: 'price',
    })
    expect(read('cottage in Kent').question.sort).toBeUndefined()
  })

  it('counts days without a year from today', () => {
    const today = new Date('2026-11-22T12:00:00Z')
    const available = (q: string) => read(q, { today }).question.available
    expect(available('flat to rent in Leeds from 1 December')).toBe('2026-12-01')
    expect(available('flat to rent in Leeds available from March')).toBe('2027-03-01')
    expect(available('Wohnung in Ulm frei ab 15.2.')).toBe('2027-02-15')
    expect(available('villa in Cannes from 1.5 million')).toBeUndefined()
  })

  it('says that a home shall be far from the sea, which no filter can', () => {
    const { question, unused } = read('house far from the beach in Portugal')
    expect(question.sea).toBeUndefined()
    expect(unused.map(({ text }) => text)).toEqual(['far from the beach'])
  })

  it('asks for own money only beside what a home may cost a month', () => {
    expect(read('house in Cork, mortgage under 1200 with 60k deposit').question).toMatchObject({
      maxMonthly: '1200',
      deposit: '60000',
    })
    const { question, unused } = read('house in Cork, 60k deposit')
    expect(question.deposit).toBeUndefined()
    expect(unused.map(({ text }) => text)).toEqual(['60k deposit'])
  })

  it('says a way from nowhere and a place beside the first', () => {
    expect(read('house 20 min from the station').unused).toMatchObject([
      { reason: 'distance' },
      { reason: 'word' },
    ])
    expect(read('house in Kent or Sussex').unused).toMatchObject([{ text: 'Sussex', reason: 'place' }])
    expect(read('flat in Lisbon and a garage in Porto').unused).toMatchObject([{ reason: 'place' }])
  })

  it('asks for homes of either of two places', () => {
    const { question, pieces, unused } = read('flat in Chiado, Alfama or in Estrela under 400k')
    expect(unused).toEqual([])
    expect(pieces.map(({ text }) => text)).toEqual(['flat', 'in Chiado, Alfama or in Estrela', 'under 400k'])
    expect(question).toMatchObject({ called: 'Chiado, Alfama, Estrela' })
    const areas = decodeAreas(question.area ?? '') ?? []
    expect(areas).toHaveLength(3)
    expect(isInAreas([-913_000, 3_871_190], areas)).toBe(true)
    expect(isInAreas([-861_000, 4_115_000], areas)).toBe(false)
  })

  it('takes amounts that make no sense elsewhere in the money of the place', () => {
    const currency = (q: string) => read(q).question.currency
    expect(currency('apartamento Chapinero Bogotá arriendo 2.500.000')).toBe('COP')
    expect(currency('flat in Pune under 80 lakh')).toBe('INR')
    expect(currency('house in Lahore 2 crore')).toBe('PKR')
    expect(currency('apartamento en Bogotá 300.000')).toBeUndefined()
  })

  it('takes amounts without a currency in the asked one, and never for two', () => {
    expect(read('house under 400k', { currency: 'GBP' }).question).toMatchObject({
      maxPrice: '400000',
      currency: 'GBP',
    })
    expect(read('house under 400k').question.currency).toBeUndefined()
    expect(read('house from £200,000 to 400k', { currency: 'USD' }).question.currency).toBe('GBP')
  })

  it('has nothing to say about nothing', () => {
    for (const q of ['!!!', '🏠', ' , ', 'the', '+ - /', '"', '""']) expect(read(q).pieces).toEqual([])
  })

  it('drops what cannot be asked, says so, and answers anything within the contract', () => {
    const { question, unused } = read('900 bed house')
    expect(question.minBeds).toBeUndefined()
    expect(unused).toMatchObject([{ text: '900 bed' }])
    for (const q of [
      'k'.repeat(200),
      '1'.repeat(200),
      '3 '.repeat(100),
      'in '.repeat(66),
      'under under 5 5 to to 9k+',
    ]) {
      expect(() => read(q)).not.toThrow()
    }
  })
})
