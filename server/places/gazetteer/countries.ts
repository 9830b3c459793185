/**
 * places: the countries of the world: their names in many languages, what
 * else people call them, and their continents.
 */

/** Languages whose country names can be typed. */
const nameLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'pt-PT',
  'it',
  'nl',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'hu',
  'ro',
  'el',
  'tr',
  'ru',
  'uk',
  'ar',
  'he',
  'fa',
  'hi',
  'zh',
  'ja',
  'ko',
  'th',
  'vi',
  'id',
]

/** Where Unicode's English name is clumsy on a page. */
const englishNames: Record<string, string> = {
  CD: 'DR Congo',
  CG: 'Republic of the Congo',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Macao',
  PS: 'Palestine',
  TR: 'Türkiye',
  VG: 'British Virgin Islands',
}

/** What people type and Unicode does not list. */
const aliases: Record<string, string[]> = {
  AE: ['uae', 'emirates', 'the emirates', 'vae', 'eau'],
  AG: ['antigua'],
  BA: ['bosnia', 'bosna'],
  BL: ['st barts', 'st barth', 'st barths', 'saint barth', 'saint barts', 'san bartolome'],
  BN: ['brunei darussalam'],
  CD: ['congo kinshasa', 'democratic republic of the congo', 'drc', 'zaire'],
  CG: ['congo', 'congo brazzaville'],
  CI: ['ivory coast'],
  CN: ['prc', 'peoples republic of china'],
  CV: ['cabo verde'],
  CZ: ['czech republic', 'czechia'],
  DE: ['brd', 'federal republic of germany'],
  DO: ['republica dominicana'],
  FR: ['metropolitan france'],
  GB: [
    'uk',
    'great britain',
    'britain',
    'united kingdom of great britain and northern ireland',
    'grossbritannien',
    'gran bretana',
    'reino unido',
  ],
  HK: ['hong kong', 'hk'],
  IE: ['eire', 'republic of ireland'],
  KP: ['dprk'],
  KR: ['korea', 'republic of korea', 'rok'],
  LA: ['lao'],
  MK: ['macedonia'],
  MM: ['burma'],
  MO: ['macau'],
  MV: ['المالديف'],
  NL: ['holland', 'the netherlands'],
  OM: ['sultanate of oman', 'سلطنة عمان'],
  PS: ['palestine', 'west bank', 'gaza'],
  RU: ['russian federation'],
  SC: ['سيشيل'],
  SZ: ['swaziland'],
  TC: ['turks and caicos', 'tci'],
  TL: ['east timor'],
  TR: ['turkey', 'turkei', 'turquia'],
  US: ['usa', 'us', 'united states of america', 'america', 'the states', 'eeuu', 'ee uu', 'etats unis'],
  VA: ['holy see'],
  VG: ['bvi'],
  VI: ['us virgin islands', 'usvi'],
  VN: ['viet nam'],
}

/** The four columns of the directory: the Gulf stands with Africa, Oceania with Asia. */
export const continents = ['EU', 'AM', 'AF', 'AS'] as const
export type Continent = (typeof continents)[number]

const countriesOf: Record<Continent, string> = {
  EU: 'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM TR UA VA XK',
  AM: 'AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GS GT GY HN HT JM KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI',
  AF: 'AE AO BF BH BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM KW LR LS LY MA MG ML MR MU MW MZ NA NE NG OM QA RE RW SA SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YE YT ZA ZM ZW',
  AS: 'AF AM AQ AS AU AZ BD BN BT CC CK CN CX FJ FM GE GU HK ID IL IN IQ IR JO JP KG KH KI KP KR KZ LA LB LK MH MM MN MO MP MV MY NC NF NP NR NU NZ PF PG PH PK PN PS PW SB SG SY TF TH TJ TK TL TM TO TV TW UZ VN VU WF WS',
}

const continentByCountry = new Map(
  continents.flatMap((continent) =>
    countriesOf[continent].split(' ').map((country) => [country, continent] as const),
  ),
)

/** ISO 3166-1 alpha-2 codes (and XK) of every country with a populated place. */
export const countryCodes: readonly string[] = [...continentByCountry.keys()].toSorted()

export const continentOf = (country: string): Continent | null => continentByCountry.get(country) ?? null

const english = new Intl.DisplayNames('en', { type: 'region' })

/** The country's English name; the code itself when there is no such country. */
export const countryName = (country: string): string =>
  englishNames[country] ?? english.of(country) ?? country

/** Everything a country is called, in no particular spelling. */
export function countrySpellings(country: string): string[] {
  const inLanguages = namers.map((namer) => namer.of(country) ?? country)
  return [...new Set([countryName(country), ...inLanguages, ...(aliases[country] ?? [])])]
}
const namers = nameLanguages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
