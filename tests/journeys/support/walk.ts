/** journeys: the way from page to page as links go it, without loading the program again. */
import { expect, type Page } from '@playwright/test'

/** Goes to an address as a link would. */
export async function walk(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname

/** Walks to each path and waits until the address is where that leads. */
export async function walkLeads(page: Page, ways: readonly [from: string, to: string][]): Promise<void> {
  for (const [from, to] of ways) {
    await walk(page, from)
    await expect.poll(() => pathOf(page), { message: from }).toBe(to)
  }
}
