/** catalogue/texts/es: titles, how a home begins, its rooms, its state. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, sometimes, type Topic, upperFirst } from '../voice.ts'
import {
  adj,
  baths,
  bedrooms,
  count,
  este,
  isSpain,
  land,
  lift,
  metres,
  noun,
  onFloor,
  outdoorWord,
  sized,
  town,
  Un,
  un,
  viewWords,
  where,
  whereLong,
} from './words.ts'

function extra(home: Home, dice: Dice): string | null {
  const outdoor = outdoorWord(home)
  return oneOf(
    dice,
    viewWords(home) && `con ${viewWords(home)}`,
    outdoor && `con ${outdoor}`,
    home.pool === 'private' && 'con piscina',
    has(home, 'fireplace') && 'con chimenea',
    nearest(home, 'beach')?.by === 'foot' && 'cerca de la playa',
    has(home, 'oliveGrove') && 'con olivar',
    has(home, 'exposedBeams') && 'con vigas de madera',
    has(home, 'garage', 'undergroundParking') && home.kind === 'flat' && 'con garaje',
    home.condition === 'toRenovate' && 'para reformar',
    home.renovated !== null && adj(home, 'reformad'),
    home.character === 'modern' && adj(home, 'modern'),
  )
}

export function title(home: Home, dice: Dice): string {
  const what = dice.chance(0.7) ? sized(home) : noun(home)
  const also = dice.chance(0.8) ? extra(home, dice) : null
  const place = dice.chance(0.7) ? where(home) : whereLong(home)
  const said = `${what}${also ? ` ${also}` : ''}`
  return upperFirst(
    oneOf(
      dice,
      `${said} en ${place}`,
      `${said}, ${place}`,
      home.kind === 'flat' && onFloor(home) && !also && `${what} ${onFloor(home)}, ${place}`,
    ) ?? said,
  )
}

function building(home: Home): string {
  const { year, character, floors } = home
  if (!year) return 'un edificio tranquilo'
  if ((floors ?? 0) > 14) return `una torre de ${floors} pisos`
  if (character === 'period') return isSpain(home) ? `una finca de ${year}` : `una casona de ${year}`
  return character === 'modern' ? `un edificio de ${year}` : `un edificio bien cuidado de ${year}`
}

export const flatOpening: Topic = (home, dice) => {
  const on = `${onFloor(home) ?? 'en la planta noble'} de ${building(home)}`
  return oneOf(
    dice,
    `${Un(home)} ${sized(home)} ${on}, en ${where(home)}.`,
    home.area !== null && `${Un(home)} ${sized(home)} de unos ${metres(home.area)} en ${where(home)}, ${on}.`,
    `${upperFirst(este(home))} ${noun(home)} de ${where(home)} está ${on} y tiene más luz de lo que promete la calle.`,
    viewWords(home) &&
      home.view !== 'openView' &&
      `Desde las ventanas se ve ${home.view === 'seaView' ? 'el mar' : home.view === 'mountainView' ? 'la montaña' : 'media ciudad'}: ${un(home)} ${sized(home)} ${on}, en ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Un(home)} ${sized(home)} ${on}, sin tocar desde hace años: ahí está su encanto, y también su precio.`,
    home.renovated !== null &&
      `${Un(home)} ${sized(home)} ${on}, ${adj(home, 'reformad')} en ${home.renovated} y muy bien ${adj(home, 'cuidad')} desde entonces.`,
    home.purpose === 'rent' && `Se alquila ${sized(home)} ${on}, en ${where(home)}.`,
  )
}

export const houseOpening: Topic = (home, dice) => {
  const outdoor = outdoorWord(home)
  const plot = home.plot ? land(home.plot) : null
  return oneOf(
    dice,
    `${Un(home)} ${sized(home)} en ${where(home)}${outdoor ? `, con ${outdoor}` : ''}.`,
    home.area !== null &&
      plot &&
      `${Un(home)} ${noun(home)} de unos ${metres(home.area)} sobre ${plot} de terreno, en ${where(home)}.`,
    home.year &&
      home.year < 1940 &&
      home.condition !== 'toRebuild' &&
      `Se levantó hacia ${Math.round(home.year / 10) * 10} y conserva su carácter: ${un(home)} ${sized(home)} en ${where(home)}.`,
    home.condition === 'toRebuild' &&
      `Cuatro muros, un buen sitio y mucho por imaginar: ${un(home)} ${noun(home)} en ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${Un(home)} ${sized(home)} en ${where(home)} que espera a alguien con un proyecto y algo de paciencia.`,
    home.renovated &&
      `${Un(home)} ${sized(home)} en ${where(home)}, ${adj(home, 'reformad')} por completo en ${home.renovated}.`,
    home.purpose === 'rent' && `Se alquila ${sized(home)} en ${where(home)}.`,
    plot &&
      (home.plot ?? 0) > 3000 &&
      `Al final de un camino propio, cerca de ${town(home)}: ${un(home)} ${noun(home)} con ${plot} alrededor.`,
  )
}

export const newOpening: Topic = (home, dice) =>
  oneOf(
    dice,
    `${Un(home)} ${sized(home)} en una promoción nueva de ${where(home)}, ${home.completion === 'completed' ? 'con la obra terminada' : `con entrega prevista en ${home.year}`}.`,
    home.completion === 'offPlan' &&
      `Sobre plano: ${sized(home)} en ${where(home)}, con entrega en ${home.year}.`,
    home.completion === 'underConstruction' &&
      `La estructura ya está levantada: ${este(home)} ${noun(home)} de ${where(home)} se entrega en ${home.year}.`,
    home.completion === 'completed' && `A estrenar: ${sized(home)} en ${where(home)}, obra de ${home.year}.`,
  )

const layout: Topic = (home, dice) => {
  if (home.beds === 0)
    return oneOf(
      dice,
      'Un solo espacio, bien pensado: hay sitio para dormir, cocinar y sentarse.',
      'La cama queda en una alcoba, de modo que de día es una sala.',
    )
  if (!home.beds || !home.baths) return null
  return oneOf(
    dice,
    `Tiene ${bedrooms(home, home.beds)} y ${baths(home.baths)}.`,
    home.beds > 1 && `Se reparte en ${bedrooms(home, home.beds)}, ${baths(home.baths)} y un salón amplio.`,
    home.beds > 1 &&
      `Los cuartos de dormir dan a la parte más tranquila${home.baths > 1 ? `, con ${baths(home.baths)}` : ''}.`,
    home.beds > 2 &&
      `De ${isFeminine(home) ? 'las' : 'los'} ${bedrooms(home, home.beds)}, ${isFeminine(home) ? 'una' : 'uno'} puede servir de despacho.`,
    has(home, 'ensuite') &&
      home.beds > 1 &&
      `Son ${bedrooms(home, home.beds)}, ${isFeminine(home) ? 'la principal' : 'el principal'} con baño propio.`,
  )
}
const isFeminine = (home: Home): boolean => !bedrooms(home, 2).endsWith('dormitorios')

const kitchen: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'openPlanKitchen') &&
      'La cocina está abierta al salón, con sitio para una mesa larga entre los dos.',
    has(home, 'kitchenIsland') && 'La cocina tiene una isla, que es donde acaba todo el mundo.',
    has(home, 'fittedKitchen') && 'La cocina está equipada y es lo bastante grande para comer en ella.',
    has(home, 'fittedKitchen') && 'La cocina es independiente, equipada y con ventana.',
    has(home, 'utilityRoom') && 'Junto a la cocina hay un lavadero.',
  )
const living: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'fireplace') && 'En el salón hay una chimenea que tira bien.',
    has(home, 'highCeilings') && 'Los techos son altos y las ventanas, grandes.',
    has(home, 'periodFeatures') && 'Conserva molduras, puertas y suelos originales.',
    has(home, 'exposedBeams') && 'Las vigas antiguas siguen a la vista.',
    has(home, 'parquet') && 'El suelo es de roble.',
    has(home, 'tiledFloor') && 'El suelo de baldosa se mantiene fresco en verano.',
    viewWords(home) && `El salón tiene ${viewWords(home)}.`,
    (home.area ?? 0) > 90 && 'En el salón cabe una mesa para ocho.',
    home.index % 3 === 0 && 'Por la tarde el sol entra hasta el fondo.',
  )
const state: Topic = (home, dice) =>
  oneOf(
    dice,
    home.renovated && `Instalaciones, ventanas y baño se hicieron en ${home.renovated}.`,
    home.renovated && `Se reformó en ${home.renovated}: se puede entrar a vivir mañana mismo.`,
    home.condition === 'good' && 'Todo funciona y no hay nada urgente por hacer.',
    home.condition === 'excellent' && `Está ${adj(home, 'cuidad')} hasta el último rincón.`,
    home.condition === 'toRenovate' && 'La cocina y el baño piden renovarse; la estructura está sana.',
    home.condition === 'toRebuild' && 'Agua y luz llegan hasta la linde; el tejado ya no está.',
    home.condition === 'new' && 'El aislamiento y los cristales cumplen la última norma.',
  )
const comfort: Topic = (home, dice) =>
  oneOf(
    dice,
    home.heating === 'airConditioning' && 'Hay aire acondicionado en todas las estancias.',
    home.heating === 'gasHeating' && 'La calefacción es de gas, con caldera revisada cada año.',
    home.heating === 'centralHeating' && 'La calefacción es central.',
    home.heating === 'heatPump' && 'Una bomba de calor se encarga del clima todo el año.',
    has(home, 'solarPanels') && 'Las placas solares cubren buena parte del consumo.',
    has(home, 'builtInWardrobes') && 'Los armarios son empotrados.',
    has(home, 'storageRoom') && 'Incluye un trastero.',
    has(home, 'fibre') && 'Hay fibra instalada.',
    has(home, 'armouredDoor') && 'La puerta es blindada.',
  )
const stairs: Topic = (home, dice) =>
  home.kind === 'flat' &&
  (home.floor ?? 0) > 1 &&
  oneOf(
    dice,
    home.lift && `Hay ${lift(home)}.`,
    home.lift && (home.floor ?? 0) > 4 && `El ${lift(home)} llega hasta arriba.`,
    !home.lift && (home.floor ?? 0) > 2 && `No hay ${lift(home)}, pero la escalera es ancha y cómoda.`,
    has(home, 'concierge') && 'El edificio tiene portero.',
  )
const furniture: Topic = (home) =>
  home.purpose === 'rent' &&
  (home.furnished === 'furnished'
    ? 'Se alquila con muebles.'
    : home.furnished === 'unfurnished'
      ? 'Se alquila sin muebles.'
      : home.furnished === 'part'
        ? 'La cocina está equipada; los demás muebles los pone quien llega.'
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
  /vistas|se ve /,
  /reform|se hicieron en/,
  /ascensor|elevador/,
  /baños?\b/,
  /muebles/,
  /terreno|parcela|alrededor/,
  /aire acondicionado/,
  /plano/,
  /alquila/i,
]
export const sleeps = (home: Home): string => count(Math.max(2, (home.beds ?? 1) * 2))
