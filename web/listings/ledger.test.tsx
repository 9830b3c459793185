/**
 * web/listings: reductions of rents say for how long, and what they are in another currency in whole units.
 */
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { Ledger } from './ledger.tsx'
import styles from './ledger.module.css'

const now = '2026-11-20T12:00:00Z'
const card = {
  id: '01890000-0000-7000-8000-000000000001',
  title: 'Flat in Cape Town',
  type: 'apartment',
  status: 'active',
  purpose: 'rent',
  price: { mode: 'fixed', amount: 1_350_000, max: null, currency: 'ZAR', period: 'month' },
  converted: { amount: 68_810, currency: 'EUR' },
  reduced: { from: { amount: 1_500_000, currency: 'ZAR' }, at: now },
  place: { name: 'Cape Town', region: null, country: 'ZA' },
  image: null,
  images: [],
  confirmedAt: now,
  listedAt: now,
}

it('names the period of a rent and no parts of a unit', () => {
  const items = [{ card, steps: [{ at: now, amount: 1_500_000 }], change: -10, daysListed: 3 }] as never
  const html = renderToStaticMarkup(
    <VisitProvider preferences={defaultPreferences} now={now}>
      <MemoryRouter>
        <Ledger items={items} />
      </MemoryRouter>
    </VisitProvider>,
  )
  const words = new DOMParser()
    .parseFromString(html, 'text/html')
    .querySelector(`.${styles.lNow}`)?.textContent
  expect(words?.replaceAll('\u00a0', ' ')).toMatch(/ZAR 13,500\s*a month\s*≈ €688$/)
})
