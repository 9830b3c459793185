/** catalogue/texts/it: what is outside a home, around it, and what to do next. */
import { has, isCentral, nearest, oneOf, sometimes, type Topic } from '../voice.ts'
import { atTown, land, metres, minutes, town, upper } from './words.ts'

const open: Topic = (home, dice) => {
  const size = home.outside ? metres(home.outside) : null
  if (home.outdoor === 'balcony')
    return oneOf(
      dice,
      'Sul balcone ci stanno un caffè e due sedie.',
      size && `Dal soggiorno si esce su un balcone di ${size}.`,
      'Il balcone prende il sole del mattino.',
    )
  if (home.outdoor === 'terrace')
    return oneOf(
      dice,
      size && `Il terrazzo, circa ${size}, è una stanza in più da aprile a ottobre.`,
      'Sul terrazzo si mangia all’aperto, sotto la tenda.',
    )
  if (home.outdoor === 'roofTerrace')
    return oneOf(
      dice,
      size && `Una scala porta alla terrazza sul tetto, circa ${size}.`,
      'La terrazza sul tetto è di uso esclusivo.',
    )
  if (home.outdoor === 'patio') return 'Un cortile porta luce e aria in mezzo alla casa.'
  if (home.outdoor !== 'garden') return null
  return oneOf(
    dice,
    home.kind === 'house' &&
      home.plot &&
      home.plot < 3000 &&
      `Il terreno è di ${land(home.plot)}, quasi tutto giardino.`,
    'Il giardino è riparato e nessuno lo vede da fuori.',
    'Il giardino guarda a sud e chiede poco lavoro.',
    has(home, 'oliveGrove') && 'Gli ulivi danno l’olio per la famiglia.',
    has(home, 'vineyard') && 'Qualche filare di vigna lo cura un vicino.',
    has(home, 'barbecue') && 'In giardino c’è un barbecue in muratura.',
  )
}
const pool: Topic = (home, dice) =>
  home.pool === 'private'
    ? oneOf(dice, 'La piscina resta al sole fino a sera.', 'C’è la piscina, recintata e facile da tenere.')
    : home.pool === 'communal'
      ? 'Il condominio ha la piscina.'
      : null
const cars: Topic = (home, dice) =>
  oneOf(
    dice,
    home.parking === 'garage' && 'C’è un box.',
    home.parking === 'doubleGarage' && 'Nel box stanno due auto.',
    home.parking === 'undergroundParking' && 'È compreso un posto nel garage del palazzo.',
    home.parking === 'parking' && 'È compreso un posto auto.',
    has(home, 'evCharger') && 'La colonnina per l’auto elettrica è già installata.',
    has(home, 'outbuildings') && 'Gli annessi possono diventare laboratorio o stanze per gli ospiti.',
    has(home, 'annexe') && 'Una dependance serve per gli ospiti.',
    has(home, 'well') && 'L’acqua viene da un pozzo.',
    has(home, 'bicycleStorage') && 'C’è il deposito per le biciclette.',
  )
export const outside: readonly Topic[] = [open, pool, sometimes(0.8, cars)]

