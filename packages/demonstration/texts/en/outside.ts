/** catalogue/texts/en: what is outside a home, around it, and what to do next. */
import type { Home } from '../../homes/home.ts'
import { has, isCentral, nearest, oneOf, sometimes, type Topic } from '../voice.ts'
import { area, away, counted, gardenWord, isAmerican, land, minutes, town, viewOnto } from './words.ts'

const open: Topic = (home, dice) => {
  const size = home.outside ? area(home, home.outside) : null
  const view = viewOnto(home)
  switch (home.outdoor) {
    case 'balcony':
      return oneOf(
        dice,
        'There is a balcony for coffee and two chairs.',
        'The balcony gets the morning.',
        'A balcony runs along the living room.',
        size && `A balcony of ${size} opens from the living room.`,
        view && `From the balcony you look out over ${view}.`,
      )
    case 'terrace':
      return oneOf(
        dice,
        size && `The terrace, about ${size}, is a room of its own from spring to autumn.`,
        size && `Glass doors open to a terrace of ${size}.`,
        'There is a terrace with an awning and room to eat outside.',
        view && `From the terrace you look out over ${view}.`,
      )
    case 'roofTerrace':
      return oneOf(
        dice,
        size && `Stairs lead to a roof terrace of about ${size}.`,
        view && `The roof terrace looks out over ${view}.`,
        'The roof terrace belongs to this home alone.',
      )
    case 'patio':
      return oneOf(
        dice,
        'A patio brings light and air into the middle of it.',
        'Behind it lies a paved patio with room for a table and a lemon tree in a pot.',
      )
    case 'garden':
      return oneOf(
        dice,
        home.plot &&
          home.plot < 3000 &&
          home.kind === 'house' &&
          `The plot is ${land(home, home.plot)}, most of it ${gardenWord(home)}.`,
        `The ${gardenWord(home)} is sheltered and not overlooked.`,
        `The ${gardenWord(home)} faces south-west and is planted to look after itself.`,
        `There is a ${gardenWord(home)} with a shed, a washing line and somewhere to sit.`,
        has(home, 'orchard') && 'Apples, pears and plums grow in the orchard.',
        has(home, 'oliveGrove') && 'The olives give enough oil for a family.',
        has(home, 'vineyard') && 'A few rows of vines are tended by a neighbour.',
        has(home, 'barbecue') && `In the ${gardenWord(home)} stands a built-in barbecue.`,
      )
    default:
      return null
  }
}

const water: Topic = (home, dice) =>
  home.pool === 'private'
    ? oneOf(
        dice,
        'The pool lies in the sun until evening.',
        'There is a pool, fenced and easy to look after.',
        has(home, 'heatedPool') && 'The pool is heated and good from April to October.',
        has(home, 'outdoorKitchen') && 'Beside the pool is an outdoor kitchen in the shade.',
      )
    : home.pool === 'communal'
      ? oneOf(
          dice,
          'Residents share a pool.',
          'There is a pool for the residents.',
          has(home, 'communalGym') && 'Residents share a pool and a gym.',
        )
      : null

const cars: Topic = (home, dice) =>
  oneOf(
    dice,
    home.parking === 'garage' && 'There is a garage.',
    home.parking === 'garage' &&
      (home.kind === 'house' ? 'The garage has a door to the house.' : 'A lock-up garage goes with it.'),
    home.parking === 'doubleGarage' && 'The double garage has a workbench along one wall.',
    home.parking === 'undergroundParking' &&
      (home.spaces === 2
        ? 'Two spaces in the underground garage belong to it.'
        : 'A space in the underground garage belongs to it.'),
    home.parking === 'driveway' && `The driveway takes ${counted(home.spaces ?? 1, 'car')}.`,
    home.parking === 'parking' && 'A parking space is included.',
    home.parking === 'carport' && 'A carport keeps the frost off.',
    has(home, 'evCharger') && 'A charging point for an electric car is in place.',
    has(home, 'bicycleStorage') && 'Bicycles have a room of their own.',
  )

