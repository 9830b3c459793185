/** feeds: units of area in the words feeds write them in. */
import { squareMetresPer, type AreaUnit } from '#contract/vocabulary/area-units.ts'
import { folded } from '../../texts/fold.rules.ts'

/** Folded words by unit. */
const words: Record<AreaUnit, string> = {
  m2: 'm2|m²|m|sqm|sq m|sqmt|sqmtr|sq mt|sq meters|sq metres|square meter|square meters|square metre|square metres|squaremeter|squaremeters|squaremetre|meter|meters|metre|metres|mq|mts2|mt2|qm|metro cuadrado|metros cuadrados|mtr|mtrs|mts|mt|m 2|sq metre s|metros quadrados|metro quadrado|metri quadri|metros|quadratmeter|metres carres|кв м|квм|кв метр|кв метров|м2|м²|м кв|م2|متر مربع|㎡|平方メートル|平米',
  sqft: 'sqft|sq ft|sqf|sft|ft2|ft²|ft|feet|foot|square feet|square foot|squarefeet|squarefoot|sq feet|pies|pies cuadrados|قدم مربع|sf|ft 2|sq feets',
  ac: 'ac|acre|acres',
  ha: 'ha|hectare|hectares|hectarea|hectareas|hectares ha|ettari|ettaro|hektar|га|гектар|гектара|гектаров|hectare s',
}

/**
 * Units with a size that is the same everywhere they are used, but that
 * are not ours to show: words and square metres.
 */
const others: [string, number][] = [
  ['square|squares', 9.290304],
  ['perch|perches', 25.29285264],
  ['rood|roods', 1_011.7141056],
  ['cent|cents|decimal|decimals', 40.468564224],
  ['ca|centiare|centiares', 1],
  ['stremma|stremmata|στρεμμα|στρεμματα', 1_000],
  ['mu|亩', 2_000 / 3],
  ['wah|sq wah|square wah|talang wah|ตร ว|ตารางวา', 4],
  ['сот|сотка|сотки|соток|sotka|sotki|sotok|are|ares|ar|a', 100],
  ['tsubo|pyeong|ping|坪|평', 400 / 121],
  ['rai|ไร่', 1_600],
  ['ngan|งาน', 400],
  ['square yard|square yards|sq yd|sq yds|sqyd|yd2|gaj', 0.83612736],
  ['dunam|donum|dönüm|decare', 1_000],
  ['feddan|فدان', 4_200.833],
  ['km2|km²|square kilometre|square kilometer|кв км', 1e6],
  ['square mile|sq mi|square miles', 2_589_988.110336],
]

const known = new Map<string, { unit: AreaUnit | null; m2: number }>([
  ...others.flatMap(([list, m2]) =>
    list.split('|').map((word) => [folded(word), { unit: null, m2 }] as const),
  ),
  ...Object.entries(words).flatMap(([unit, list]) =>
    list.split('|').map((word) => {
      const ours = unit as AreaUnit
      return [folded(word), { unit: ours, m2: squareMetresPer[ours] }] as const
    }),
  ),
])

/**
 * How many square metres a unit has, and ours when it is one of ours;
 * null for words nobody knows. Never guessed.
 */
export const unitOfWords = (text: string): { unit: AreaUnit | null; m2: number } | null =>
  known.get(folded(text)) ?? null
