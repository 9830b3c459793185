/** catalogue/texts/fr: the French voices, one for each kind of property. */
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, upperFirst, type Voice } from '../voice.ts'
import { claims, flatOpening, houseOpening, inside, newOpening, title } from './inside.ts'
import { around, closing, outside, reached } from './outside.ts'
import {
  bedrooms,
  count,
  land,
  metres,
  minutes,
  noun,
  ofTown,
  placeTitle,
  sized,
  Un,
  un,
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
    upperFirst(
      oneOf(
        dice,
        `${noun(home)} de vacances pour ${guests(home)} personnes ${where(home)}`,
        `${placeTitle(home, false)} : ${noun(home)} pour ${guests(home)}${viewWords(home) ? `, ${viewWords(home)}` : ''}`,
      ) ?? '',
    ),
  opening: (home, dice) =>
    oneOf(
      dice,
      `${Un(home)} ${sized(home)} ${where(home)}, pour ${guests(home)}, à louer ${home.price.period === 'day' ? 'à la nuit' : 'à la semaine'}.`,
      `De la place pour ${guests(home)} et une grande table : ${un(home)} ${noun(home)} ${where(home)}.`,
    ),
  closing: [
    (home, dice) =>
      oneOf(
        dice,
        'Draps et serviettes compris.',
        home.pets === 'yes' && 'Les chiens peuvent venir aussi.',
        'Arrivée dès seize heures, départ avant dix heures.',
      ),
    (_, dice) =>
      oneOf(dice, 'Une voisine remet les clés et connaît les bonnes tables.', 'Le ménage est compris.'),
  ],
}
const room: Voice = {
  title: (home, dice) =>
    oneOf(
      dice,
      `Chambre en colocation, ${placeTitle(home, true)}`,
      `Chambre de ${metres(home.area ?? 12)} ${where(home)}`,
    ) ?? '',
  opening: (home) =>
    `Une chambre de ${metres(home.area ?? 12)} se libère dans notre appartement ${where(home)}.`,
  inside: [
    (home) => home.furnished === 'furnished' && 'Lit, bureau et armoire sont sur place.',
    (_, dice) =>
      oneOf(
        dice,
        'Cuisine et salle de bains sont partagées, ménage à tour de rôle.',
        'La cuisine, avec sa table de quatre, est la meilleure pièce.',
      ),
    (home) => has(home, 'washingMachine') && 'Il y a un lave-linge.',
  ],
  outside: [],
  around,
  claims,
  closing: [
    (home) => has(home, 'billsIncluded') && 'Les charges sont comprises.',
    () => 'Parlez-nous un peu de vous en écrivant.',
  ],
}
const plot: Voice = {
  title: (home) => upperFirst(`${noun(home)} de ${land(home.plot ?? 0)}, ${placeTitle(home, false)}`),
  opening: (home, dice) => {
    const size = land(home.plot ?? 0)
    if (home.type === 'farm')
      return `Une exploitation de ${size} aux environs ${ofTown(home)}, avec maison et bâtiments.`
    if (home.type === 'plotAgricultural')
      return oneOf(
        dice,
        `${size} de terre d’un seul tenant aux environs ${ofTown(home)}.`,
        `Un terrain agricole de ${size} à la sortie ${ofTown(home)}, cultivé jusqu’à l’an dernier.`,
      )
    return oneOf(
      dice,
      `Un terrain de ${size} ${where(home)}, ${home.type === 'plotCommercial' ? 'destiné à l’activité' : 'constructible'}.`,
      `L’un des derniers terrains libres ${where(home)} : ${size}${viewWords(home) ? `, ${viewWords(home)}` : ''}.`,
    )
  },
  inside: [
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(
        dice,
        'Eau et électricité en limite.',
        'Le plan local permet un étage sur rez-de-chaussée.',
        'Le sol est presque plat.',
        'La pente est douce, vers le sud.',
      ),
    (home) => has(home, 'well') && 'Il y a un puits.',
    (home) => has(home, 'irrigation') && 'L’arrosage est posé.',
    (home) => has(home, 'vineyard') && 'Une partie est en vigne.',
    (home) => has(home, 'fenced') && 'Le tout est clos.',
    (home) => has(home, 'woodland') && 'Un tiers environ est boisé.',
    (home) => home.type === 'farm' && `La maison compte ${bedrooms(home.beds ?? 3)}.`,
  ],
  outside: [(home) => has(home, 'outbuildings') && 'Granges et hangars ont de bons toits.'],
  around: reached,
  claims,
  closing: [
    (_, dice) =>
      oneOf(
        dice,
        'Le bornage est fait ; plan sur demande.',
        'On peut le parcourir quand on veut.',
        'Une division est possible.',
      ),
  ],
}
const space: Voice = {
  title: (home) => upperFirst(`${noun(home)}, ${placeTitle(home, true)}`),
  opening: (home) => `${Un(home)} ${noun(home)} de ${metres(home.area ?? 12)} ${where(home)}.`,
  inside: [
    (home, dice) =>
      home.type !== 'storage' &&
      oneOf(
        dice,
        'L’entrée est large et la manœuvre simple.',
        'La porte s’ouvre à distance.',
        'Une grande voiture y tient.',
      ),
    (home) => has(home, 'cctv') && 'L’entrée est surveillée par caméra.',
  ],
  outside: [],
  claims,
  around: [
    (home) => {
      const metro = nearest(home, 'metro', 'station')
      return metro?.by === 'foot' && `La station est ${minutes(metro)}.`
    },
  ],
  closing: [
    (home) => (home.purpose === 'sale' ? 'S’achète sans logement dans l’immeuble.' : 'Location au mois.'),
  ],
}
const work: Voice = {
  title: (home, dice) =>
    upperFirst(
      oneOf(
        dice,
        `${noun(home)} de ${metres(home.area ?? 100)}, ${placeTitle(home, false)}`,
        `${noun(home)} ${where(home)}`,
      ) ?? '',
    ),
  opening: (home, dice) => {
    const size = metres(home.area ?? 100)
    if (home.type === 'hotel' || home.type === 'guestHouse')
      return `${Un(home)} ${noun(home)} de ${home.beds} chambres ${where(home)}, tenu${home.type === 'hotel' ? '' : 'e'} par la même famille depuis des années.`
    if (home.type === 'apartmentBlock')
      return `Un immeuble de ${size} ${where(home)}, loué presque entièrement.`
    return oneOf(
      dice,
      `${Un(home)} ${noun(home)} de ${size} ${where(home)}.`,
      `${size} ${where(home)}, jusqu’ici ${noun(home)}.`,
    )
  },
  inside: [
    (home, dice) =>
      ['office', 'coworking', 'medical'].includes(home.type) &&
      oneOf(
        dice,
        'Une seule pièce ou plusieurs : les cloisons ne portent rien.',
        'La lumière du jour arrive à chaque table.',
      ),
    (home) => has(home, 'shopWindow') && 'La vitrine occupe toute la façade.',
    (home) => has(home, 'extraction') && 'L’extraction est posée et aux normes.',
    (home) => has(home, 'loadingDock') && 'Deux quais de chargement.',
    (home) => has(home, 'airConditioning') && 'Les locaux sont climatisés.',
    (home) => has(home, 'fibre') && 'La fibre est installée.',
    (home) => has(home, 'stepFree') && 'L’accès est de plain-pied.',
  ],
  outside: [
    (home) =>
      (home.spaces ?? 0) > 1 &&
      `${upperFirst(count(home.spaces ?? 2))} places de stationnement sont comprises.`,
    (home) => home.plot !== null && `Le terrain mesure ${land(home.plot)}.`,
  ],
  around: reached,
  claims,
  closing: [
    (home, dice) =>
      home.purpose === 'lease'
        ? oneOf(dice, 'Bail commercial de neuf ans.', 'Loyer indiqué hors taxes et hors charges.')
        : oneOf(dice, has(home, 'tenanted') && 'Vendu loué, chiffres sur demande.', 'Libre à la signature.'),
  ],
}

export function frenchVoice({ kind, purpose, isNewBuild }: Home): Voice {
  if (kind === 'room') return room
  if (kind === 'land') return plot
  if (kind === 'parking') return space
  if (kind === 'workplace') return work
  if (purpose === 'rentShort') return holiday
  return isNewBuild ? fresh : kind === 'house' ? house : flat
}