const transport: Topic = (home, dice) => {
  const metro = nearest(home, 'metro')
  const station = nearest(home, 'station')
  const bus = nearest(home, 'bus')
  return oneOf(
    dice,
    metro && `La metropolitana è ${minutes(metro)}.`,
    metro && `Con la metropolitana ${minutes(metro)}, tutta la città è vicina.`,
    station && `La stazione è ${minutes(station)}.`,
    bus && `La fermata dell’autobus è ${minutes(bus)}.`,
  )
}
const shore: Topic = (home, dice) => {
  const beach = nearest(home, 'beach')
  const lifts = nearest(home, 'lifts')
  return oneOf(
    dice,
    beach && `La spiaggia è ${minutes(beach)}.`,
    beach && beach.by === 'foot' && beach.minutes < 6 && 'Di notte si sente il mare.',
    lifts && `Gli impianti sono ${minutes(lifts)}.`,
  )
}
const daily: Topic = (home, dice) => {
  const shops = nearest(home, 'shops')
  const school = nearest(home, 'school')
  const park = nearest(home, 'park')
  return oneOf(
    dice,
    shops && `Forno, fruttivendolo e farmacia sono ${minutes(shops)}.`,
    shops && shops.by === 'foot' && 'La spesa si fa a piedi.',
    school && `C’è una scuola ${minutes(school)}.`,
    park && `Il parco è ${minutes(park)}.`,
  )
}
const life: Topic = (home, dice) => {
  const { city, spot } = home
  const centre = nearest(home, 'centre')
  const quarter = spot.district?.[0]
  return oneOf(
    dice,
    quarter && `${quarter} è una di quelle zone dove ci si saluta ancora per le scale.`,
    quarter && `A ${quarter} si viene per i caffè e si resta per i vicini.`,
    quarter && 'Il quartiere dà il meglio il sabato mattina, al mercato.',
    centre && `Il centro di ${town(home)} è ${minutes(centre)}.`,
    isCentral(home) &&
      city.population > 30_000 &&
      `${upper(atTown(home))} si sta in pieno centro e si va dappertutto a piedi.`,
    city.setting === 'old' && isCentral(home) && 'Il centro storico comincia all’angolo.',
    city.setting === 'resort' && `D’estate ${town(home)} si riempie; il resto dell’anno è di chi ci vive.`,
    city.setting === 'alpine' && 'Il paese ha due stagioni, e in mezzo il silenzio.',
    city.setting === 'town' && 'La strada è tranquilla e si parcheggia senza pensieri.',
    city.setting === 'town' &&
      city.population < 60_000 &&
      'Il paese si attraversa a piedi e ha tutto quello che serve.',
    city.setting === 'town' && !isCentral(home) && 'Dietro le ultime case comincia la campagna.',
  )
}
export const around: readonly Topic[] = [transport, shore, sometimes(0.8, daily), sometimes(0.85, life)]
export const reached: readonly Topic[] = [
  transport,
  (home) => {
    const centre = nearest(home, 'centre')
    return centre && `Il centro di ${town(home)} è ${minutes(centre)}.`
  },
]

const terms: Topic = (home, dice) =>
  home.purpose === 'sale'
    ? oneOf(
        dice,
        has(home, 'tenanted') && 'Si vende con l’inquilino, che vorrebbe restare.',
        has(home, 'vacant') && 'Libero al rogito.',
        has(home, 'investment') && 'Si affitta facilmente; abbiamo i numeri della zona.',
        has(home, 'keyReady') && 'Le chiavi sono in agenzia.',
        has(home, 'listedBuilding') && 'L’edificio è vincolato; le carte sono in ordine.',
        home.isNewBuild &&
          home.completion !== 'completed' &&
          'Pavimenti e cucina si possono ancora scegliere.',
        home.isNewBuild && 'Mandiamo piante e capitolato.',
      )
    : oneOf(
        dice,
        home.pets === 'yes' && 'Gli animali sono benvenuti.',
        home.pets === 'no' && 'Niente animali.',
        home.pets === 'ask' && 'Per gli animali, parliamone.',
        has(home, 'billsIncluded') && 'Le spese sono comprese.',
        has(home, 'studentsWelcome') && 'Anche per studenti.',
      )
const invitation: Topic = (home, dice) =>
  oneOf(
    dice,
    'Venite a vedere all’ora in cui ve la godreste di più.',
    'Visite su appuntamento, anche la sera.',
    'Mandiamo volentieri la planimetria prima della visita.',
    'Chiedeteci delle spese: le abbiamo sottomano.',
    home.purpose === 'sale' && !home.isNewBuild && 'I proprietari si trasferiscono per lavoro.',
    home.condition === 'toRenovate' && 'Portate l’architetto.',
    home.purpose === 'rent' && 'Contratto quattro più quattro, o transitorio.',
  )
export const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.6, invitation)]
