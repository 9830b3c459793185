/** catalogue/texts/en: how a home begins, its rooms, its state. */
import { has, isCentral, oneOf, sometimes, type Topic } from '../voice.ts'
import {
  A,
  an,
  area,
  building,
  count,
  counted,
  floorName,
  gardenWord,
  isAmerican,
  land,
  liftWord,
  noun,
  outdoorName,
  sized,
  town,
  viewOnto,
  where,
} from './words.ts'

export const flatOpening: Topic = (home, dice) => {
  const floor = floorName(home)
  const block = building(home, dice)
  const size = home.area ? area(home, home.area) : null
  const on = floor ? `on the ${floor} of ${an(block)} ${block}` : `in ${an(block)} ${block}`
  return oneOf(
    dice,
    `${A(sized(home))} ${on} in ${where(home)}.`,
    `${A(sized(home))} in ${where(home)}, ${on}.`,
    size && `${A(sized(home))} of about ${size} in ${where(home)}, ${on}.`,
    size &&
      isCentral(home) &&
      `About ${size} ${on}, with all of ${where(home)} below and quiet rooms at the back.`,
    `This ${noun(home)} in ${where(home)} is ${on}, and lighter than the street lets you expect.`,
    floor === 'top floor' &&
      home.type !== 'penthouse' &&
      `Nobody lives above this ${sized(home)}: it is ${on} in ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${A(sized(home))} ${on} that has not been touched for years, which is its charm and its price.`,
    home.renovated !== null &&
      `${A(sized(home))} ${on}, renovated in ${home.renovated} and lived in carefully since.`,
    viewOnto(home) &&
      `From the windows of this ${sized(home)} in ${where(home)} you look out over ${viewOnto(home)}.`,
    home.purpose === 'rent' && `To let: ${an(sized(home))} ${sized(home)} ${on} in ${where(home)}.`,
    home.type === 'loft' && `One tall room, iron columns and north light: a loft ${on} in ${where(home)}.`,
    home.beds === 0 && size && `Small and thought through: a studio of ${size} ${on} in ${where(home)}.`,
  )
}

export const houseOpening: Topic = (home, dice) => {
  const size = home.area ? area(home, home.area) : null
  const plot = home.plot ? land(home, home.plot) : null
  const outdoor = outdoorName(home)
  if (home.type === 'multiFamily')
    return oneOf(
      dice,
      `A house of ${size} in ${where(home)}, divided into several flats with front doors of their own.`,
      `Several households under one roof: a multi-family house of ${size} in ${where(home)}.`,
    )
  return oneOf(
    dice,
    `${A(sized(home))} in ${where(home)}${outdoor ? ` with ${an(outdoor)} ${outdoor}` : ''}.`,
    size && plot && `${A(noun(home))} of about ${size} on ${plot} of land, in ${where(home)}.`,
    size &&
      `About ${size}, ${home.beds ? `${counted(home.beds, 'bedroom')}` : 'a roof'} and a front door of your own: ${an(noun(home))} ${noun(home)} in ${where(home)}.`,
    home.year &&
      home.year < 1940 &&
      home.condition !== 'toRebuild' &&
      `Built around ${Math.round(home.year / 10) * 10} and never spoilt: ${an(sized(home))} ${sized(home)} in ${where(home)}.`,
    home.year &&
      home.character === 'modern' &&
      `${A(sized(home))} from ${home.year} in ${where(home)}, planned around daylight.`,
    home.condition === 'toRebuild' &&
      `Four walls, a good site and an idea of what it could be: ${an(noun(home))} ${noun(home)} in ${where(home)}.`,
    home.condition === 'toRenovate' &&
      `${A(sized(home))} in ${where(home)} that waits for somebody with a plan and a little patience.`,
    home.renovated &&
      `${A(sized(home))} in ${where(home)}, made new from the floors up in ${home.renovated}.`,
    viewOnto(home) && `${A(sized(home))} in ${where(home)} that looks out over ${viewOnto(home)}.`,
    plot &&
      home.plot &&
      home.plot > 3000 &&
      `At the end of its own lane near ${town(home)}: ${an(noun(home))} ${noun(home)} with ${plot} around it.`,
    home.purpose === 'rent' &&
      `To let: ${an(sized(home))} ${sized(home)} in ${where(home)}${outdoor ? `, with ${an(outdoor)} ${outdoor}` : ''}.`,
  )
}

export const newOpening: Topic = (home, dice) => {
  const finished = home.completion === 'completed'
  const ready = finished ? 'finished and ready for its first owners' : `to be handed over in ${home.year}`
  return oneOf(
    dice,
    `${A(sized(home))} in a new development in ${where(home)}, ${ready}.`,
    home.completion === 'offPlan' &&
      `Sold from the plans: ${an(sized(home))} ${sized(home)} in ${where(home)}, with completion expected in ${home.year}.`,
    home.completion === 'underConstruction' &&
      `The shell is up and the windows are in: this ${sized(home)} in ${where(home)} will be handed over in ${home.year}.`,
    finished &&
      `Nobody has lived here yet: a new ${sized(home)} in ${where(home)}, completed in ${home.year}.`,
  )
}

