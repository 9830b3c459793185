/**
 * web/search: the row of homes below a map in front: which home
 * stands in the middle, and how another gets there.
 */

/** The number of the box whose middle is nearest to a place on its line; -1 without boxes. */
export function nearestTo(middle: number, boxes: readonly { left: number; width: number }[]): number {
  const away = boxes.map(({ left, width }) => Math.abs(left + width / 2 - middle))
  return away.indexOf(Math.min(...away))
}

/** The home that a row scrolled sideways shows in its middle. */
export function homeInFront(row: HTMLElement): string | null {
  const { left, width } = row.getBoundingClientRect()
  const cards = [...row.querySelectorAll<HTMLElement>('[data-home]')]
  const at = nearestTo(
    left + width / 2,
    cards.map((card) => card.getBoundingClientRect()),
  )
  return cards[at]?.dataset.home ?? null
}

/** The card of a home comes into view, in a row as in a column. */
export const bringToFront = (id: string): void =>
  document
    .querySelector(`[data-home="${CSS.escape(id)}"]`)
    ?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** Whether the screen is as narrow as the styles of phones go. */
export const isPhone = (): boolean => window.matchMedia('(width <= 760px)').matches
