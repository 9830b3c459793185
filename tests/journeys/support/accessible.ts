/** journeys: what axe finds wrong with a page as it is now. */
import type { Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

type Look = {
  /** Selectors of what is looked at, or left out; else the whole page. */
  only?: string
  without?: string
  /**
   * Of axe's rules only these: for a page that was looked at whole and has since changed its colours only.
   */
  rules?: string[]
}

/** A line for each rule that is broken, with the first element that breaks it. */
export async function faultsOf(page: Page, { only, without, rules }: Look = {}): Promise<string[]> {
  await stillness(page)
  // Once a document: read again for every look, its program would take longer than what it does.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  return page.evaluate(
    async ({ include, exclude, runOnly }) => {
      const { violations } = await window.axe.run(
        { include: include ?? ':root', ...(exclude && { exclude }) },
        { resultTypes: ['violations'], ...(runOnly && { runOnly }) },
      )
      return violations.map(({ id, nodes }) => `${id}, ${nodes.length}: ${nodes[0]?.html.slice(0, 200)}`)
    },
    { include: only, exclude: without, runOnly: rules },
  )
}

/**
 * Waits for what fades or slides to come to its end: half faded, no
 * colour is what it will be. A second is enough.
 */
async function stillness(page: Page): Promise<void> {
  // A list that is asked for again is paler for as long as that takes.
  await page.locator('.is-asking').first().waitFor({ state: 'detached' })
  await page.evaluate(async () => {
    const end = performance.now() + 1_000
    // What inherits a colour begins to fade to it when that from which it comes has faded.
    do {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      const fading = Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
      const left = end - performance.now()
      await Promise.race([fading, new Promise((late) => setTimeout(late, left))])
    } while (document.getAnimations().length > 0 && performance.now() < end)
  })
}

/** What axe finds wrong with the colours once the page has become dark; nothing else of it changes. */
export async function faultsInTheDark(page: Page, look: Look = {}): Promise<string[]> {
  const wear = (theme: string | null) =>
    page.evaluate((to) => {
      const root = document.documentElement
      const before = root.getAttribute('data-theme')
      if (to === null) root.removeAttribute('data-theme')
      else root.setAttribute('data-theme', to)
      return before
    }, theme)
  const before = await wear('dark')
  const faults = await faultsOf(page, { ...look, rules: ['color-contrast'] })
  await wear(before)
  return faults
}
