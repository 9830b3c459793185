/** places: every spelling that a place can be typed by. */
import { readFileSync } from 'node:fs'
import { KeyCollector } from './build-keys.ts'
import { countryCodes, countryName, countrySpellings } from './countries.ts'
import { fold } from '#contract/search/fold.ts'
import { keyKinds } from './gazetteer.ts'
import type { SourceCity, SourceDivision } from './geonames-files.ts'
import { namesByKey } from './name-columns.ts'
import { firstQuarter } from './quarters.ts'
import { regionAliases } from './region-aliases.ts'

export type Tables = { cities: SourceCity[]; regions: SourceDivision[]; counties: SourceDivision[] }

/** What cities are called for short or were called until lately, by GeoNames id. */
const initials: Record<number, string[]> = {
  1264527: ['Madras'],
  1275339: ['Bombay'],
  1566083: ['Saigon', 'HCMC'],
  1735161: ['KL'],
  3530597: ['CDMX', 'DF'],
  4140963: ['DC', 'Washington DC'],
  5128581: ['NYC', 'New York'],
  5368361: ['LA'],
  5391959: ['SF'],
}
/**
 * What else towns and quarters are called, by id, and regions and counties, by code: for short ("BCN",
 * "Herts"), as landscapes ("Bay Area"), and in Arabic where GeoNames has their names in Latin letters alone.
 */
const furtherNames = (): Map<string, string[]> =>
  new Map(
    readFileSync(new URL('./further-names.tsv', import.meta.url), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [id = '', names = ''] = line.split('\t')
        return [id, names.split('/')]
      }),
  )

/** Later words of a name ("Angeles") find places at least this large. */
const tailPopulation = 100_000
/** The same for all but a first word that says only what kind of place it is. */
const villaPopulation = 15_000

export function collectKeys({ cities, regions, counties }: Tables): KeyCollector {
  const keys = new KeyCollector()
  const further = furtherNames()
  cities.forEach((city, entry) => {
    addCityKeys(keys, city, entry)
    for (const name of further.get(String(city.id)) ?? []) keys.add(fold(name), entry, keyKinds.alternate)
  })
  countryCodes.forEach((code, i) => addCountryKeys(keys, code, cities.length + i))
  const firstRegion = cities.length + countryCodes.length
  const called = namesOfRegions(cities)
  ;[...regions, ...counties].forEach(({ name, code }, i) => {
    for (const spelling of new Set([name, divisionName(name), withoutRank(name)]))
      keys.add(fold(spelling), firstRegion + i, keyKinds.name)
    for (const alias of regionAliases[code] ?? []) keys.add(fold(alias), firstRegion + i, keyKinds.alternate)
    for (const alias of further.get(code) ?? []) keys.add(fold(alias), firstRegion + i, keyKinds.name)
    for (const alias of called(code)) keys.add(fold(alias), firstRegion + i, keyKinds.alternate)
  })
  return keys
}

/** People of a town that a name stands for before a region does: of its own country ("Berna"), or of any. */
const townPopulation = 20_000
const greatPopulation = 50_000
const arabic = /^(?:AE|BH|DZ|EG|IQ|JO|KW|LB|LY|MA|OM|PS|QA|SA|SD|SY|TN|YE)$/

/** What the languages of our pages call a region, where it is not what they call a town. */
function namesOfRegions(cities: readonly SourceCity[]): (code: string) => string[] {
  const names = namesByKey(new URL('./region-names.tsv', import.meta.url))()
  const towns = new Set<string>()
  for (const { name, alternateNames, country, population } of cities) {
    if (population >= greatPopulation) towns.add(fold(name))
    if (population < townPopulation) continue
    for (const spelling of [name, ...alternateNames.split(',')]) {
      towns.add(`${country} ${fold(spelling)}`)
      // In Arabic Beja of Portugal is written like Béja of Tunisia.
      if (arabic.test(country) && /^\p{Script=Arabic}/u.test(spelling)) towns.add(fold(spelling))
    }
  }
  const isTown = (code: string, name: string): boolean =>
    towns.has(name) || towns.has(`${code.slice(0, 2)} ${name}`)
  return (code) => (names.get(code) ?? []).filter((name) => name && !isTown(code, fold(name)))
}

/** "Quindío Department", "Mecca Region": nobody says what sort of division it is. */
const withoutRank = (name: string): string =>
  name.replace(/ (?:Department|Governorate|Region|Prefecture|Oblast|Voivodeship)$/, '')

