/**
 * bench: what Lighthouse marks beside speed (accessibility, good practice,
 * what search engines read), counted as faults.
 */
import axe from 'axe-core'
import type { Browser } from '@playwright/test'
import { open, untilQuiet } from './visit.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Each in a few words; none is the aim. */
export async function faultsOf(browser: Browser, url: string): Promise<string[]> {
  const faults: string[] = []
  const { page, close } = await open(browser, 'about:blank')
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`)
  })
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 })
  await untilQuiet(page)
  await page.evaluate(axe.source)
  const { broken, head } = await page.evaluate(async () => {
    const { violations } = await window.axe.run()
    const has = (selector: string) => document.querySelectorAll(selector).length
    const empty = [...document.querySelectorAll('a')].filter(
      (link) => !link.getAttribute('href') || link.getAttribute('href')?.startsWith('javascript:'),
    )
    return {
      broken: violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ''}`),
      head: {
        'a title': document.title.length > 0,
        'one description': has('meta[name="description"][content]') === 1,
        'one canonical address': has('link[rel="canonical"][href]') === 1,
        'a language': document.documentElement.lang !== '',
        'a viewport that may be enlarged':
          has('meta[name="viewport"]') === 1 && has('meta[name="viewport"][content*="scalable=no"]') === 0,
        'one heading of the first rank': has('h1') === 1,
        'links that can be followed': empty.length === 0,
        'the doctype': document.compatMode === 'CSS1Compat',
        'other languages': has('link[rel="alternate"][hreflang]') > 1,
      },
    }
  })
  await close()
  const missing = Object.entries(head).flatMap(([what, holds]) => (holds ? [] : [`lacks ${what}`]))
  return [...faults, ...broken, ...missing]
}