const layout: Topic = (home, dice) => {
  const { beds, baths, type } = home
  if (beds === 0)
    return oneOf(
      dice,
      'One room does everything well: there is a proper place to sleep, to cook and to sit.',
      'The bed stands in an alcove, so that the room stays a living room by day.',
      home.condition !== 'toRenovate' && 'Kitchen and shower room are new enough to need nothing.',
    )
  if (!beds || !baths || type === 'multiFamily') return null
  const bathrooms = counted(baths, 'bathroom')
  return oneOf(
    dice,
    `There ${beds === 1 ? 'is one bedroom' : `are ${count(beds)} bedrooms`} and ${bathrooms}.`,
    beds === 1 && 'The bedroom lies at the back and is large enough for a desk.',
    beds > 1 &&
      `${beds === 2 ? 'Both' : `All ${count(beds)}`} bedrooms take a double bed${baths > 1 ? `, and there are ${bathrooms}` : ''}.`,
    beds > 2 &&
      `The bedrooms lie together at the quiet end${baths > 1 ? `, with ${bathrooms} between them` : ''}.`,
    beds > 2 &&
      home.kind === 'house' &&
      home.floors !== 1 &&
      `Upstairs are ${count(beds)} bedrooms and ${baths > 1 ? bathrooms : 'a bathroom'}.`,
    beds > 2 && `Of the ${count(beds)} bedrooms one would make a good study.`,
    type === 'duplex' &&
      `The living rooms are below and the ${beds === 1 ? 'bedroom is' : 'bedrooms are'} above, which keeps the two lives of a home apart.`,
    has(home, 'ensuite') && beds > 1 && 'The main bedroom has a bathroom of its own.',
    has(home, 'guestToilet') &&
      `There are ${counted(beds, 'bedroom')}, ${bathrooms} and a guest cloakroom by the door.`,
  )
}

const kitchen: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'openPlanKitchen') &&
      'The kitchen is open to the living room, with room for a long table between the two.',
    has(home, 'openPlanKitchen') && 'Kitchen, table and sofa share one large room.',
    has(home, 'kitchenIsland') && 'The kitchen has an island where everybody ends up.',
    has(home, 'fittedKitchen') && 'The kitchen is fitted and large enough to eat in.',
    has(home, 'fittedKitchen') &&
      !has(home, 'openPlanKitchen') &&
      'The kitchen is a room of its own, fitted and practical.',
    has(home, 'fittedKitchen', 'dishwasher') && 'The fitted kitchen, dishwasher included, stays.',
    has(home, 'fittedKitchen') && 'There is a good kitchen with a window over the sink.',
    home.kind === 'house' &&
      home.outdoor === 'garden' &&
      has(home, 'fittedKitchen') &&
      `The kitchen opens to the ${gardenWord(home)}.`,
    has(home, 'fittedKitchen') && home.renovated && 'The kitchen is plain, white and hardly used.',
    has(home, 'openPlanKitchen') && 'Whoever cooks is part of the conversation.',
    has(home, 'dishwasher') &&
      !has(home, 'fittedKitchen') &&
      'There is a dishwasher; the rest of the kitchen is up to you.',
    has(home, 'pantry') && 'Behind the kitchen is a larder.',
  )

const living: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'fireplace') && 'The living room has an open fireplace, in use and swept.',
    has(home, 'fireplace') && 'There is a fire to sit by in the living room.',
    has(home, 'woodStove') && 'A wood stove warms the living room on grey days.',
    has(home, 'highCeilings') && 'Ceilings are high and the windows tall.',
    has(home, 'periodFeatures') && 'Cornices, doors and floorboards are the ones it was built with.',
    has(home, 'exposedBeams') && 'The old beams are still to be seen.',
    has(home, 'parquet') && 'Oak parquet runs through the living rooms.',
    has(home, 'marbleFloor') && 'Marble floors keep it cool.',
    has(home, 'tiledFloor') && 'The floors are tiled and cool underfoot.',
    has(home, 'mezzanine') && 'A gallery above the living room makes a good place to work.',
    viewOnto(home) && `The living room looks out over ${viewOnto(home)}.`,
    home.receptions &&
      home.receptions > 1 &&
      `There are ${count(home.receptions)} reception rooms, so that not everybody has to like the same music.`,
    (home.area ?? 0) > 90 && 'The living room is wide enough for a table for eight.',
    home.kind === 'flat' && home.index % 3 === 0 && 'The living room gets the evening sun.',
    home.kind === 'flat' &&
      home.index % 5 === 2 &&
      'It has windows on two sides, so that air moves through it in summer.',
    home.kind === 'house' && home.index % 5 === 3 && 'From the hall you can see right through to the back.',
    home.index % 4 === 1 && 'The rooms open off a hall, and each has a door that shuts.',
  )

