/** catalogue/texts/es: the Spanish voices, one for each kind of property. */
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, type Topic, upperFirst, type Voice } from '../voice.ts'
import { claims, flatOpening, houseOpening, inside, newOpening, sleeps, title } from './inside.ts'
import { around, closing, outside, reached } from './outside.ts'
import { bedrooms, land, metres, minutes, noun, sized, town, Un, un, viewWords, where } from './words.ts'

const flat: Voice = { title, opening: flatOpening, inside, outside, around, closing, claims }
const house: Voice = { ...flat, opening: houseOpening }
const fresh: Voice = { ...flat, opening: newOpening }

const holiday: Voice = {
  ...house,
  title: (home, dice) =>
    upperFirst(
      oneOf(
        dice,
        `${noun(home)} de vacaciones para ${sleeps(home)} personas en ${where(home)}`,
        `${where(home)}: ${noun(home)} para ${sleeps(home)}${viewWords(home) ? ` con ${viewWords(home)}` : ''}`,
      ) ?? '',
    ),
  opening: (home, dice) =>
    oneOf(
      dice,
      `${Un(home)} ${sized(home)} en ${where(home)} donde caben ${sleeps(home)}, por ${home.price.period === 'day' ? 'noches' : 'semanas'}.`,
      `Sitio para ${sleeps(home)} y una buena mesa: ${un(home)} ${noun(home)} en ${where(home)}.`,
    ),
  closing: [
    (home, dice) =>
      oneOf(
        dice,
        'Sábanas y toallas incluidas.',
        has(home, 'holidayLicence') && 'Tiene licencia turística; el número figura en el contrato.',
        home.pets === 'yes' && 'Los perros también pueden venir.',
        'Llegada desde las cuatro, salida antes de las diez.',
      ),
    (_, dice) =>
      oneOf(
        dice,
        'Las llaves las entrega una vecina que conoce los buenos restaurantes.',
        'La limpieza está incluida.',
      ),
  ],
}
const room: Voice = {
  title: (home, dice) =>
    oneOf(
      dice,
      `Habitación en piso compartido, ${where(home)}`,
      `Habitación de ${metres(home.area ?? 12)} en ${where(home)}`,
    ) ?? '',
  opening: (home, dice) =>
    oneOf(
      dice,
      `Se alquila una habitación de ${metres(home.area ?? 12)} en un piso compartido de ${where(home)}.`,
      `Queda libre una habitación de ${metres(home.area ?? 12)}, con ventana al patio, en ${where(home)}.`,
    ),
  inside: [
    (home) => home.furnished === 'furnished' && 'Tiene cama, mesa y armario.',
    (_, dice) =>
      oneOf(
        dice,
        'La cocina y el baño se comparten y se limpian por turnos.',
        'La cocina tiene mesa para cuatro y es lo mejor de la casa.',
      ),
    (home) => has(home, 'washingMachine') && 'Hay lavadora.',
  ],
  outside: [],
  around,
  claims,
  closing: [
    (home) => has(home, 'billsIncluded') && 'Los gastos están incluidos.',
    (_, dice) =>
      oneOf(dice, 'Cuéntenos algo de usted al escribir.', 'Venga a tomar un café y nos conocemos.'),
  ],
}
const plot: Voice = {
  title: (home, dice) =>
    upperFirst(
      oneOf(
        dice,
        `${noun(home)} de ${land(home.plot ?? 0)} en ${where(home)}`,
        viewWords(home) && `${noun(home)} con ${viewWords(home)}, ${where(home)}`,
      ) ?? '',
    ),
  opening: (home, dice) => {
    const size = land(home.plot ?? 0)
    if (home.type === 'farm')
      return `Una explotación de ${size} cerca de ${town(home)}, con casa y construcciones de labor.`
    if (home.type === 'plotAgricultural')
      return oneOf(
        dice,
        `${size} de tierra en una sola pieza, cerca de ${town(home)}.`,
        `Terreno rústico de ${size} en las afueras de ${town(home)}, cultivado hasta el año pasado.`,
      )
    return oneOf(
      dice,
      `Un terreno de ${size} en ${where(home)}, ${home.type === 'plotCommercial' ? 'con uso comercial' : 'donde se puede construir una casa'}.`,
      `De los últimos terrenos libres de ${where(home)}: ${size}${viewWords(home) ? ` con ${viewWords(home)}` : ''}.`,
    )
  },
  inside: [
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(
        dice,
        'Agua y luz llegan hasta la linde.',
        'El plan permite dos plantas.',
        'El terreno es casi llano.',
        'La parcela cae suavemente hacia el sur.',
      ),
    (home) => has(home, 'well') && 'Tiene pozo.',
    (home) => has(home, 'irrigation') && 'El riego está instalado.',
    (home) => has(home, 'oliveGrove') && 'Parte está plantada de olivos en producción.',
    (home) => has(home, 'fenced') && 'Está vallado.',
    (home) => home.type === 'farm' && `La casa tiene ${bedrooms(home, home.beds ?? 3)} y está habitada.`,
  ],
  outside: [(home) => has(home, 'outbuildings') && 'Los cobertizos tienen buen tejado.'],
  around: reached,
  claims,
  closing: [
    (_, dice) =>
      oneOf(
        dice,
        'Los lindes están medidos; enviamos el plano.',
        'Puede recorrerlo cuando quiera.',
        'También se vendería por partes.',
      ),
  ],
}
const space: Voice = {
  title: (home) => upperFirst(`${noun(home)} en ${where(home)}`),
  opening: (home) => `${Un(home)} ${noun(home)} de ${metres(home.area ?? 12)} en ${where(home)}.`,
  inside: [
    (home, dice) =>
      home.type !== 'storage' &&
      oneOf(
        dice,
        'La entrada es ancha y la maniobra, fácil.',
        'La puerta se abre con mando.',
        'Cabe un coche familiar.',
      ),
    (home) => has(home, 'cctv') && 'La entrada tiene cámara.',
  ],
  outside: [],
  claims,
  around: [
    (home) => {
      const metro = nearest(home, 'metro', 'station')
      return metro?.by === 'foot' && `La estación está ${minutes(home, metro)}.`
    },
  ],
  closing: [
    (home) =>
      home.purpose === 'sale' ? 'Se puede comprar sin vivir en el edificio.' : 'Se alquila por meses.',
  ],
}
const workOpening: Topic = (home, dice) => {
  const size = metres(home.area ?? 100)
  if (home.type === 'hotel' || home.type === 'guestHouse')
    return `${Un(home)} ${noun(home)} de ${home.beds} habitaciones en ${where(home)}, en manos de la misma familia desde hace años.`
  if (home.type === 'apartmentBlock')
    return `Un edificio de viviendas de ${size} en ${where(home)}, alquilado casi por completo.`
  return oneOf(
    dice,
    `${Un(home)} ${noun(home)} de ${size} en ${where(home)}.`,
    `${size} en ${where(home)}, hasta ahora ${noun(home)}.`,
  )
}
const work: Voice = {
  title: (home, dice) =>
    upperFirst(
      oneOf(
        dice,
        `${noun(home)} de ${metres(home.area ?? 100)} en ${where(home)}`,
        `${noun(home)} en ${where(home)}`,
      ) ?? '',
    ),
  opening: workOpening,
  inside: [
    (home, dice) =>
      ['office', 'coworking', 'medical'].includes(home.type) &&
      oneOf(
        dice,
        'El espacio puede ser uno o muchos: los tabiques no cargan.',
        'La luz natural llega a todas las mesas.',
      ),
    (home) => has(home, 'shopWindow') && 'El escaparate ocupa toda la fachada.',
    (home) => has(home, 'extraction') && 'La salida de humos está instalada y aprobada.',
    (home) => has(home, 'loadingDock') && 'Hay dos muelles de carga.',
    (home) => has(home, 'airConditioning') && 'Tiene aire acondicionado.',
    (home) => has(home, 'fibre') && 'Hay fibra instalada.',
    (home) => has(home, 'stepFree') && 'El acceso es a pie llano.',
  ],
  outside: [
    (home) => (home.spaces ?? 0) > 1 && `Incluye lugar para ${home.spaces} coches.`,
    (home) => home.plot !== null && `La parcela mide ${land(home.plot)}.`,
  ],
  around: reached,
  claims,
  closing: [
    (home, dice) =>
      home.purpose === 'lease'
        ? oneOf(dice, 'Contratos desde tres años.', 'La renta se indica sin impuestos ni gastos.')
        : oneOf(
            dice,
            has(home, 'tenanted') && 'Está alquilado a largo plazo; damos las cifras.',
            'Se entrega libre.',
          ),
  ],
}

export function spanishVoice({ kind, purpose, isNewBuild }: Home): Voice {
  if (kind === 'room') return room
  if (kind === 'land') return plot
  if (kind === 'parking') return space
  if (kind === 'workplace') return work
  if (purpose === 'rentShort') return holiday
  return isNewBuild ? fresh : kind === 'house' ? house : flat
}
