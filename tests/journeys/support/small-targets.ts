/** journeys: what on a page is too small for a finger. */
import type { Page } from '@playwright/test'

/**
 * A line for each control that a finger hits within less than 44 × 44 pixels. Words in the middle of a sentence are as
 * high as their line, and what stands close beside others of its kind may be narrower.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 44
    /** Half pixels and hairlines. */
    const slack = 2
    const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
    const isPart = (control: HTMLElement, hit: Element | null) =>
      hit !== null &&
      (control.contains(hit) || hit.closest('label')?.control === control || hit.contains(control))
    /** Pixels from the middle in one direction within which the control is hit, as far as it matters. */
    const reach = (control: HTMLElement, dx: number, dy: number): number => {
      const { left, top, width, height } = control.getBoundingClientRect()
      for (let far = 1; far <= least / 2; far++) {
        const hit = document.elementFromPoint(left + width / 2 + dx * far, top + height / 2 + dy * far)
        if (!isPart(control, hit) || hit?.matches('body, main, section, form, div')) return far - 1
      }
      return least / 2
    }
    const isSeen = (control: HTMLElement) =>
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.closest('.quiet-text, .skip, [aria-hidden=true]')
    const isInSentence = (control: HTMLElement) =>
      getComputedStyle(control).display === 'inline' &&
      control.parentElement?.textContent?.trim() !== control.textContent?.trim()
    return [...document.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (!isSeen(control) || isInSentence(control)) return []
      control.scrollIntoView({ block: 'center', inline: 'center' })
      const { width, height } = control.getBoundingClientRect()
      if (width < 2 || height < 2) return []
      const tall = reach(control, 0, -1) + reach(control, 0, 1)
      const wide = reach(control, -1, 0) + reach(control, 1, 0)
      if (tall >= least - slack && wide >= Math.min(least, width) - slack) return []
      const name = (control.getAttribute('aria-label') ?? control.textContent ?? '').trim().slice(0, 40)
      return `${control.tagName.toLowerCase()} “${name}”: ${wide} × ${tall}`
    })
  })
