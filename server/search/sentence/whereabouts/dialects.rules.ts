/**
 * search: which countries the words of a sentence are spoken in: pounds
 * and "pcm" in Britain, "recámaras" in Mexico.
 */
import type { Token } from '../tokens.rules.ts'
import type { SpokenLanguage } from '../words/meanings.rules.ts'

/** Countries whose towns are meant first by who speaks so: Valencia is in Spain for Spaniards. */
export const homesOf: Record<SpokenLanguage, readonly string[]> = {
  en: ['GB', 'IE', 'US', 'AU', 'NZ', 'CA', 'ZA'],
  es: ['ES'],
  fr: ['FR'],
  de: ['DE', 'AT', 'CH'],
  pt: ['PT', 'BR'],
  it: ['IT'],
  ar: [
    'AE',
    'SA',
    'EG',
    'QA',
    'KW',
    'BH',
    'OM',
    'JO',
    'LB',
    'MA',
    'TN',
    'DZ',
    'IQ',
    'SY',
    'PS',
    'LY',
    'SD',
    'YE',
  ],
}

/** What is spoken in countries whose words several languages share; those that speak two are left out. */
const spokenIn: Partial<Record<SpokenLanguage, string>> = {
  es: 'ES MX AR CL PE CO UY EC BO PY DO PA CR GT HN SV NI CU VE',
  fr: 'FR MC SN CI',
  de: 'DE AT LI',
  pt: 'PT BR AO MZ CV',
  it: 'IT SM',
}

const languages = new Map(
  Object.entries(spokenIn).flatMap(([language, countries]) =>
    countries.split(' ').map((country) => [country, language as SpokenLanguage] as const),
  ),
)

/**
 * The language of a country, where all who live there speak the same
 * of ours; English and Arabic share few words.
 */
export const languageOfCountry = (country: string): SpokenLanguage | null => languages.get(country) ?? null

type Dialect = readonly [words: RegExp, countries: readonly string[]]

const whole = (words: string): RegExp => new RegExp(`^(?:${words})$`)

/** Words that only some of a language's countries use, folded; money that only some of them have. */
const dialects: Record<SpokenLanguage, readonly Dialect[]> = {
  en: [
    [whole('£|pounds?|quid|pcm|gbp|semi|semis|epc|leasehold|bedsit|conservatory|annexe|chain'), ['GB']],
    [whole('bhk|inr'), ['IN']],
    [whole('marlas?|kanals?|pkr'), ['PK']],
    [whole('lakhs?|lacs?|crores?|cr|rs|rupees?'), ['IN', 'PK']],
    [whole('condos?|hoa|backyard|realtor|duplexes'), ['US', 'CA', 'PR']],
    [whole('aud|strata'), ['AU']],
    [whole('rands?|zar'), ['ZA']],
    [whole('aed|dirhams?'), ['AE']],
    [whole('ber'), ['IE']],
    [whole('hdb|mrt|sgd'), ['SG']],
  ],
  es: [
    [whole('recamaras?|alberca|mdp|mxn|depas?'), ['MX']],
    [whole('ambientes?|monoambiente|pileta|quincho|cochera|usd|u'), ['AR', 'UY']],
    [whole('alcobas?|parqueadero|apartaestudio|estrato|cop'), ['CO']],
    [whole('uf|clp'), ['CL']],
    [whole('soles|pen'), ['PE']],
    [whole('arriendo|arrendar'), ['CL', 'CO', 'EC']],
    [
      whole('departamentos?|depto|deptos|dptos?|dolares|pesos'),
      ['MX', 'AR', 'CL', 'PE', 'CO', 'UY', 'EC', 'BO', 'PY', 'DO', 'PA', 'CR'],
    ],
    [whole('euros?|€|pisos?|hipoteca|atico|adosado'), ['ES']],
  ],
  fr: [
    [whole('condos?|cad|cegep|stationnement'), ['CA']],
    [whole('chf|francs?|fr'), ['CH']],
    [whole('dirhams?|mad'), ['MA']],
    [whole('dinars?|tnd|dzd'), ['TN', 'DZ']],
  ],
  de: [
    [whole('chf|fr|franken|stutz'), ['CH']],
    [whole('ablose|genossenschaftswohnung|garconniere|zinshaus'), ['AT']],
  ],
  pt: [
    [
      whole(
        'reais|brl|r|mobiliad[oa]s?|galpao|galpoes|chacaras?|fazendas?|locacao|apto|aptos|aluguel|alugar|kitnet|quitinete|dorms?|vagas?|sobrado|condominio|banheiros?|suites?',
      ),
      ['BR'],
    ],
    [
      whole(
        'euros?|€|arrendar|arrendamento|moradias?|quinta|assoalhadas|t[0-9]|v[0-9]|mobilad[oa]s?|armazem|vivendas?|trespasse|remodelad[oa]s?|concelho|freguesia|herdades?',
      ),
      ['PT'],
    ],
  ],
  it: [[whole('chf|franchi'), ['CH']]],
  ar: [
    [whole('درهم|دراهم'), ['AE', 'MA']],
    [whole('ريال|ريالات|ريالا|ابغي|ابغى|ابي'), ['SA', 'QA', 'OM', 'YE']],
    [whole('دينار|دنانير|دينارا'), ['JO', 'KW', 'BH', 'IQ', 'TN', 'DZ', 'LY']],
    [whole('جنيه|جنيها|فدان|افدنه|قيراط|عايز|عاوز|عايزه|اوض|كمبوند|ريسبشن'), ['EG']],
    [whole('كراء|للكراء|لكراء|نكري|بغيت'), ['MA', 'DZ', 'TN']],
    [whole('ليره|بدي|بدنا'), ['LB', 'SY', 'JO', 'PS', 'TR']],
    [whole('شيكل|شيقل'), ['PS']],
  ],
}

/** Words that are said elsewhere too, but mostly here. */
const leanings: Partial<Record<SpokenLanguage, readonly Dialect[]>> = {
  en: [
    [
      whole(
        'flats?|maisonettes?|terraced|detached|bungalows?|cottages?|lettings?|estate agents?|council|mews|conversions?|crofts?|steadings?|oast|let|freehold|paddocks?|allotments?|outbuildings|annexes?|pubs?|maisonette|terrace',
      ),
      ['GB', 'IE'],
    ],
  ],
  // Brazil has far more towns, and most of Portugal's names.
  pt: [[/./, ['PT']]],
  // Rooms are counted so in Quebec.
  fr: [[/^[1-9] ?(?:1\/2|½)$/, ['CA']]],
}

/** The countries that are meant before others of the language, where no dialect decides. */
export const leaningOf = (tokens: readonly Token[], language: SpokenLanguage): readonly string[] =>
  leanings[language]?.find(([words]) => tokens.some(({ word }) => words.test(word)))?.[1] ?? []

/**
 * The countries that all such words of a sentence have in common; those of the language where there are none.
 */
export function countriesOf(
  tokens: readonly Token[],
  language: SpokenLanguage,
  spoken: readonly string[],
): readonly string[] {
  let common: readonly string[] | null = null
  for (const [words, countries] of dialects[language]) {
    // "R/C" is a ground floor, and "R$" money of Brazil.
    if (!tokens.some(({ word }, at) => words.test(word) && (word !== 'r' || tokens[at + 1]?.word === '$')))
      continue
    const both: readonly string[] = common ? common.filter((one) => countries.includes(one)) : countries
    if (both.length > 0) common = both
  }
  return common ?? spoken
}
