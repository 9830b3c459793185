/** catalogue/texts/fr: titles, how a home begins, its rooms, its state. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, sometimes, type Topic, upperFirst } from '../voice.ts'
import {
  adj,
  baths,
  bedrooms,
  ce,
  land,
  metres,
  noun,
  onFloor,
  ofTown,
  outdoorWord,
  placeTitle,
  sized,
  Un,
  un,
  viewWords,
  where,
} from './words.ts'

function extra(home: Home, dice: Dice): string | null {
  const outdoor = outdoorWord(home)
  return oneOf(
    dice,
    viewWords(home) && `avec ${viewWords(home)}`,
    outdoor && `avec ${outdoor}`,
    home.pool === 'private' && 'avec piscine',
    has(home, 'fireplace') && 'avec cheminée',
    has(home, 'exposedBeams') && 'aux poutres apparentes',
    nearest(home, 'beach')?.by === 'foot' && 'près de la plage',
    has(home, 'orchard') && 'avec verger',
    has(home, 'vineyard') && 'avec quelques vignes',
    has(home, 'garage', 'undergroundParking') && home.kind === 'flat' && 'avec stationnement',
    home.condition === 'toRenovate' && 'à rénover',
    home.renovated !== null && adj(home, 'rénové'),
    home.character === 'modern' && adj(home, 'récent'),
  )
}

export function title(home: Home, dice: Dice): string {
  const what = dice.chance(0.7) ? sized(home) : noun(home)
  const also = dice.chance(0.8) ? extra(home, dice) : null
  const said = `${what}${also ? ` ${also}` : ''}`
  const floor = onFloor(home)
  return upperFirst(
    oneOf(
      dice,
      `${said}, ${placeTitle(home, dice.chance(0.4))}`,
      `${said} ${where(home)}`,
      home.kind === 'flat' &&
        floor &&
        !also &&
        home.type !== 'penthouse' &&
        `${what} ${floor}, ${placeTitle(home, true)}`,
    ) ?? said,
  )
}

function building({ year, character, floors }: Home): string {
  if (!year) return 'd’un immeuble calme'
  if ((floors ?? 0) > 14) return `d’une tour de ${floors} étages`
  if (character === 'period')
    return year < 1914 ? `d’un immeuble ancien de ${year}` : `d’un immeuble de ${year}`
  return character === 'modern' ? `d’une résidence de ${year}` : `d’un immeuble bien tenu de ${year}`
}

export const flatOpening: Topic = (home, dice) => {
  const on =
    home.type === 'penthouse'
      ? `en haut ${building(home)}`
      : `${onFloor(home) ?? 'au calme'} ${building(home)}`
  return oneOf(
    dice,
    `${Un(home)} ${sized(home)} ${on}, ${where(home)}.`,
    home.area !== null && `${Un(home)} ${sized(home)} d’environ ${metres(home.area)} ${where(home)}, ${on}.`,
    `${upperFirst(ce(home))} ${noun(home)} se trouve ${on}, ${where(home)}, et reçoit plus de lumière que la rue ne le laisse croire.`,
    viewWords(home) &&
      `${upperFirst(viewWords(home) ?? '')} depuis les fenêtres : ${un(home)} ${sized(home)} ${on}, ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Un(home)} ${sized(home)} ${on}, ${where(home)}, où rien n’a bougé depuis des années : c’est son charme, et c’est son prix.`,
    home.renovated !== null &&
      `${Un(home)} ${sized(home)} ${on}, ${adj(home, 'rénové')} en ${home.renovated} et ${adj(home, 'entretenu')} avec soin depuis.`,
    home.purpose === 'rent' && `À louer : ${sized(home)} ${on}, ${where(home)}.`,
  )
}

export const houseOpening: Topic = (home, dice) => {
  const outdoor = outdoorWord(home)
  const plot = home.plot ? land(home.plot) : null
  return oneOf(
    dice,
    `${Un(home)} ${sized(home)} ${where(home)}${outdoor ? `, avec ${outdoor}` : ''}.`,
    home.area !== null &&
      plot &&
      `${Un(home)} ${noun(home)} d’environ ${metres(home.area)} sur ${plot} de terrain, ${where(home)}.`,
    home.year &&
      home.year < 1940 &&
      home.condition !== 'toRebuild' &&
      `${adj(home, 'Bâti')} vers ${Math.round(home.year / 10) * 10} et jamais ${adj(home, 'dénaturé')} : ${un(home)} ${sized(home)} ${where(home)}.`,
    home.condition === 'toRebuild' &&
      `Quatre murs, une belle situation et beaucoup à imaginer : ${un(home)} ${noun(home)} ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Un(home)} ${sized(home)} ${where(home)} qui attend quelqu’un avec un projet et un peu de patience.`,
    home.renovated &&
      `${Un(home)} ${sized(home)} ${where(home)}, ${adj(home, 'rénové')} du sol au toit en ${home.renovated}.`,
    home.purpose === 'rent' && `À louer : ${sized(home)} ${where(home)}.`,
    plot &&
      (home.plot ?? 0) > 3000 &&
      `Au bout de son chemin, aux environs ${ofTown(home)} : ${un(home)} ${noun(home)} avec ${plot} tout autour.`,
  )
}

export const newOpening: Topic = (home, dice) =>
  oneOf(
    dice,
    `${Un(home)} ${sized(home)} dans un programme neuf, ${where(home)}, ${home.completion === 'completed' ? 'livrable tout de suite' : `livraison prévue en ${home.year}`}.`,
    home.completion === 'offPlan' &&
      `${adj(home, 'Vendu')} sur plan : ${un(home)} ${sized(home)} ${where(home)}, livraison en ${home.year}.`,
    home.completion === 'underConstruction' &&
      `Le gros œuvre est achevé : ${ce(home)} ${noun(home)} ${where(home)} sera ${adj(home, 'livré')} en ${home.year}.`,
    home.completion === 'completed' &&
      `Personne n’y a encore habité : ${un(home)} ${sized(home)} ${adj(home, 'achevé')} en ${home.year}, ${where(home)}.`,
  )

const layout: Topic = (home, dice) => {
  if (home.beds === 0)
    return oneOf(
      dice,
      'Une seule pièce, bien pensée : de quoi dormir, cuisiner et recevoir.',
      'Le lit tient dans une alcôve, et la pièce reste un salon le jour.',
    )
  if (!home.beds || !home.baths) return null
  return oneOf(
    dice,
    `On y trouve ${bedrooms(home.beds)} et ${baths(home.baths)}.`,
    home.beds > 1 && `Côté nuit, ${bedrooms(home.beds)} et ${baths(home.baths)}.`,
    home.beds > 1 && 'Les chambres donnent sur le côté calme.',
    home.beds > 2 && `Des ${bedrooms(home.beds)}, l’une ferait un bon bureau.`,
    home.kind === 'house' &&
      home.floors !== 1 &&
      home.beds > 1 &&
      `À l’étage, ${bedrooms(home.beds)} et ${baths(home.baths)}.`,
    has(home, 'ensuite') && home.beds > 1 && 'La chambre principale a sa salle de bains.',
  )
}
const kitchen: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'openPlanKitchen') &&
      'La cuisine s’ouvre sur le séjour, avec place pour une grande table entre les deux.',
    has(home, 'kitchenIsland') && 'La cuisine a un îlot, où tout le monde finit par s’installer.',
    has(home, 'fittedKitchen') && 'La cuisine est équipée et assez grande pour y dîner.',
    has(home, 'fittedKitchen') && !has(home, 'openPlanKitchen') && 'La cuisine, séparée, est équipée.',
    has(home, 'utilityRoom') && 'Une buanderie jouxte la cuisine.',
  )
const living: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'fireplace') && 'Dans le séjour, une cheminée qui tire bien.',
    has(home, 'highCeilings') && 'Les plafonds sont hauts et les fenêtres grandes.',
    has(home, 'periodFeatures') && 'Moulures, portes et parquets sont d’origine.',
    has(home, 'exposedBeams') && 'Les poutres anciennes sont restées apparentes.',
    has(home, 'parquet') && 'Le parquet est en chêne.',
    has(home, 'tiledFloor') && 'Le carrelage garde la fraîcheur.',
    viewWords(home) && `Du séjour, ${viewWords(home)}.`,
    (home.area ?? 0) > 90 && 'Le séjour accueille une table de huit.',
    home.index % 3 === 0 && 'Le soir, le soleil entre jusqu’au fond.',
  )
const state: Topic = (home, dice) =>
  oneOf(
    dice,
    home.renovated && `Électricité, fenêtres et salle de bains datent de ${home.renovated}.`,
    home.renovated && `Tout a été refait en ${home.renovated} : on pose ses valises.`,
    home.condition === 'good' && 'Tout fonctionne, rien ne presse.',
    home.condition === 'excellent' && 'L’ensemble est entretenu avec soin, pièce après pièce.',
    home.condition === 'toRenovate' && 'Cuisine et salle de bains sont à reprendre ; la structure est saine.',
    home.condition === 'toRebuild' &&
      'L’eau et l’électricité arrivent en limite de terrain ; le toit n’est plus là.',
    home.condition === 'new' && 'Isolation et vitrages répondent à la dernière norme.',
  )
const comfort: Topic = (home, dice) =>
  oneOf(
    dice,
    home.heating === 'gasHeating' && 'Chauffage au gaz, chaudière révisée chaque année.',
    home.heating === 'heatPump' &&
      'Une pompe à chaleur assure le chauffage, et les factures s’en ressentent.',
    home.heating === 'airConditioning' && 'Toutes les pièces sont climatisées.',
    home.heating === 'electricHeating' && 'Le chauffage est électrique.',
    home.heating === 'districtHeating' && 'L’immeuble est relié au réseau de chaleur.',
    has(home, 'doubleGlazing') && 'Le double vitrage tient la rue à distance.',
    has(home, 'cellar') && 'Une cave saine complète le tout.',
    has(home, 'builtInWardrobes') && 'Les placards sont intégrés.',
    has(home, 'solarPanels') && 'Des panneaux solaires couvrent une bonne part de la consommation.',
    has(home, 'fibre') && 'La fibre est installée.',
    has(home, 'shutters') && 'Les volets gardent l’été dehors.',
  )
const stairs: Topic = (home, dice) =>
  home.kind === 'flat' &&
  (home.floor ?? 0) > 1 &&
  oneOf(
    dice,
    home.lift && 'Il y a un ascenseur.',
    home.lift && (home.floor ?? 0) > 4 && 'L’ascenseur monte jusqu’en haut.',
    !home.lift && (home.floor ?? 0) > 2 && 'Pas d’ascenseur, mais un escalier large et facile.',
    has(home, 'concierge') && 'Il y a une gardienne dans l’immeuble.',
  )
const furniture: Topic = (home) =>
  home.purpose === 'rent' &&
  (home.furnished === 'furnished'
    ? 'La location est meublée.'
    : home.furnished === 'unfurnished'
      ? 'La location est vide.'
      : home.furnished === 'part'
        ? 'La cuisine est équipée ; le reste, on l’apporte.'
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
  /\bvue\b/i,
  /rénové|refait|datent de/,
  /ascenseur/i,
  /salles? de bains/,
  /meublée|vide\b/,
  /terrain|tout autour/,
  /climatis/,
  /\bplans?\b/,
  /à louer/i,
]