const more: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'outbuildings') && 'The outbuildings could be workshop, studio or guest rooms.',
    has(home, 'annexe') && 'A separate annexe suits guests, grandparents or a tenant.',
    has(home, 'stables') && 'There are stables and a paddock.',
    has(home, 'well') && 'Water comes from its own well.',
    has(home, 'tennisCourt') && 'The tennis court needs only a net.',
    has(home, 'sauna') && 'There is a sauna.',
    has(home, 'gatedCommunity') && 'The grounds are gated and watched day and night.',
    has(home, 'mooring') && 'The mooring is included, with water and electricity from the quay.',
    home.plot && home.plot >= 3000 && `${land(home, home.plot)} of land go with it.`,
    home.type === 'multiFamily' && 'It could stay as it is or become one large house again.',
    home.type === 'castle' && 'Tower, chapel and the avenue of limes belong to it.',
  )

export const outside: readonly Topic[] = [open, water, sometimes(0.75, cars), sometimes(0.7, more)]

const metroWord = (home: Home): string =>
  home.city.place.name === 'London'
    ? 'Tube'
    : isAmerican(home)
      ? 'subway'
      : home.city.place.name === 'Singapore'
        ? 'MRT'
        : 'metro'

const transport: Topic = (home, dice) => {
  const metro = nearest(home, 'metro')
  const station = nearest(home, 'station')
  const bus = nearest(home, 'bus')
  return oneOf(
    dice,
    metro && `The ${metroWord(home)} is ${away(metro)}.`,
    metro && `It is ${minutes(metro)} to the ${metroWord(home)}, and every part of town is within reach.`,
    metro && isCentral(home) && `You will hardly need the ${metroWord(home)}, though it is ${away(metro)}.`,
    station && `The railway station is ${away(station)}.`,
    station && station.by === 'foot' && `Trains leave from a station ${away(station)}.`,
    bus && `The bus stops ${away(bus)}.`,
  )
}

const shore: Topic = (home, dice) => {
  const beach = nearest(home, 'beach')
  const lifts = nearest(home, 'lifts')
  return oneOf(
    dice,
    beach && `The beach is ${away(beach)}.`,
    beach && beach.by === 'foot' && beach.minutes < 6 && 'You hear the sea at night.',
    beach && `It is ${minutes(beach)} to the sea.`,
    lifts && `The ski lifts are ${away(lifts)}.`,
    lifts && lifts.by === 'foot' && lifts.minutes < 4 && 'In winter you can leave on skis.',
  )
}

const daily: Topic = (home, dice) => {
  const shops = nearest(home, 'shops')
  const school = nearest(home, 'school')
  const park = nearest(home, 'park')
  return oneOf(
    dice,
    shops && `Baker, greengrocer and chemist are ${away(shops)}.`,
    shops && `Shops for every day are ${away(shops)}.`,
    shops && shops.by === 'foot' && 'You can leave the car at home for the shopping.',
    school && `A school is ${away(school)}${shops ? ', the shops not much further' : ''}.`,
    park && `The park is ${away(park)}.`,
    park && park.by === 'foot' && `Mornings begin in the park, ${minutes(park)} from the door.`,
  )
}

