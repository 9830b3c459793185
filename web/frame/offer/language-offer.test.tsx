/** web/frame/offer: the offer of a language: once, remembered, only where it may be. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createRoutesStub } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { defaultPreferences, type Preferences } from '#web/platform/kept/preferences.ts'
import { TranslationProvider } from '#web/platform/words/translation-facts.tsx'
import { LanguageOffer } from './language-offer.tsx'

const facts = {
  service: '/x',
  pairs: [],
  languages: ['es', 'ar'].map((code) => ({ code, reviewed: true, machine: false })),
}

function visit(preferred: string[], preferences: Partial<Preferences> = {}) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(preferred)
  let asked = ''
  const Stub = createRoutesStub([
    { path: '/', Component: LanguageOffer },
    {
      path: '/preferences',
      Component: () => null,
      loader: ({ request }) => {
        asked = new URL(request.url).search
        return null
      },
    },
  ])
  const page = render(
    <VisitProvider preferences={{ ...defaultPreferences, ...preferences }} now="2026-11-22T10:00:00.000Z">
      <TranslationProvider facts={facts}>
        <Stub initialEntries={['/?a=1']} />
      </TranslationProvider>
    </VisitProvider>,
  )
  return { page, asked: () => asked }
}
const offer = () => screen.findByText('¿Ver Meridian en español?')
/** Whether it stands there, when everything that comes late has come. */
const isOffered = async () => {
  await new Promise((resolve) => setTimeout(resolve, 50))
  return screen.queryByRole('status') !== null
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a browser that prefers Spanish', () => {
  it('is asked in Spanish, and yes leads back to the same page in it', async () => {
    const { asked } = visit(['es-ES', 'en'])
    await offer()
    expect(screen.getByRole('region').getAttribute('lang')).toBe('es')
    fireEvent.click(screen.getByRole('button', { name: 'Sí' }))
    await vi.waitFor(() =>
      expect(new URLSearchParams(asked())).toEqual(new URLSearchParams('language=es&back=/?a=1')),
    )
    expect(screen.queryByRole('status')).toBeNull()
  })
  it.each([
    ['no', () => fireEvent.click(screen.getByRole('button', { name: 'No, gracias' }))],
    [
      'Escape',
      () => {
        screen.getByRole('button', { name: 'Sí' }).focus()
        fireEvent.keyDown(document.activeElement ?? document, { key: 'Escape' })
      },
    ],
    ['leaving the page', () => fireEvent(window, new Event('pagehide'))],
  ])('is not asked again after %s', async (_, answer) => {
    const { page } = visit(['es'])
    await offer()
    answer()
    page.unmount()
    visit(['es'])
    expect(await isOffered()).toBe(false)
  })
  it('is not asked when a language was chosen, English included', async () => {
    localStorage.setItem('language', 'en')
    visit(['es'])
    expect(await isOffered()).toBe(false)
    localStorage.clear()
    visit(['es'], { language: 'es' })
    expect(await isOffered()).toBe(false)
  })
})

it.each([[['en-GB', 'es']], [['fr']], [[]]])('a browser with %j is not asked', async (preferred) => {
  visit(preferred)
  expect(await isOffered()).toBe(false)
})
