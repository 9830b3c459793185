/** tests: puts a part of a page into the surroundings that every page has, for the tests of this folder. */
import { fireEvent, render, type RenderResult } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences, type Preferences } from '#web/platform/kept/preferences.ts'
import { RatesProvider } from '#web/platform/money/rates.tsx'

/** The day the sample homes are looked at. */
export const sampleNow = '2026-11-21T10:00:00.000Z'
const rates = {
  perEuro: { EUR: 1, GBP: 0.8, USD: 1.1, JPY: 160 },
  shown: null,
  date: '2026-11-20',
  stale: false,
}

/** Renders for a visitor with these preferences, on a screen so wide that nothing is folded. */
export function renderFor(part: ReactElement, preferences: Partial<Preferences> = {}): RenderResult {
  const rendered = render(
    <MemoryRouter>
      <VisitProvider preferences={{ ...defaultPreferences, ...preferences }} now={sampleNow}>
        <RatesProvider rates={rates}>{part}</RatesProvider>
      </VisitProvider>
    </MemoryRouter>,
  )
  const folds = rendered.container.querySelectorAll('.fold-section-button[aria-expanded="false"]')
  for (const fold of folds) fireEvent.click(fold)
  return rendered
}