const state: Topic = (home, dice) =>
  oneOf(
    dice,
    home.renovated && `Wiring, windows and bathroom were done in ${home.renovated}.`,
    home.renovated && `It was renovated in ${home.renovated}; you could move in tomorrow.`,
    home.renovated && home.kind === 'house' && `The roof was redone in ${home.renovated}.`,
    home.condition === 'good' && 'Everything works and nothing needs doing at once.',
    home.condition === 'good' && home.purpose === 'sale' && 'A coat of paint, and it is yours.',
    home.condition === 'excellent' && 'It has been looked after room by room and shows it.',
    home.condition === 'excellent' && 'The state is better than the pictures can tell.',
    home.condition === 'toRenovate' && 'Kitchen and bathroom want replacing; the structure is sound.',
    home.condition === 'toRenovate' &&
      'Reckon with new wiring and a new kitchen, and you will have exactly what you want.',
    home.condition === 'toRebuild' && 'There is water and electricity at the boundary; the roof has gone.',
    home.condition === 'toRebuild' && 'Plans for rebuilding have been drawn and can be taken over.',
    home.condition === 'new' && 'Insulation and glazing are to the latest standard.',
    home.condition === 'new' && 'The builder’s guarantee runs from the day of handover.',
  )

const storage: Topic = (home, dice) =>
  oneOf(
    dice,
    has(home, 'cellar') && 'A dry cellar comes with it.',
    has(home, 'storageRoom') && 'There is a lockable storage room for suitcases and bicycles.',
    has(home, 'builtInWardrobes') && 'Wardrobes are built in.',
    has(home, 'walkInWardrobe') && 'The main bedroom has a walk-in wardrobe.',
    has(home, 'utilityRoom') && 'The washing machine has a utility room of its own.',
    has(home, 'study') && 'A small study has a door that shuts.',
    has(home, 'attic') && 'The attic is boarded and could become another room.',
    has(home, 'staffQuarters') && 'There is a staff room with its own bathroom.',
    has(home, 'washingMachine') && 'There is room and water for a washing machine.',
  )

const climate: Topic = (home, dice) =>
  oneOf(
    dice,
    home.heating === 'heatPump' && 'A heat pump does the heating, and the bills show it.',
    home.heating === 'gasHeating' && 'Gas central heating, with a boiler that is serviced every year.',
    home.heating === 'districtHeating' && 'Heating and hot water come from the district network.',
    home.heating === 'airConditioning' && 'Every room has air conditioning.',
    home.heating === 'woodStove' && 'A tiled stove heats the heart of it.',
    has(home, 'underfloorHeating') && 'The floors are heated.',
    has(home, 'solarPanels') && 'Solar panels on the roof cover a good part of the electricity.',
    has(home, 'doubleGlazing') && 'Double glazing keeps the street outside.',
    has(home, 'shutters') && 'The shutters keep the summer out.',
    has(home, 'fibre') && 'Fibre is connected.',
    has(home, 'smartHome') && 'Light, blinds and heating answer to a telephone, and to switches too.',
  )

const levels: Topic = (home, dice) =>
  home.kind === 'flat' && home.floor !== null && home.floor > 1
    ? oneOf(
        dice,
        home.lift && `There is ${an(liftWord(home))} ${liftWord(home)}.`,
        home.lift && home.floor > 4 && `The ${liftWord(home)} goes all the way up.`,
        !home.lift &&
          home.floor > 2 &&
          `There is no ${liftWord(home)}: ${home.floor > 4 ? 'the climb keeps you fit' : 'the stairs are broad and easy'}.`,
        has(home, 'concierge') && `The building has a ${isAmerican(home) ? 'doorman' : 'concierge'}.`,
        has(home, 'communalGym') && 'The building has a gym.',
      )
    : null

const furniture: Topic = (home, dice) =>
  home.purpose === 'rent'
    ? oneOf(
        dice,
        home.furnished === 'furnished' && 'It is let furnished, down to the last teaspoon.',
        home.furnished === 'furnished' && 'The furniture is included.',
        home.furnished === 'unfurnished' && 'It is let without furniture.',
        home.furnished === 'part' && 'Kitchen and wardrobes are there; the rest you bring.',
      )
    : home.purpose === 'sale' && home.furnished === 'furnished' && 'The furniture can stay.'

export const inside: readonly Topic[] = [
  layout,
  kitchen,
  sometimes(0.8, living),
  sometimes(0.7, state),
  sometimes(0.55, storage),
  sometimes(0.5, climate),
  sometimes(0.8, levels),
  furniture,
]

/** Once is enough for each of these. */
export const claims: readonly RegExp[] = [
  /look(?:s|ing)? out over|with a view of/,
  /renovated|made new|done in \d|redone/,
  /\b(?:lift|elevator)\b/i,
  /\bbathrooms?\b/,
  /\d ?(?:m²|sq ft|hectares|acres)\b.*(?:land|plot|around it)|plot is|of land/,
  /air.condition/i,
  /furnish|furniture/,
  /floor plan/,
  /evening sun/,
  /to let/i,
]
