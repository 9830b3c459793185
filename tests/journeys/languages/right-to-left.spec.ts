/**
 * journeys: pages from right to left on a phone; apart from the
 * journeys that write what only a machine translates.
 */
import { expect, test } from '@playwright/test'
import { faultsOf } from '../support/accessible.ts'
import { sweep } from '../support/sweep.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test(
    'Arabic runs from right to left, fits, and axe has nothing to say',
    sweep,
    async ({ page, baseURL }) => {
      await page
        .context()
        .addCookies([{ name: 'prefs', value: 'language=ar&theme=light', url: baseURL ?? '' }])
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.goto('/', { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1, name: 'منزل، في أي مكان في العالم' })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
      await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
      expect(await faultsOf(page)).toEqual([])
      const width = () => page.evaluate(() => document.documentElement.scrollWidth)
      expect(await width()).toBeLessThanOrEqual(390)
      for (const path of ['/property-listing', '/auth', '/registerAgent', '/preferences']) {
        await page.goto(path, { waitUntil: 'networkidle' })
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
        expect(await width(), path).toBeLessThanOrEqual(390)
      }
    },
  )
})
