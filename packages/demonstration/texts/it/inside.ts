/** catalogue/texts/it: titles, how a home begins, its rooms, its state. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, sometimes, type Topic } from '../voice.ts'
import {
  adj,
  aNoun,
  baths,
  bedrooms,
  land,
  metres,
  noun,
  onFloor,
  outdoorWord,
  placeTitle,
  sized,
  thisNoun,
  town,
  upper,
  viewWords,
  where,
} from './words.ts'

function extra(home: Home, dice: Dice): string | null {
  const outdoor = outdoorWord(home)
  return oneOf(
    dice,
    viewWords(home) && `con ${viewWords(home)}`,
    outdoor && `con ${outdoor}`,
    home.pool === 'private' && 'con piscina',
    has(home, 'fireplace') && 'con camino',
    has(home, 'exposedBeams') && 'con travi a vista',
    has(home, 'oliveGrove') && 'con uliveto',
    has(home, 'vineyard') && 'con vigna',
    nearest(home, 'beach')?.by === 'foot' && 'vicino al mare',
    has(home, 'garage', 'undergroundParking') && home.kind === 'flat' && 'con box',
    home.condition === 'toRenovate' && 'da ristrutturare',
    home.renovated !== null && adj(home, 'ristrutturat'),
    home.character === 'modern' && adj(home, 'modern'),
  )
}

export function title(home: Home, dice: Dice): string {
  const what = dice.chance(0.75) ? sized(home) : noun(home)
  const found = dice.chance(0.82) ? extra(home, dice) : null
  const also = what.includes(' con ') && found?.startsWith('con ') ? `e ${found.slice(4)}` : found
  const said = `${what}${also ? ` ${also}` : ''}`
  const floor = onFloor(home)
  return upper(
    oneOf(
      dice,
      `${said} ${where(home)}`,
      `${said}, ${placeTitle(home, dice.chance(0.5))}`,
      home.kind === 'flat' &&
        floor &&
        !also &&
        home.type !== 'groundFloorFlat' &&
        `${what} ${floor}, ${placeTitle(home, true)}`,
    ) ?? said,
  )
}

function building({ year, character, floors }: Home): string {
  if (!year) return 'di un palazzo tranquillo'
  if ((floors ?? 0) > 14) return `di una torre di ${floors} piani`
  if (character === 'period')
    return year < 1900 ? `di un palazzo dell’Ottocento` : `di un palazzo del ${year}`
  return character === 'modern' ? `di una palazzina del ${year}` : `di un palazzo ben tenuto del ${year}`
}

export const flatOpening: Topic = (home, dice) => {
  const on = `${onFloor(home) ?? 'al piano nobile'} ${building(home)}`
  return oneOf(
    dice,
    `${upper(aNoun(home, sized(home)))} ${on}, ${where(home)}.`,
    home.area !== null &&
      `${upper(aNoun(home, sized(home)))} di circa ${metres(home.area)} ${where(home)}, ${on}.`,
    `${upper(thisNoun(home))} si trova ${on}, ${where(home)}, e ha più luce di quanta la strada lasci credere.`,
    viewWords(home) &&
      `${upper(viewWords(home) ?? '')} dalle finestre: ${aNoun(home, sized(home))} ${on}, ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${upper(aNoun(home, sized(home)))} ${on}, ${where(home)}, dove da anni non si tocca nulla: è il suo fascino, ed è il suo prezzo.`,
    home.renovated !== null &&
      `${upper(aNoun(home, sized(home)))} ${on}, ${where(home)}, ${adj(home, 'ristrutturat')} nel ${home.renovated} e ${adj(home, 'tenut')} bene da allora.`,
    home.purpose === 'rent' && `In affitto: ${sized(home)} ${on}, ${where(home)}.`,
  )
}

export const houseOpening: Topic = (home, dice) => {
  const outdoor = outdoorWord(home)
  const plot = home.plot ? land(home.plot) : null
  return oneOf(
    dice,
    `${upper(aNoun(home, sized(home)))} ${where(home)}${outdoor && !sized(home).includes(' con ') ? `, con ${outdoor}` : ''}.`,
    home.area !== null &&
      plot &&
      `${upper(aNoun(home))} di circa ${metres(home.area)} su ${plot} di terreno, ${where(home)}.`,
    home.year &&
      home.year < 1940 &&
      home.condition !== 'toRebuild' &&
      `Del ${Math.round(home.year / 10) * 10} circa e mai ${adj(home, 'guastat')}: ${aNoun(home, sized(home))} ${where(home)}.`,
    home.condition === 'toRebuild' &&
      `Quattro muri, un bel posto e molto da immaginare: ${aNoun(home)} ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${upper(aNoun(home, sized(home)))} ${where(home)}, in attesa di qualcuno con un progetto e un po’ di pazienza.`,
    home.renovated &&
      `${upper(aNoun(home, sized(home)))} ${where(home)}, ${adj(home, 'ristrutturat')} da cima a fondo nel ${home.renovated}.`,
    home.purpose === 'rent' && `In affitto: ${sized(home)} ${where(home)}.`,
    plot &&
      (home.plot ?? 0) > 3000 &&
      `In fondo a una strada bianca, nei dintorni di ${town(home)}: ${aNoun(home)} con ${plot} intorno.`,
  )
}

export const newOpening: Topic = (home, dice) =>
  oneOf(
    dice,
    `${upper(aNoun(home, sized(home)))} in una nuova costruzione ${where(home)}, ${home.completion === 'completed' ? 'pronta consegna' : `con consegna prevista nel ${home.year}`}.`,
    home.completion === 'offPlan' &&
      `Su progetto: ${sized(home)} ${where(home)}, fine lavori nel ${home.year}.`,
    home.completion === 'underConstruction' &&
      `La struttura è in piedi: ${thisNoun(home)} ${where(home)} si consegna nel ${home.year}.`,
    home.completion === 'completed' &&
      `Mai ${adj(home, 'abitat')}: ${sized(home)} ${where(home)}, costruzione del ${home.year}.`,
  )

const layout: Topic = (home, dice) => {
  if (home.beds === 0)
    return oneOf(
      dice,
      'Un solo ambiente, ben pensato: c’è posto per dormire, cucinare e sedersi.',
      'Il letto sta in una nicchia, così di giorno l’ambiente resta un soggiorno.',
    )
  if (!home.beds || !home.baths) return null
  return oneOf(
    dice,
    `${home.beds === 1 ? 'C’è' : 'Ci sono'} ${bedrooms(home.beds)} e ${baths(home.baths)}.`,
    home.beds > 1 &&
      `Le camere danno sul lato tranquillo${home.baths > 1 ? `, con ${baths(home.baths)}` : ''}.`,
    home.beds > 2 && `Delle ${bedrooms(home.beds)}, una può fare da studio.`,
    home.kind === 'house' &&
      home.floors !== 1 &&
      home.beds > 1 &&
      `Al piano di sopra, ${bedrooms(home.beds)} e ${baths(home.baths)}.`,
    has(home, 'ensuite') && home.beds > 1 && 'La camera principale ha il suo bagno.',
  )
}
const kitchen: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'openPlanKitchen') &&
      'La cucina è aperta sul soggiorno, con posto per un tavolo lungo in mezzo.',
    has(home, 'kitchenIsland') && 'In cucina c’è un’isola, dove finiscono tutti.',
    has(home, 'fittedKitchen') && 'La cucina è abitabile e arredata.',
    has(home, 'fittedKitchen') && !has(home, 'openPlanKitchen') && 'La cucina è separata e ha la finestra.',
    has(home, 'utilityRoom') && 'Accanto alla cucina c’è una lavanderia.',
  )
const living: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'fireplace') && 'In soggiorno c’è un camino che tira bene.',
    has(home, 'highCeilings') && 'I soffitti sono alti e le finestre grandi.',
    has(home, 'periodFeatures') && 'Pavimenti, porte e decorazioni sono quelli originali.',
    has(home, 'exposedBeams') && 'Le travi antiche sono rimaste a vista.',
    has(home, 'parquet') && 'A terra c’è il parquet di rovere.',
    has(home, 'tiledFloor') && 'Il cotto tiene fresco d’estate.',
    viewWords(home) && `Il soggiorno ha ${viewWords(home)}.`,
    (home.area ?? 0) > 90 && 'In soggiorno ci sta un tavolo da otto.',
    home.index % 3 === 0 && 'La sera il sole arriva fino in fondo.',
  )
const state: Topic = (home, dice) =>
  oneOf(
    dice,
    home.renovated && `Impianti, infissi e bagno sono del ${home.renovated}.`,
    home.renovated && `I lavori sono del ${home.renovated}: si può entrare subito.`,
    home.condition === 'good' && 'Funziona tutto e non c’è niente di urgente.',
    home.condition === 'excellent' && 'Tutto è stato curato stanza per stanza, e si vede.',
    home.condition === 'toRenovate' && 'Cucina e bagno sono da rifare; la struttura è sana.',
    home.condition === 'toRebuild' && 'Acqua e luce arrivano al confine; il tetto non c’è più.',
    home.condition === 'new' && 'Isolamento e vetri seguono l’ultima norma.',
  )
const comfort: Topic = (home, dice) =>
  oneOf(
    dice,
    home.heating === 'gasHeating' && 'Il riscaldamento è autonomo, a gas.',
    home.heating === 'centralHeating' && 'Il riscaldamento è centralizzato, con contabilizzatori.',
    home.heating === 'heatPump' && 'Una pompa di calore pensa al clima tutto l’anno.',
    has(home, 'airConditioning') && 'C’è l’aria condizionata.',
    has(home, 'underfloorHeating') && 'Il riscaldamento è a pavimento.',
    has(home, 'cellar') && 'Una cantina asciutta completa la proprietà.',
    has(home, 'solarPanels') && 'I pannelli sul tetto coprono buona parte dei consumi.',
    has(home, 'doubleGlazing') && 'I doppi vetri lasciano fuori la strada.',
    has(home, 'armouredDoor') && 'La porta è blindata.',
    has(home, 'fibre') && 'La fibra è attiva.',
  )
const stairs: Topic = (home, dice) =>
  home.kind === 'flat' &&
  (home.floor ?? 0) > 1 &&
  oneOf(
    dice,
    home.lift && 'C’è l’ascensore.',
    home.lift && (home.floor ?? 0) > 4 && 'L’ascensore arriva fino in cima.',
    !home.lift && (home.floor ?? 0) > 2 && 'L’ascensore non c’è, ma la scala è larga e comoda.',
    has(home, 'concierge') && 'Il palazzo ha la portineria.',
  )
const furniture: Topic = (home) =>
  home.purpose === 'rent' &&
  (home.furnished === 'furnished'
    ? `Si affitta ${adj(home, 'arredat')}.`
    : home.furnished === 'unfurnished'
      ? 'Si affitta senza mobili.'
      : home.furnished === 'part'
        ? 'La cucina c’è; il resto lo porta chi arriva.'
        : null)
export const inside: readonly Topic[] = [
  layout,
  kitchen,
  sometimes(0.8, living),
  sometimes(0.7, state),
  sometimes(0.6, comfort),
  sometimes(0.8, stairs),
  furniture,
]

export const claims: readonly RegExp[] = [
  /vista (?!$)/i,
  /ristruttur|lavori sono|sono del \d/,
  /ascensore/,
  /\bbagn[oi]\b/,
  /arredat|mobili/,
  /terreno|intorno/,
  /aria condizionata/,
  /planimetria/,
  /affitt/i,
]
