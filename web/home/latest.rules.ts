/**
 * web/home: which of the newest homes the front page shows: with
 * pictures and facts, and not all from one hand.
 */
import type { Card } from '#contract/search/search.ts'

/** Pictures and facts that tell enough of a home to be shown to everybody. */
const fewestPictures = 3
/** Homes of one agency, and of one place. */
const mostAlike = 2

export const hasPicture = ({ image }: Card): boolean => Boolean(image?.src)

/** Whether somebody can tell from its card what a home is: its picture, its price, its size. */
export const isTelling = (home: Card): boolean =>
  hasPicture(home) &&
  home.imageCount >= fewestPictures &&
  home.price.amount !== null &&
  home.beds !== null &&
  home.area !== null

/**
 * So many of the newest homes, in the order they came: those that tell most, a few of
 * each agency and place. Where these are too few the others with pictures follow, and
 * homes without only where nothing else is there.
 */
export function latestOf(newest: readonly Card[], most: number): Card[] {
  const telling = newest.filter(isTelling)
  const chosen = new Set(
    [...new Set([...varied(telling), ...telling, ...newest.filter(hasPicture)])].slice(0, most),
  )
  return chosen.size > 0 ? newest.filter((home) => chosen.has(home)) : newest.slice(0, most)
}

/** The homes without those that an agency, or a place, already has enough of. */
function varied(homes: readonly Card[]): Card[] {
  const seen = new Map<string, number>()
  return homes.filter(({ agency, place }) => {
    const marks = [agency.id, `${place.country} ${place.name}`]
    const isEnough = marks.some((mark) => (seen.get(mark) ?? 0) >= mostAlike)
    if (!isEnough) for (const mark of marks) seen.set(mark, (seen.get(mark) ?? 0) + 1)
    return !isEnough
  })
}
