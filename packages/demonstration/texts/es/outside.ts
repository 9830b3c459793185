/** catalogue/texts/es: what is outside a home, around it, and what to do next. */
import { has, isCentral, nearest, oneOf, sometimes, type Topic, upperFirst } from '../voice.ts'
import { isSpain, land, metres, minutes, town } from './words.ts'

const open: Topic = (home, dice) => {
  const size = home.outside ? metres(home.outside) : null
  if (home.outdoor === 'balcony')
    return oneOf(
      dice,
      'El balcón da para un café y dos sillas.',
      size && `Un balcón de ${size} se abre desde el salón.`,
      'El balcón recibe el sol de la mañana.',
    )
  if (home.outdoor === 'terrace')
    return oneOf(
      dice,
      size && `La terraza, de unos ${size}, es una habitación más de primavera a otoño.`,
      'Hay una terraza con toldo donde caben todos a comer.',
    )
  if (home.outdoor === 'roofTerrace')
    return oneOf(
      dice,
      size && `Una escalera sube a la azotea privada, de unos ${size}.`,
      'La azotea es de uso exclusivo.',
    )
  if (home.outdoor === 'patio')
    return oneOf(
      dice,
      'Un patio reparte luz y aire por toda la casa.',
      'Detrás hay un patio con sitio para una mesa y un limonero.',
    )
  if (home.outdoor !== 'garden') return null
  return oneOf(
    dice,
    home.kind === 'house' &&
      home.plot &&
      home.plot < 3000 &&
      `La parcela tiene ${land(home.plot)}, casi toda de jardín.`,
    'El jardín es recogido y nadie lo ve desde fuera.',
    'El jardín mira al sur y se riega solo.',
    has(home, 'oliveGrove') && 'Los olivos dan aceite para toda la familia.',
    has(home, 'barbecue') && 'En el jardín hay una barbacoa de obra.',
  )
}
const pool: Topic = (home, dice) =>
  home.pool === 'private'
    ? oneOf(dice, 'La piscina tiene sol hasta el atardecer.', 'Hay piscina, vallada y fácil de mantener.')
    : home.pool === 'communal'
      ? oneOf(dice, 'La comunidad tiene piscina.', 'Hay una piscina para los residentes.')
      : null
const cars: Topic = (home, dice) =>
  oneOf(
    dice,
    home.parking === 'garage' && 'Tiene garaje.',
    home.parking === 'doubleGarage' && 'En el garaje caben dos coches.',
    home.parking === 'undergroundParking' && 'Incluye una plaza en el garaje del edificio.',
    home.parking === 'parking' && 'Incluye plaza para el coche.',
    has(home, 'evCharger') && 'Ya está instalado el punto de carga para el coche eléctrico.',
    has(home, 'outbuildings') &&
      'Las construcciones anejas pueden ser taller, estudio o habitaciones para invitados.',
    has(home, 'annexe') && 'Un pabellón aparte sirve para invitados.',
    has(home, 'well') && 'El agua viene de un pozo propio.',
    has(home, 'gatedCommunity') && 'El recinto es cerrado, con vigilancia día y noche.',
  )
export const outside: readonly Topic[] = [open, pool, sometimes(0.8, cars)]

