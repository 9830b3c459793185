/** catalogue/texts/en: the English voices, one for each kind of property. */
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, type Topic, type Voice } from '../voice.ts'
import { claims, flatOpening, houseOpening, inside, newOpening } from './inside.ts'
import { around, closing, outside, reached } from './outside.ts'
import { holidayTitle, homeTitle, landTitle, parkingTitle, roomTitle, workTitle } from './titles.ts'
import { A, an, area, away, counted, land, noun, sized, town, viewOnto, where, whereLong } from './words.ts'

const flat: Voice = { title: homeTitle, opening: flatOpening, inside, outside, around, closing, claims }
const house: Voice = { ...flat, opening: houseOpening }
const fresh: Voice = { ...flat, opening: newOpening }

const holidayOpening: Topic = (home, dice) => {
  const sleeps = Math.max(2, (home.beds ?? 1) * 2)
  return oneOf(
    dice,
    `${A(sized(home))} in ${where(home)} that sleeps ${sleeps}, let by the ${home.price.period === 'day' ? 'night' : 'week'}.`,
    `Room for ${sleeps} and a good table: ${an(sized(home))} ${sized(home)} in ${where(home)} to hire.`,
    viewOnto(home) &&
      `Breakfast with a view of ${viewOnto(home)}: ${an(noun(home))} ${noun(home)} in ${where(home)} for up to ${sleeps}.`,
  )
}
const holidayTerms: Topic = (home, dice) =>
  oneOf(
    dice,
    'Linen and towels are included.',
    has(home, 'holidayLicence') && 'It is licensed for holiday lets; the number is on the contract.',
    home.pets === 'yes' && 'Dogs may come too.',
    home.pets === 'no' && 'No pets.',
    'Arrival from four in the afternoon, departure by ten.',
    home.price.period === 'week' && 'Changeover day is Saturday in summer.',
  )
const holiday: Voice = {
  ...house,
  title: holidayTitle,
  opening: holidayOpening,
  closing: [
    holidayTerms,
    (_, dice) =>
      oneOf(
        dice,
        'Somebody who lives round the corner hands over the keys and knows the good restaurants.',
        'Cleaning is included.',
      ),
  ],
}

const room: Voice = {
  title: roomTitle,
  opening: (home, dice) =>
    oneOf(
      dice,
      `A room of ${area(home, home.area ?? 12)} in a flat in ${where(home)}, shared with two others.`,
      `One room is free in our flat in ${where(home)}: ${area(home, home.area ?? 12)}, with a window to the courtyard.`,
    ),
  inside: [
    (home) => home.furnished === 'furnished' && 'Bed, desk and wardrobe are there.',
    (home) => home.furnished === 'unfurnished' && 'The room is empty; you bring your own things.',
    (_, dice) =>
      oneOf(
        dice,
        'Kitchen and bathroom are shared, and cleaned by turns.',
        'The kitchen has a table for four and is the best room of the flat.',
      ),
    (home) => has(home, 'washingMachine') && 'There is a washing machine.',
  ],
  outside: [(home) => home.outdoor === 'balcony' && 'Everybody uses the balcony.'],
  around,
  claims,
  closing: [
    (home) => has(home, 'billsIncluded') && 'Bills are included.',
    (home) => has(home, 'studentsWelcome') && 'Students are welcome.',
    (_, dice) =>
      oneOf(
        dice,
        'Tell us a little about yourself when you write.',
        'Come for a coffee and see whether we get on.',
      ),
  ],
}

const plotOpening: Topic = (home, dice) => {
  const size = land(home, home.plot ?? 0)
  const view = viewOnto(home)
  if (home.type === 'farm')
    return oneOf(
      dice,
      `A farm of ${size} near ${town(home)}, with a house of ${area(home, home.area ?? 180)} and the buildings that belong to it.`,
      `${size} in one piece, farmhouse and barns included, in the country around ${town(home)}.`,
    )
  if (home.type === 'plotAgricultural')
    return oneOf(
      dice,
      `${size} of farmland near ${town(home)}, in one piece.`,
      `Farmland of ${size} outside ${town(home)}, worked until last year.`,
    )
  return oneOf(
    dice,
    `A plot of ${size} in ${whereLong(home)}, ${home.type === 'plotCommercial' ? 'zoned for business' : 'on which a house may be built'}.`,
    view && `${size} with a view of ${view}, in ${where(home)}.`,
    `One of the last open plots in ${where(home)}: ${size}, ${home.type === 'plotCommercial' ? 'by the road' : 'between gardens'}.`,
  )
}
const plot: Voice = {
  title: landTitle,
  opening: plotOpening,
  inside: [
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(
        dice,
        'Water, electricity and drains are at the boundary.',
        'The local plan allows two storeys and a gentle roof.',
        'A preliminary enquiry with the council has been answered well; we have the letter.',
      ),
    (home, dice) =>
      home.type === 'plotResidential' &&
      oneOf(
        dice,
        'The ground is nearly level.',
        'The ground falls gently to the south.',
        'Old trees stand along the boundary and may stay.',
      ),
    (home) => home.type === 'plotCommercial' && 'Lorries can turn on the site.',
    (home) => has(home, 'well') && 'There is a well.',
    (home) => has(home, 'irrigation') && 'Irrigation is laid.',
    (home) => has(home, 'oliveGrove') && 'Part of it is planted with olives in full bearing.',
    (home) => has(home, 'vineyard') && 'Part of it is under vines.',
    (home) => has(home, 'woodland') && 'About a third is woodland.',
    (home) => has(home, 'fenced') && 'It is fenced all round.',
    (home) => home.type === 'farm' && `The house has ${counted(home.beds ?? 3, 'bedroom')} and is lived in.`,
  ],
  outside: [
    (home) => has(home, 'outbuildings') && 'Barns and sheds are sound and under good roofs.',
    (home) => has(home, 'stables') && 'There is stabling for six.',
  ],
  around,
  claims,
  closing: [
    (_, dice) =>
      oneOf(
        dice,
        'The boundary has been surveyed; we send the plan on request.',
        'Walk over it whenever you like; we tell you where to park.',
        'The sellers would also divide it.',
      ),
  ],
}

