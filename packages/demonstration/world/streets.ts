/** demonstration/world: streets as every town of a country has them, and how doors are numbered. */
import type { Dice } from '../dice.ts'
import type { City } from './cities.ts'
import type { Language } from './markets.ts'

const written: Record<Language | 'us' | 'br' | 'nl' | 'nordic' | 'slavic' | 'jp', string> = {
  en: 'Station Road|Church Lane|Mill Lane|Victoria Road|Albion Street|Orchard Close|Park View|Queen Street|The Crescent|Manor Road|Chapel Street|Grove Road|Bridge Street|Hill Rise|Elm Grove|Harbour Street|Meadow Way|School Lane|Beech Avenue|Garden Terrace',
  us: 'Maple Street|Oak Avenue|Elm Street|Cedar Lane|Highland Avenue|Park Street|Lake Drive|Washington Street|Chestnut Street|Prospect Avenue|Willow Lane|Hillcrest Drive|Walnut Street|Spruce Street|Sunset Drive|Franklin Avenue|Orchard Road|River Road',
  es: 'Calle Mayor|Calle de la Iglesia|Calle San Juan|Avenida de la Constitución|Calle del Sol|Calle Nueva|Calle Real|Calle del Olivo|Paseo de los Tilos|Calle de la Fuente|Calle Santa Ana|Avenida del Parque|Calle del Pozo|Calle Colón|Plaza Mayor',
  pt: 'Rua Direita|Rua da Igreja|Rua do Sol|Rua Nova|Rua da Fonte|Avenida da Liberdade|Rua de São João|Rua das Flores|Rua do Poço|Travessa da Palma|Rua da Escola|Largo da Feira|Rua dos Navegantes|Rua da Oliveira',
  br: 'Rua das Palmeiras|Avenida Brasil|Rua São José|Rua das Acácias|Rua Tiradentes|Avenida Atlântica|Rua do Comércio|Rua Sete de Setembro|Rua Bela Vista|Alameda dos Ipês|Rua Santa Luzia|Rua Dom Pedro',
  fr: 'rue de l’Église|rue du Moulin|rue Victor-Hugo|avenue de la Gare|rue des Lilas|rue de la Fontaine|chemin des Vignes|rue des Écoles|place du Marché|rue du Four|allée des Tilleuls|rue Pasteur|rue de la Paix|impasse des Rosiers|boulevard de la République',
  de: 'Hauptstraße|Bahnhofstraße|Gartenstraße|Schulstraße|Lindenstraße|Bergstraße|Kirchgasse|Mühlenweg|Schillerstraße|Goethestraße|Wiesenweg|Rosenstraße|Am Markt|Ringstraße|Waldweg|Feldstraße',
  it: 'Via Roma|Via Garibaldi|Via Mazzini|Via Dante|Via San Francesco|Viale dei Tigli|Via della Chiesa|Piazza del Mercato|Via Verdi|Vicolo del Forno|Via dei Mille|Via delle Rose|Corso Italia|Via Cavour',
  ar: 'شارع النخيل|شارع الملك فهد|شارع الياسمين|شارع البحر|شارع الورود|شارع السوق|شارع المدرسة|شارع الزهور|شارع الأندلس|شارع الروضة',
  nl: 'Dorpsstraat|Kerkstraat|Molenweg|Stationsweg|Julianalaan|Wilhelminastraat|Lindelaan|Prinsengracht|Nieuwstraat|Parklaan',
  nordic:
    'Storgatan|Kirkegata|Skolegade|Parkveien|Havnegata|Bjørkeveien|Strandvejen|Skogveien|Fjordgata|Møllevej',
  slavic: 'Ogrodowa|Lipowa|Szkolna|Zahradní|Nádražní|Školní|Park ulica|Dlouhá|Polna|Sadová',
  jp: '1-chome|2-chome|3-chome|4-chome|5-chome',
}

const byCountry: Record<string, keyof typeof written> = {
  US: 'us',
  CA: 'us',
  BR: 'br',
  NL: 'nl',
  DK: 'nordic',
  NO: 'nordic',
  SE: 'nordic',
  FI: 'nordic',
  PL: 'slavic',
  CZ: 'slavic',
  SK: 'slavic',
  HR: 'slavic',
  JP: 'jp',
}
/** Where streets would be written in letters or names we do not make up. */
const unnamed = new Set([
  'CN',
  'KR',
  'TW',
  'HK',
  'TH',
  'VN',
  'KH',
  'GR',
  'CY',
  'IL',
  'UA',
  'BG',
  'RS',
  'GE',
  'AM',
  'KZ',
  'NP',
  'LK',
  'TR',
  'HU',
  'RO',
  'LV',
  'LT',
  'EE',
  'IS',
  'AL',
  'ME',
  'SI',
  'ID',
  'MV',
  'ET',
])

/**
 * A street and a number; none where the country's streets are not ours to invent, and rarely in the country.
 */
export function streetOf(
  { market, language, setting }: City,
  dice: Dice,
): { street: string | null; houseNumber: string | null } {
  if (unnamed.has(market.country) || (setting === 'town' && dice.chance(0.25)))
    return { street: null, houseNumber: null }
  const list = written[byCountry[market.country] ?? language]
  const street = dice.pick(list.split('|'))
  const highest = market.country === 'US' || market.country === 'CA' ? 2400 : 140
  return {
    street: market.country === 'CH' ? street.replaceAll('ß', 'ss') : street,
    houseNumber: String(dice.int(1, highest)),
  }
}