const transport: Topic = (home, dice) => {
  const metro = nearest(home, 'metro')
  const station = nearest(home, 'station')
  const bus = nearest(home, 'bus')
  return oneOf(
    dice,
    metro && `El metro está ${minutes(home, metro)}.`,
    metro && `Con el metro ${minutes(home, metro)}, toda la ciudad queda cerca.`,
    station && `La estación de tren está ${minutes(home, station)}.`,
    bus && `Hay parada de autobús ${minutes(home, bus)}.`,
  )
}
const shore: Topic = (home, dice) => {
  const beach = nearest(home, 'beach')
  const lifts = nearest(home, 'lifts')
  return oneOf(
    dice,
    beach && `La playa está ${minutes(home, beach)}.`,
    beach && beach.by === 'foot' && beach.minutes < 6 && 'De noche se oye el mar.',
    lifts && `Los remontes están ${minutes(home, lifts)}.`,
  )
}
const daily: Topic = (home, dice) => {
  const shops = nearest(home, 'shops')
  const school = nearest(home, 'school')
  const park = nearest(home, 'park')
  return oneOf(
    dice,
    shops && `Panadería, frutería y farmacia están ${minutes(home, shops)}.`,
    shops && shops.by === 'foot' && 'La compra se hace a pie.',
    school && `Hay un colegio ${minutes(home, school)}.`,
    park && `El parque está ${minutes(home, park)}.`,
  )
}
const life: Topic = (home, dice) => {
  const { city, spot } = home
  const centre = nearest(home, 'centre')
  const quarter = spot.district?.[0]
  return oneOf(
    dice,
    quarter && `${quarter} es de esos barrios donde la gente todavía se saluda en la escalera.`,
    quarter && `A ${quarter} se viene por los cafés y se queda uno por los vecinos.`,
    centre && `El centro de ${town(home)} está ${minutes(home, centre)}.`,
    isCentral(home) &&
      city.population > 30_000 &&
      `Está en pleno ${town(home)} y a todas partes se va andando.`,
    city.setting === 'old' && isCentral(home) && `El casco antiguo de ${town(home)} empieza en la esquina.`,
    city.setting === 'resort' &&
      `En verano ${town(home)} se llena; el resto del año es de quienes viven aquí.`,
    city.setting === 'town' &&
      (isSpain(home)
        ? 'La calle es tranquila y se aparca sin problema.'
        : 'La calle es tranquila y se estaciona sin problema.'),
    city.setting === 'town' &&
      city.population < 60_000 &&
      `${upperFirst(town(home))} se cruza a pie y tiene de todo.`,
    city.setting === 'wine' && home.kind === 'house' && 'Donde acaba el camino empiezan las viñas.',
  )
}
export const around: readonly Topic[] = [transport, shore, sometimes(0.8, daily), sometimes(0.85, life)]
export const reached: readonly Topic[] = [
  transport,
  (home) => {
    const centre = nearest(home, 'centre')
    return centre && `El centro de ${town(home)} está ${minutes(home, centre)}.`
  },
]

const terms: Topic = (home, dice) =>
  home.purpose === 'sale'
    ? oneOf(
        dice,
        has(home, 'tenanted') && 'Se vende con un inquilino que quisiera quedarse.',
        has(home, 'vacant') && 'Está libre y se entrega al firmar.',
        has(home, 'investment') && 'Se alquila con facilidad; tenemos las cifras de la zona.',
        has(home, 'keyReady') && 'Las llaves están en la agencia.',
        home.isNewBuild && home.completion !== 'completed' && 'Todavía se pueden elegir suelos y cocina.',
        home.isNewBuild && 'Enviamos planos y memoria de calidades.',
      )
    : oneOf(
        dice,
        home.pets === 'yes' && 'Se admiten mascotas.',
        home.pets === 'no' && 'No se admiten mascotas.',
        home.pets === 'ask' && 'Sobre mascotas, consúltenos.',
        has(home, 'billsIncluded') && 'Los gastos están incluidos en el alquiler.',
        has(home, 'studentsWelcome') && 'También para estudiantes.',
      )
const invitation: Topic = (home, dice) =>
  oneOf(
    dice,
    'Venga de visita a la hora a la que más se disfruta.',
    'Visitas con cita previa, también por la tarde.',
    'Con gusto le enviamos el plano antes de la visita.',
    'Pregúntenos por los gastos: los tenemos a mano.',
    home.purpose === 'sale' && !home.isNewBuild && 'Los dueños se mudan por trabajo.',
    home.purpose === 'rent' && 'Contrato por un año, prorrogable.',
  )
export const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.6, invitation)]
