/** catalogue/texts/en: titles, as an agent would put them over a home. */
import type { Dice } from '../../dice.ts'
import type { Home } from '../../homes/home.ts'
import { has, nearest, oneOf, upperFirst } from '../voice.ts'
import {
  an,
  aView,
  area,
  count,
  floorName,
  land,
  noun,
  outdoorName,
  sized,
  town,
  viewName,
  where,
  whereLong,
} from './words.ts'

/** The one thing that this home has and its neighbours may not. */
function asset(home: Home, dice: Dice): string | null {
  const view = viewName(home)
  const outdoor = outdoorName(home)
  return oneOf(
    dice,
    view && `with ${aView(home)}`,
    outdoor && home.outdoor !== 'balcony' && `with ${an(outdoor)} ${outdoor}`,
    home.outdoor === 'balcony' && 'with a balcony',
    home.pool === 'private' && 'with a pool',
    has(home, 'fireplace') && 'with an open fireplace',
    nearest(home, 'beach')?.by === 'foot' && 'near the beach',
    has(home, 'nearPark') && 'by the park',
    has(home, 'exposedBeams') && 'with old beams',
    has(home, 'oliveGrove') && 'with an olive grove',
    has(home, 'orchard') && 'with an orchard',
    has(home, 'vineyard') && 'with its own vines',
    has(home, 'skiInSkiOut') && 'beside the slopes',
    has(home, 'parking', 'garage', 'undergroundParking') &&
      home.kind === 'flat' &&
      home.city.setting === 'metropolis' &&
      'with parking',
    home.condition === 'toRenovate' && 'to do up',
    home.condition === 'toRebuild' && 'to rebuild',
  )
}

function quality({ character, condition, renovated, year, city, type }: Home, dice: Dice): string | null {
  const british = city.market.style === 'british' && character === 'period' && year !== null
  return oneOf(
    dice,
    british && (year < 1837 ? 'Georgian' : year < 1901 ? 'Victorian' : year < 1915 ? 'Edwardian' : '1930s'),
    condition === 'new' && 'new',
    renovated !== null && 'renovated',
    character === 'modern' && 'modern',
    character === 'period' && !british && ['farmhouse', 'cottage', 'countryHouse'].includes(type) && 'stone',
    character === 'period' && !british && 'period',
    condition === 'good' && 'light',
    condition === 'excellent' && 'well-kept',
  )
}

export function homeTitle(home: Home, dice: Dice): string {
  const extra = dice.chance(0.75) ? asset(home, dice) : null
  const good = dice.chance(extra ? 0.5 : 0.9) ? quality(home, dice) : null
  const what = dice.chance(extra && good ? 0.4 : 0.85) ? sized(home) : noun(home)
  const floor = home.kind === 'flat' ? floorName(home) : null
  const place = dice.chance(0.7) ? where(home) : whereLong(home)
  const described = `${[good, what].filter(Boolean).join(' ')}${extra ? ` ${extra}` : ''}`
  const isTop = floor === 'top floor' && !/penthouse|loft/.test(what)
  return upperFirst(
    oneOf(
      dice,
      `${described} in ${place}`,
      `${described}, ${place}`,
      isTop && `top-floor ${described} in ${place}`,
      floor && !isTop && !extra && `${described} on the ${floor}, ${place}`,
    ) ?? described,
  )
}

export function holidayTitle(home: Home, dice: Dice): string {
  const sleeps = Math.max(2, (home.beds ?? 1) * 2)
  const extra = asset(home, dice)
  return upperFirst(
    oneOf(
      dice,
      `holiday ${noun(home)} for ${count(sleeps)}${extra ? ` ${extra}` : ''}, ${where(home)}`,
      `${noun(home)}${extra ? ` ${extra}` : ''} for a week in ${where(home)}`,
      `${where(home)}: ${noun(home)} for ${count(sleeps)}${extra ? ` ${extra}` : ''}`,
    ) ?? '',
  )
}

export const roomTitle = (home: Home, dice: Dice): string =>
  upperFirst(
    oneOf(
      dice,
      `room in a shared flat, ${where(home)}`,
      `${home.furnished === 'furnished' ? 'furnished ' : ''}room in ${where(home)}`,
      `bright room of ${area(home, home.area ?? 12)} in ${where(home)}`,
    ) ?? '',
  )

export function landTitle(home: Home, dice: Dice): string {
  const size = land(home, home.plot ?? 0)
  const view = viewName(home)
  if (home.type === 'farm')
    return upperFirst(
      oneOf(dice, `farm of ${size} near ${town(home)}`, `working farm with ${size}, ${town(home)}`) ?? '',
    )
  return upperFirst(
    oneOf(
      dice,
      `${noun(home)} of ${size} in ${where(home)}`,
      view && `${noun(home)} with ${aView(home)}, ${where(home)}`,
      `${size} ${home.type === 'plotAgricultural' ? 'of farmland' : 'to build on'}, ${where(home)}`,
    ) ?? '',
  )
}

export const parkingTitle = (home: Home, dice: Dice): string =>
  upperFirst(
    oneOf(
      dice,
      `${noun(home)} in ${where(home)}`,
      `${noun(home)}, ${area(home, home.area ?? 12)}, ${where(home)}`,
    ) ?? '',
  )

export function workTitle(home: Home, dice: Dice): string {
  const size = home.area ? area(home, home.area) : null
  const rooms = home.beds ? `${home.beds}-room ` : ''
  return upperFirst(
    oneOf(
      dice,
      size && `${size} ${noun(home)} in ${where(home)}`,
      `${rooms}${noun(home)} in ${whereLong(home)}`,
      has(home, 'tenanted') && `let ${noun(home)} in ${where(home)}`,
      has(home, 'cornerUnit') && `corner ${noun(home)} in ${where(home)}`,
      home.type === 'warehouse' && has(home, 'loadingDock') && `warehouse with loading docks, ${town(home)}`,
    ) ?? '',
  )
}