const townLife: Topic = (home, dice) => {
  const { city, spot } = home
  const centre = nearest(home, 'centre')
  const quarter = spot.district?.[0]
  return oneOf(
    dice,
    quarter && `${quarter} is one of those quarters where people greet one another on the stairs.`,
    quarter && `People move to ${quarter} for its cafés and stay for its neighbours.`,
    quarter &&
      !isCentral(home) &&
      `${quarter} has much of what ${town(home)} is known for, at half the noise.`,
    quarter && `${quarter} is best on a Saturday morning, when everybody is out with a basket.`,
    quarter && `In ${quarter} the baker knows what you want before you say it.`,
    quarter && `${quarter} has a library, two good bars and a market on Wednesdays.`,
    quarter && `The streets of ${quarter} are older than most of ${town(home)} and better shaded.`,
    quarter && `${quarter} is lively until ten and quiet after that.`,
    quarter && `Half of ${town(home)} comes to ${quarter} on Sundays; you will be there already.`,
    centre && `The middle of ${town(home)} is ${away(centre)}.`,
    isCentral(home) &&
      city.population > 30_000 &&
      `You live in the middle of ${town(home)} and walk everywhere.`,
    city.setting === 'old' && isCentral(home) && `The old town of ${town(home)} begins at the corner.`,
    city.setting === 'resort' &&
      `${town(home)} is lively in summer and belongs to those who live there for the rest of the year.`,
    city.setting === 'wine' && home.kind === 'house' && 'Vineyards begin where the road ends.',
    city.setting === 'alpine' && `${town(home)} has two seasons and is quiet between them.`,
    city.setting === 'town' &&
      city.population < 60_000 &&
      `${town(home)} is small enough to walk across and large enough to have everything.`,
    city.setting === 'town' && 'The street is quiet, with more bicycles than cars.',
    city.setting === 'town' && 'Neighbours have lived here for years and lend each other ladders.',
    city.setting === 'town' &&
      city.population > 40_000 &&
      `${town(home)} has a theatre, a hospital and a station.`,
    city.setting === 'city' && `The street is a quiet one for ${town(home)}.`,
    city.setting === 'town' && !isCentral(home) && 'Behind the last houses the fields begin.',
    city.setting === 'metropolis' && 'It is a street of small shops, with trees on the sunny side.',
  )
}

export const around: readonly Topic[] = [transport, shore, sometimes(0.8, daily), sometimes(0.85, townLife)]
/** For shops and offices: how one gets there. */
export const reached: readonly Topic[] = [
  transport,
  (home) => {
    const centre = nearest(home, 'centre')
    return centre && `The middle of ${town(home)} is ${away(centre)}.`
  },
]

const terms: Topic = (home, dice) =>
  home.purpose === 'sale'
    ? oneOf(
        dice,
        has(home, 'chainFree') && 'There is no chain.',
        has(home, 'tenanted') && 'It is sold with a tenant who would like to stay.',
        has(home, 'vacant') && 'It is empty and can be taken over at once.',
        has(home, 'listedBuilding') && 'The house is listed; the papers are in order.',
        has(home, 'keyReady') && 'The keys are with us.',
        has(home, 'investment') && 'It lets easily; we can show you what the neighbours get.',
        home.isNewBuild &&
          home.completion !== 'completed' &&
          'Floors, tiles and kitchen fronts can still be chosen.',
        home.isNewBuild && 'Plans and specification are sent on request.',
      )
    : oneOf(
        dice,
        home.pets === 'yes' && 'Pets are welcome.',
        home.pets === 'ask' && 'Ask us about pets.',
        home.pets === 'no' && 'No pets, please.',
        has(home, 'billsIncluded') && 'Heating, water and internet are included in the rent.',
        has(home, 'studentsWelcome') && 'Students are welcome.',
      )

const invitation: Topic = (home, dice) =>
  oneOf(
    dice,
    'Come and see it at the time of day you would use it most.',
    'Viewings by appointment, also in the evening.',
    'We are happy to send the floor plan before you come.',
    'Ask us for the running costs; we have them to hand.',
    'Call us for the details that do not fit here.',
    'Photographs flatter; come and see for yourself.',
    'We have lived round the corner for years and can tell you about the neighbours.',
    home.purpose === 'sale' && 'An offer near the asking price will be taken seriously.',
    home.purpose === 'sale' &&
      !home.isNewBuild &&
      'The owners are moving for work and would like it to go to somebody who stays.',
    home.purpose === 'sale' &&
      !home.isNewBuild &&
      (home.year ?? 2000) < 1990 &&
      'It comes to the market for the first time in thirty years.',
    home.condition === 'toRenovate' && 'Bring your architect.',
    home.purpose === 'rent' && 'Let for a year at first, longer if both sides like it.',
  )

export const closing: readonly Topic[] = [sometimes(0.8, terms), sometimes(0.6, invitation)]
