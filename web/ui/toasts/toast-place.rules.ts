/**
 * ui: where toasts stand on small screens, so that they never lie
 * over what is being filled in or pressed; pure.
 */

/** CSS pixels from the top left of the screen. */
export type Box = { left: number; top: number; width: number; height: number }
/** Something on the screen, and how bad it would be to lie over it. */
export type Obstacle = Box & { weight: number }

/** The field in use and the button that sends the form: never covered while there is any other place. */
export const untouchable = 1_000

/** CSS pixels between toasts and whatever is beside them. */
const gap = 8

/**
 * The top left corner for toasts of this size within `screen`: as high up as can be, where they cover least.
 * `now` is kept while no other place is better, so that nothing jumps about.
 */
export function placeToasts(
  size: Pick<Box, 'width' | 'height'>,
  screen: Box,
  obstacles: readonly Obstacle[],
  now: Pick<Box, 'left' | 'top'> | null,
): Pick<Box, 'left' | 'top'> {
  const lowest = screen.top + screen.height - size.height - gap
  const within = (top: number) => Math.max(screen.top + gap, Math.min(lowest, top))
  const tops = [
    screen.top,
    ...obstacles
      .flatMap(({ top, height }) => [top + height + gap, top - size.height - gap])
      .toSorted((a, b) => a - b),
    lowest,
  ].map(within)
  const end = screen.left + screen.width - size.width - gap
  const lefts =
    size.width < screen.width / 2 ? [end, screen.left + gap] : [screen.left + (screen.width - size.width) / 2]
  const places = [...(now ? [now] : []), ...lefts.flatMap((left) => tops.map((top) => ({ left, top })))]
  const cost = (place: Pick<Box, 'left' | 'top'>) =>
    obstacles.reduce((sum, one) => sum + one.weight * overlap({ ...place, ...size }, one), 0) +
    outside({ ...place, ...size }, screen)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}

/** Square pixels two boxes share. */
function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

/** A place that was good before a keyboard came or the screen was turned may lie off it now. */
const outside = (box: Box, screen: Box): number =>
  (box.width * box.height - overlap(box, screen)) * untouchable
