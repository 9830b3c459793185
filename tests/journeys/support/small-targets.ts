/** journeys: what of a page is too small for a finger. */
import type { Page } from '@playwright/test'

/**
 * Every control of the page, or of a part of it, that a finger finds less than 44 pixels high or wide, with
 * its size. Links in running text may be as high as its lines (WCAG 2.5.8).
 */
export const smallTargets = (page: Page, within = 'body'): Promise<string[]> => page.evaluate(measure, within)

/**
 * Runs in the browser. What is touched is asked of the browser itself, point by
 * point, since a target may be larger than its box.
 */
function measure(within: string): string[] {
  const least = 44
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option], [role=slider]'
  const isInText = (element: Element): boolean => {
    if (!element.matches('a, button') || !getComputedStyle(element).display.startsWith('inline')) return false
    const block = element.closest('p, li, dd, dt, td, figcaption, label, output, span:not(:empty)')
    const around = block?.textContent?.trim().length ?? 0
    return around > (element.textContent?.trim().length ?? 0) + 3
  }
  const isShown = (element: Element): boolean =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      contentVisibilityAuto: true,
    }) &&
    // A slider is pulled anywhere along its track.
    !element.matches(':disabled, [type=range], [tabindex="-1"], [aria-hidden="true"] *, .skip')
  const sizeOf = (element: Element, box: DOMRect): { width: number; height: number } => {
    const x = box.left + box.width / 2
    const y = box.top + box.height / 2
    const isHit = (atX: number, atY: number): boolean => {
      const hit = document.elementFromPoint(atX, atY)
      if (!hit) return false
      // A circle of a drawn map lies where its homes are, under another where they are near.
      if (element.matches('.cluster') && hit.closest('.cluster')) return true
      return element.contains(hit) || hit.closest('label')?.control === element
    }
    // Most are plainly large enough, which a look at half the way and at its end says in each direction.
    const ways = [least / 4, least / 2 - 0.5].flatMap((way) => [
      [way, 0],
      [-way, 0],
      [0, way],
      [0, -way],
    ])
    if (ways.every(([stepX = 0, stepY = 0]) => isHit(x + stepX, y + stepY)))
      return { width: least, height: least }
    const reach = (stepX: number, stepY: number): number => {
      let steps = 0
      while (steps < least && isHit(x + stepX * (steps + 0.5), y + stepY * (steps + 0.5))) steps += 1
      return steps
    }
    return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) }
  }
  const part = document.querySelector(within)
  return [...(part?.querySelectorAll(controls) ?? [])].flatMap((element) => {
    if (!isShown(element) || isInText(element)) return []
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = element.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) return []
    const { width, height } = sizeOf(element, box)
    // A circle beyond the edge of its map.
    if (element.matches('.cluster') && width + height === 0) return []
    // A pixel may fall between two.
    if (width >= least - 1 && height >= least - 1) return []
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 30)
    return [`${element.tagName.toLowerCase()} "${name ?? ''}" ${width} × ${height}`]
  })
}
