/** catalogue/texts/fr: what is outside a home, around it, and what to do next. */
import { has, isCentral, nearest, oneOf, sometimes, type Topic } from '../voice.ts'
import { land, metres, minutes, ofTown, town } from './words.ts'

const open: Topic = (home, dice) => {
  const size = home.outside ? metres(home.outside) : null
  if (home.outdoor === 'balcony')
    return oneOf(
      dice,
      'Sur le balcon, de la place pour un café et deux chaises.',
      size && `Un balcon de ${size} prolonge le séjour.`,
      'Le balcon a le soleil du matin.',
    )
  if (home.outdoor === 'terrace')
    return oneOf(
      dice,
      size && `La terrasse, environ ${size}, est une pièce de plus d’avril à octobre.`,
      'Une terrasse avec store, où l’on tient à table.',
    )
  if (home.outdoor === 'roofTerrace')
    return oneOf(
      dice,
      size && `Un escalier mène à un toit-terrasse d’environ ${size}.`,
      'Le toit-terrasse est privatif.',
    )
  if (home.outdoor === 'patio')
    return oneOf(
      dice,
      'Un patio apporte l’air et la lumière au cœur de la maison.',
      'Derrière, une cour pavée avec une table et un citronnier en pot.',
    )
  if (home.outdoor !== 'garden') return null
  return oneOf(
    dice,
    home.kind === 'house' &&
      home.plot &&
      home.plot < 3000 &&
      `Le terrain fait ${land(home.plot)}, presque tout en jardin.`,
    'Le jardin est abrité des regards.',
    'Le jardin, plein sud-ouest, demande peu d’entretien.',
    has(home, 'orchard') && 'Pommiers, poiriers et pruniers donnent chaque année.',
    has(home, 'vineyard') && 'Quelques rangs de vigne sont travaillés par un voisin.',
    has(home, 'oliveGrove') && 'Les oliviers donnent l’huile de la famille.',
  )
}
const pool: Topic = (home, dice) =>
  home.pool === 'private'
    ? oneOf(
        dice,
        'La piscine est au soleil jusqu’au soir.',
        has(home, 'heatedPool') && 'La piscine est chauffée.',
        'Une piscine sécurisée et simple à entretenir.',
      )
    : home.pool === 'communal'
      ? 'La résidence a une piscine.'
      : null
const cars: Topic = (home, dice) =>
  oneOf(
    dice,
    home.parking === 'garage' && 'Un garage fait partie du lot.',
    home.parking === 'doubleGarage' && 'Le garage tient deux voitures et un établi.',
    home.parking === 'undergroundParking' && 'Une place au sous-sol est comprise.',
    home.parking === 'parking' && 'Une place de stationnement est comprise.',
    home.parking === 'driveway' && 'On se gare devant la maison.',
    has(home, 'evCharger') && 'Une borne de recharge est installée.',
    has(home, 'outbuildings') && 'Les dépendances feraient un atelier ou des chambres d’amis.',
    has(home, 'annexe') && 'Une annexe indépendante peut loger des invités.',
    has(home, 'well') && 'Un puits donne l’eau du jardin.',
    has(home, 'bicycleStorage') && 'Les vélos ont leur local.',
  )
export const outside: readonly Topic[] = [open, pool, sometimes(0.8, cars)]