const spaceLine: Topic = (home, dice) =>
  home.type === 'storage'
    ? oneOf(
        dice,
        `A dry, lockable storage room of ${area(home, home.area ?? 6)} in ${where(home)}.`,
        `Storage of ${area(home, home.area ?? 6)} in the basement of a house in ${where(home)}.`,
      )
    : oneOf(
        dice,
        `${A(noun(home))} of ${area(home, home.area ?? 12)} in ${whereLong(home)}.`,
        `${A(noun(home))} in ${where(home)}, where there are never enough of them.`,
      )
const space: Voice = {
  title: parkingTitle,
  opening: spaceLine,
  inside: [
    (home, dice) =>
      home.type !== 'storage' &&
      oneOf(
        dice,
        'The entrance is wide and the turn easy.',
        'The gate opens by remote control.',
        'It takes a large family car.',
      ),
    (home) => has(home, 'evCharger') && 'There is a charging point.',
    (home) => has(home, 'cctv') && 'The entrance is watched by camera.',
  ],
  outside: [],
  claims,
  around: [
    (home) => {
      const metro = nearest(home, 'metro', 'station')
      return metro?.by === 'foot' && `The station is ${away(metro)}.`
    },
  ],
  closing: [
    (home, dice) =>
      oneOf(
        dice,
        home.purpose === 'sale' && 'It can be bought without a flat in the building.',
        home.purpose === 'sale' && 'It is let at the moment and could stay so.',
        home.purpose === 'rent' && 'Let by the month.',
      ),
  ],
}

const workOpening: Topic = (home, dice) => {
  const size = home.area ? area(home, home.area) : ''
  const what = noun(home)
  const rooms = home.beds ?? 0
  if (home.type === 'hotel' || home.type === 'guestHouse')
    return oneOf(
      dice,
      `${A(what)} with ${rooms} rooms in ${where(home)}, run by the same family for many years.`,
      `${rooms} rooms, a breakfast room and a name that guests come back to: ${an(what)} ${what} in ${where(home)}.`,
    )
  if (home.type === 'businessForSale')
    return oneOf(
      dice,
      `A business with its premises of ${size} in ${where(home)}, sold because the owners retire.`,
      `Established, profitable and in one hand for years: a business of ${size} in ${where(home)}.`,
    )
  if (home.type === 'apartmentBlock')
    return oneOf(
      dice,
      `An apartment building of ${size} in ${where(home)}, let almost throughout.`,
      `${size} of living space behind one front door: an apartment building in ${where(home)}.`,
    )
  return oneOf(
    dice,
    `${A(what)} of ${size} in ${where(home)}.`,
    `${size} in ${where(home)}, used as ${an(what)} ${what} until now.`,
    home.floor && home.floor > 0
      ? `${A(what)} of ${size} on floor ${home.floor} of a building in ${where(home)}.`
      : null,
  )
}
const asDesk = (home: Home): boolean => ['office', 'coworking', 'medical'].includes(home.type)
const work: Voice = {
  title: workTitle,
  opening: workOpening,
  inside: [
    (home, dice) =>
      asDesk(home) &&
      oneOf(
        dice,
        'The rooms can be one or many: the walls between them carry nothing.',
        'Daylight reaches every desk.',
        has(home, 'meetingRooms') && 'Two meeting rooms are glazed off.',
      ),
    (home) => has(home, 'shopWindow') && 'The shop window runs along the whole front.',
    (home) => has(home, 'extraction') && 'Extraction to above the roof is installed and approved.',
    (home) => has(home, 'loadingDock') && 'Lorries load at two docks.',
    (home) => has(home, 'craneAccess') && 'A crane runs the length of the hall.',
    (home) => has(home, 'raisedFloor') && 'Cables run under a raised floor.',
    (home) => has(home, 'airConditioning') && 'It is air-conditioned.',
    (home) => has(home, 'fibre') && 'Fibre is connected.',
    (home) => has(home, 'stepFree') && 'Access is step-free.',
    (home) => home.renovated !== null && `It was refitted in ${home.renovated}.`,
  ],
  outside: [
    (home) =>
      (home.spaces ?? 0) > 1 &&
      `${counted(home.spaces ?? 2, 'parking space')} go with it.`.replace(/^./, (c) => c.toUpperCase()),
    (home) => home.plot !== null && `The site measures ${land(home, home.plot)}.`,
  ],
  around: reached,
  claims,
  closing: [
    (home, dice) =>
      home.purpose === 'lease' &&
      oneOf(
        dice,
        'Leases from three years.',
        'Rent is stated without tax and service charge.',
        'Free from the first of the month after signing.',
      ),
    (home, dice) =>
      home.purpose === 'sale' &&
      oneOf(
        dice,
        has(home, 'tenanted') && 'It is let on a long lease; figures on request.',
        'Accounts and floor plans on signing a confidentiality note.',
        'Free on completion.',
      ),
  ],
}

/** The voice for this home. */
export function englishVoice({ kind, purpose, isNewBuild }: Home): Voice {
  if (kind === 'room') return room
  if (kind === 'land') return plot
  if (kind === 'parking') return space
  if (kind === 'workplace') return work
  if (purpose === 'rentShort') return holiday
  if (isNewBuild) return fresh
  return kind === 'house' ? house : flat
}
