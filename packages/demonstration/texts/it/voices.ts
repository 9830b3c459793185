/** catalogue/texts/it: the Italian voices, one for each kind of property. */
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, type Voice } from '../voice.ts'
import { claims, flatOpening, houseOpening, inside, newOpening, title } from './inside.ts'
import { around, closing, outside, reached } from './outside.ts'
import {
  aNoun,
  bedrooms,
  count,
  land,
  metres,
  minutes,
  noun,
  placeTitle,
  sized,
  town,
  upper,
  viewWords,
  where,
} from './words.ts'

const flat: Voice = { title, opening: flatOpening, inside, outside, around, closing, claims }
const house: Voice = { ...flat, opening: houseOpening }
const fresh: Voice = { ...flat, opening: newOpening }
const guests = (home: Home): string => count(Math.max(2, (home.beds ?? 1) * 2))

const holiday: Voice = {
  ...house,
  title: (home, dice) =>
    upper(
      oneOf(
        dice,
        `${noun(home)} per le vacanze, ${guests(home)} posti, ${placeTitle(home, false)}`,
        `${placeTitle(home, false)}: ${noun(home)} per ${guests(home)}${viewWords(home) ? ` con ${viewWords(home)}` : ''}`,
      ) ?? '',
    ),
  opening: (home, dice) =>
    oneOf(
      dice,
      `${upper(aNoun(home, sized(home)))} ${where(home)}, per ${guests(home)} persone, ${home.price.period === 'day' ? 'in affitto a notti' : 'in affitto a settimane'}.`,
      `Posto per ${guests(home)} e una bella tavola: ${aNoun(home)} ${where(home)}.`,
    ),
  closing: [
    (home, dice) =>
      oneOf(
        dice,
        'Lenzuola e asciugamani compresi.',
        home.pets === 'yes' && 'I cani possono venire.',
        'Arrivo dalle sedici, partenza entro le dieci.',
      ),
    (_, dice) =>
      oneOf(dice, 'Le chiavi le dà una vicina che conosce i buoni ristoranti.', 'Le pulizie sono comprese.'),
  ],
}
const room: Voice = {
  title: (home, dice) =>
    oneOf(
      dice,
      `Stanza in appartamento condiviso, ${placeTitle(home, true)}`,
      `Stanza di ${metres(home.area ?? 12)} ${where(home)}`,
    ) ?? '',
  opening: (home) =>
    `Si libera una stanza di ${metres(home.area ?? 12)} nel nostro appartamento ${where(home)}.`,
  inside: [
    (home) => home.furnished === 'furnished' && 'Ci sono letto, scrivania e armadio.',
    () => 'Cucina e bagno si condividono, le pulizie anche.',
    (home) => has(home, 'washingMachine') && 'C’è la lavatrice.',
  ],
  outside: [],
  around,
  claims,
  closing: [
    (home) => has(home, 'billsIncluded') && 'Le spese sono comprese.',
    () => 'Scrivendo, raccontateci qualcosa di voi.',
  ],
}
const plot: Voice = {
  title: (home) => upper(`${noun(home)} di ${land(home.plot ?? 0)}, ${placeTitle(home, false)}`),
  opening: (home, dice) => {
    const size = land(home.plot ?? 0)
    if (home.type === 'farm')
      return `Un’azienda agricola di ${size} nei dintorni di ${town(home)}, con casa e fabbricati.`
    if (home.type === 'plotAgricultural')
      return oneOf(
        dice,
        `${size} di terra in un solo corpo, nei dintorni di ${town(home)}.`,
        `Un terreno agricolo di ${size} alle porte di ${town(home)}, coltivato fino all’anno scorso.`,
      )
    return oneOf(
      dice,
      `Un terreno di ${size} ${where(home)}, ${home.type === 'plotCommercial' ? 'a destinazione commerciale' : 'dove si può costruire una casa'}.`,
      `Uno degli ultimi terreni liberi ${where(home)}: ${size}${viewWords(home) ? ` con ${viewWords(home)}` : ''}.`,
    )
  },
  inside: [
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(
        dice,
        'Acqua e luce arrivano al confine.',
        'Il piano consente due piani.',
        'Il terreno è quasi in piano.',
        'Il terreno scende dolcemente verso sud.',
      ),
    (home) => has(home, 'well') && 'C’è un pozzo.',
    (home) => has(home, 'irrigation') && 'L’irrigazione è posata.',
    (home) => has(home, 'oliveGrove') && 'Una parte è a uliveto in produzione.',
    (home) => has(home, 'vineyard') && 'Una parte è a vigna.',
    (home) => has(home, 'fenced') && 'È recintato.',
    (home) => home.type === 'farm' && `La casa ha ${bedrooms(home.beds ?? 3)}.`,
  ],
  outside: [(home) => has(home, 'outbuildings') && 'Fienile e rimesse hanno il tetto buono.'],
  around: reached,
  claims,
  closing: [
    (_, dice) =>
      oneOf(
        dice,
        'È misurato; mandiamo la mappa.',
        'Si può visitare quando si vuole.',
        'Si vende anche diviso.',
      ),
  ],
}
const space: Voice = {
  title: (home) => upper(`${noun(home)}, ${placeTitle(home, true)}`),
  opening: (home) => `${upper(aNoun(home))} di ${metres(home.area ?? 12)} ${where(home)}.`,
  inside: [
    (home, dice) =>
      home.type !== 'storage' &&
      oneOf(
        dice,
        'L’ingresso è largo e la manovra facile.',
        'Il cancello si apre col telecomando.',
        'Ci sta un’auto grande.',
      ),
    (home) => has(home, 'cctv') && 'L’ingresso è videosorvegliato.',
  ],
  outside: [],
  claims,
  around: [
    (home) => {
      const metro = nearest(home, 'metro', 'station')
      return metro?.by === 'foot' && `La stazione è ${minutes(metro)}.`
    },
  ],
  closing: [
    (home) => (home.purpose === 'sale' ? 'Si compra anche senza casa nel palazzo.' : 'Affitto mensile.'),
  ],
}
const work: Voice = {
  title: (home, dice) =>
    upper(
      oneOf(
        dice,
        `${noun(home)} di ${metres(home.area ?? 100)} ${where(home)}`,
        `${noun(home)}, ${placeTitle(home, true)}`,
      ) ?? '',
    ),
  opening: (home, dice) => {
    const size = metres(home.area ?? 100)
    if (home.type === 'hotel' || home.type === 'guestHouse')
      return `${upper(aNoun(home))} con ${home.beds} camere ${where(home)}, da anni della stessa famiglia.`
    if (home.type === 'apartmentBlock')
      return `Una palazzina di ${size} ${where(home)}, quasi tutta affittata.`
    return oneOf(
      dice,
      `${upper(aNoun(home))} di ${size} ${where(home)}.`,
      `${size} ${where(home)}, finora ${noun(home)}.`,
    )
  },
  inside: [
    (home, dice) =>
      ['office', 'coworking', 'medical'].includes(home.type) &&
      oneOf(
        dice,
        'Lo spazio può essere uno o molti: i tramezzi non portano nulla.',
        'La luce del giorno arriva a ogni tavolo.',
      ),
    (home) => has(home, 'shopWindow') && 'La vetrina occupa tutta la facciata.',
    (home) => has(home, 'extraction') && 'La canna fumaria è a norma.',
    (home) => has(home, 'loadingDock') && 'Ci sono due baie di carico.',
    (home) => has(home, 'airConditioning') && 'C’è l’aria condizionata.',
    (home) => has(home, 'fibre') && 'La fibra è attiva.',
    (home) => has(home, 'stepFree') && 'L’accesso è senza gradini.',
  ],
  outside: [
    (home) => (home.spaces ?? 0) > 1 && `Sono compresi ${count(home.spaces ?? 2)} posti auto.`,
    (home) => home.plot !== null && `L’area misura ${land(home.plot)}.`,
  ],
  around: reached,
  claims,
  closing: [
    (home, dice) =>
      home.purpose === 'lease'
        ? oneOf(dice, 'Contratto sei più sei.', 'Canone al netto di IVA e spese.')
        : oneOf(
            dice,
            has(home, 'tenanted') && 'Affittato a lungo termine; numeri su richiesta.',
            'Libero al rogito.',
          ),
  ],
}

export function italianVoice({ kind, purpose, isNewBuild }: Home): Voice {
  if (kind === 'room') return room
  if (kind === 'land') return plot
  if (kind === 'parking') return space
  if (kind === 'workplace') return work
  if (purpose === 'rentShort') return holiday
  return isNewBuild ? fresh : kind === 'house' ? house : flat
}