/** "State of Berlin", "Muğla Province" and "Provincia de Cádiz" are Berlin, Muğla and Cádiz to everybody. */
export const divisionName = (name: string): string =>
  name
    .replace(/^(?:State|County|Province) of |^Provincie |^Province (?:de |du )/, '')
    .replace(/^Prov[ií]ncia (?:de l'|d'|dell'|(?:de|di|del|della|do|da) )/, '')
    .replace(/^D[ée]partement (?:de la |de l'|d'|du |de |des )/, '')
    .replace(/ [Pp]rovince$/, '')

/** People of a town that is called by the beginning of its name, where no other has that for its own. */
const beginningPopulation = 2_000
/** The words that lead from the beginning of a name to what tells it from others. */
const leads =
  /^(?:(.+?)[ -](?:di|de|del|della|dei|degli|delle|da|do|dos|das|in|im|am|an|a|al|ai|alla|sul|sulla|sur|sous|en|les|lès|lez|bei|ob|vor|unter|upon|on|under|next|by|of|super|le|nel|nella|d['’]|dell['’]|sull['’])(?:[ -]|(?<=['’])))/i
/** What is at the beginning of so many names that it is no name itself. */
const nobodysName =
  /^(?:(?:el|la|los|las|le|les|il|lo|o|os|as|the) )?(?:villas?|vila|ville|valle|vall?|vale|vega|marina|lido|ciudad|cd|rio|torre|tour|lomas?|colinas?|barra|ports?|puertos?|portos?|pass?o|pas|rincon|colonia|isles?|islas?|isola|ilha|ponts?|pontes?|puentes?|bridge|barrio|bairro|arroyo|plan|plaine|bourg|borgo|laguna|lagoa|lago|lake|lac|boca|puebla|pueblo|corral|castel|castello|castelo|castillo|campos?|piano|pieve|cruz|croix|primero|cerro|hacienda|baia|bahia|bay|playas?|praia|plage|fuentes?|fontaine|puntas?|ponta|pointe|pampa|juan|union|ojos?|canada|fraccionamiento|riviere|fond|city|cite|quinta|costa|cote|agua|eau|aguas|real|maria|bois|bosques?|bar|salto|morro|bajos|village|jardin|jardines|jardim|jardins|centro|paseos?|pozo|capilla|chapelle|ejido|granja|cabeza|sierra|serra|minas?|francisco|nossa|nuestra|senhora|senora|mar|monte|monts?|cap|capo|cabo|sables?|saint|sainte|san|sao|santa|santo|sant|sankt|bad|nova|novo|nueva|nuevo|new|haut|bas|alto|alta|hotel|casa|casas|case|camp|centre|presa|rancho|estacion|estacao|fazenda|parque|parc|park|residencial|residence|unidad|conjunto|sector|zona|delegacion|municipio|dos|tres|bains|saline?s?|forges?|moulins?|abbaye|eglise|chateau|marche|mercato|stazione)$/

/** "Talavera" of Talavera de la Reina, "Castelfranco" of Castelfranco Veneto. */
export function beginningOf({ name, country }: Pick<SourceCity, 'name' | 'country'>): string | null {
  const told = country === 'IT' ? /^(\p{L}{8,}) \p{L}+$/u : leads
  const begins = leads.exec(name)?.[1] ?? told.exec(name)?.[1]
  return begins && fold(begins).length > 3 && !nobodysName.test(fold(begins)) ? begins : null
}

function addCountryKeys(keys: KeyCollector, code: string, entry: number): void {
  keys.add(fold(countryName(code)), entry, keyKinds.name)
  for (const spelling of countrySpellings(code)) {
    const folded = fold(spelling)
    keys.add(folded, entry, folded.length <= 3 ? keyKinds.initials : keyKinds.alternate)
  }
}

function addCityKeys(keys: KeyCollector, city: SourceCity, entry: number): void {
  const name = fold(city.name)
  keys.add(name, entry, keyKinds.name)
  if (city.asciiName !== city.name) keys.add(fold(city.asciiName), entry, keyKinds.name)
  for (const short of initials[city.id] ?? []) keys.add(fold(short), entry, keyKinds.initials)
  for (const alternate of city.alternateNames === '' ? [] : city.alternateNames.split(',')) {
    // Three capital letters are the code of an airport.
    const isCode = /^[A-Z]{3}$/.test(alternate)
    if (!isCode && alternate !== city.name && alternate !== city.asciiName)
      keys.add(fold(alternate), entry, keyKinds.alternate)
  }
  const isTown = city.population >= beginningPopulation && city.feature !== 'PPLX' && city.id < firstQuarter
  const short = isTown ? beginningOf(city) : null
  if (short !== null) keys.add(fold(short), entry, keyKinds.alternate)
  const words = name.split(' ')
  // "Carlos Paz" is a Villa to nobody who lives there.
  if (
    city.population >= villaPopulation &&
    words.length > 2 &&
    /^(?:villa|ciudad|puerto)$/.test(words[0] ?? '')
  )
    keys.add(words.slice(1).join(' '), entry, keyKinds.tail)
  if (city.population < tailPopulation) return
  for (let i = 1; i < words.length; i++) keys.add(words.slice(i).join(' '), entry, keyKinds.tail)
}