const transport: Topic = (home, dice) => {
  const metro = nearest(home, 'metro')
  const station = nearest(home, 'station')
  const bus = nearest(home, 'bus')
  return oneOf(
    dice,
    metro && `Le métro est ${minutes(metro)}.`,
    metro && `Métro ${minutes(metro)} : toute la ville est proche.`,
    station && `La gare est ${minutes(station)}.`,
    bus && `Un arrêt de bus se trouve ${minutes(bus)}.`,
  )
}
const shore: Topic = (home, dice) => {
  const beach = nearest(home, 'beach')
  const lifts = nearest(home, 'lifts')
  return oneOf(
    dice,
    beach && `La plage est ${minutes(beach)}.`,
    beach && beach.by === 'foot' && beach.minutes < 6 && 'La nuit, on entend la mer.',
    lifts && `Les remontées mécaniques sont ${minutes(lifts)}.`,
    lifts && lifts.by === 'foot' && lifts.minutes < 4 && 'L’hiver, on part skis aux pieds.',
  )
}
const daily: Topic = (home, dice) => {
  const shops = nearest(home, 'shops')
  const school = nearest(home, 'school')
  const park = nearest(home, 'park')
  return oneOf(
    dice,
    shops && `Boulangerie, primeur et pharmacie sont ${minutes(shops)}.`,
    shops && shops.by === 'foot' && 'Les courses se font à pied.',
    school && `Une école se trouve ${minutes(school)}.`,
    park && `Le parc est ${minutes(park)}.`,
  )
}
const life: Topic = (home, dice) => {
  const { city, spot } = home
  const centre = nearest(home, 'centre')
  return oneOf(
    dice,
    spot.district && 'C’est un de ces quartiers où l’on se salue encore dans l’escalier.',
    spot.district && 'On vient dans le quartier pour ses cafés, on y reste pour ses voisins.',
    centre && `Le centre ${ofTown(home)} est ${minutes(centre)}.`,
    isCentral(home) &&
      city.population > 30_000 &&
      `On est en plein centre ${ofTown(home)}, tout se fait à pied.`,
    city.setting === 'old' && isCentral(home) && 'La vieille ville commence au coin de la rue.',
    city.setting === 'resort' &&
      `L’été, ${town(home)} est animé ; le reste de l’année, la ville appartient à ceux qui y vivent.`,
    city.setting === 'alpine' && `${town(home)} a deux saisons, et du calme entre les deux.`,
    city.setting === 'town' && 'La rue est calme, avec plus de vélos que de voitures.',
    city.setting === 'town' &&
      city.population < 60_000 &&
      'La ville se traverse à pied et l’on y trouve de tout.',
    city.setting === 'wine' && home.kind === 'house' && 'Les vignes commencent au bout du chemin.',
  )
}
export const around: readonly Topic[] = [transport, shore, sometimes(0.8, daily), sometimes(0.85, life)]
export const reached: readonly Topic[] = [
  transport,
  (home) => {
    const centre = nearest(home, 'centre')
    return centre && `Le centre ${ofTown(home)} est ${minutes(centre)}.`
  },
]

const terms: Topic = (home, dice) =>
  home.purpose === 'sale'
    ? oneOf(
        dice,
        has(home, 'tenanted') && 'Le bien est vendu loué, la locataire souhaite rester.',
        has(home, 'vacant') && 'Libre, remise des clés à la signature.',
        has(home, 'investment') && 'Se loue facilement ; nous avons les chiffres du quartier.',
        has(home, 'keyReady') && 'Les clés sont à l’agence.',
        home.isNewBuild && home.completion !== 'completed' && 'Sols et cuisine peuvent encore être choisis.',
        home.isNewBuild && 'Plans et descriptif sur simple demande.',
      )
    : oneOf(
        dice,
        home.pets === 'yes' && 'Les animaux sont acceptés.',
        home.pets === 'no' && 'Pas d’animaux.',
        home.pets === 'ask' && 'Pour un animal, parlons-en.',
        has(home, 'billsIncluded') && 'Les charges sont comprises.',
        has(home, 'studentsWelcome') && 'Étudiants bienvenus.',
      )
const invitation: Topic = (home, dice) =>
  oneOf(
    dice,
    'Venez visiter à l’heure où vous en profiterez le plus.',
    'Visites sur rendez-vous, le soir aussi.',
    'Nous envoyons volontiers le plan avant la visite.',
    'Charges et taxe foncière : nous avons les montants.',
    home.purpose === 'sale' && !home.isNewBuild && 'Les propriétaires partent pour leur travail.',
    home.condition === 'toRenovate' && 'Venez avec votre architecte.',
    home.purpose === 'rent' && 'Bail d’un an, renouvelable.',
  )
export const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.6, invitation)]
