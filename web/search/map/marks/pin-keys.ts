/**
 * web/search/map: marks by keyboard: one stop of the Tab key for all of them, arrows from one to the next.
 */

const steps: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** Lets arrows go from this mark to its neighbours, read as a page is: from above, then along the line. */
export function moveByKeys(element: HTMLElement, all: () => HTMLElement[]): void {
  element.tabIndex = -1
  element.addEventListener('keydown', (event) => {
    const step = steps[event.key]
    if (!step) return
    // The map below would move.
    event.stopPropagation()
    event.preventDefault()
    const marks = inReadingOrder(all().filter((mark) => !mark.hidden))
    const next = marks[(marks.indexOf(element) + step + marks.length) % marks.length]
    next?.focus()
  })
  element.addEventListener('focus', () => {
    for (const mark of all()) mark.tabIndex = mark === element ? 0 : -1
  })
}

/** Marks come and go: one of them is always the stop. */
export function keepOneStop(marks: readonly HTMLElement[]): void {
  const [first] = marks
  if (first && !marks.some(({ tabIndex }) => tabIndex === 0)) first.tabIndex = 0
}

/** Pixels of height that are one line. */
const line = 32

function inReadingOrder(marks: readonly HTMLElement[]): HTMLElement[] {
  const boxes = new Map(marks.map((mark) => [mark, mark.getBoundingClientRect()]))
  const placeOf = (mark: HTMLElement) => {
    const { top = 0, left = 0 } = boxes.get(mark) ?? {}
    return { row: Math.round(top / line), left }
  }
  return marks.toSorted((a, b) => {
    const one = placeOf(a)
    const other = placeOf(b)
    return one.row - other.row || one.left - other.left
  })
}
