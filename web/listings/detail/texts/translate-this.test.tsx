/**
 * web/listings: what a description becomes when its texts are
 * translated, and what is said where nothing translates.
 */
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { TranslationProvider } from '#web/platform/words/translation-facts.tsx'
import { TranslatedProse } from './translate-this.tsx'
import { textsIn, withTexts } from './translated-html.ts'

test('texts change places, tags and entities stay sound', () => {
  const html = '<p>Bel appartement &amp; jardin</p><ul><li>Cave</li><li>120 m²</li></ul>'
  expect(textsIn(html)).toEqual(['Bel appartement & jardin', 'Cave', '120 m²'])
  const translations = new Map([
    ['Bel appartement & jardin', 'Fine flat & <garden>'],
    ['Cave', 'Cellar'],
  ])
  expect(withTexts(html, translations)).toBe(
    '<p>Fine flat &amp; &lt;garden&gt;</p><ul><li>Cellar</li><li>120 m²</li></ul>',
  )
})

const draw = (lang: string, pairs: string[]) =>
  render(
    <VisitProvider preferences={defaultPreferences} now="2026-11-21T12:00:00Z">
      <TranslationProvider facts={{ service: '/api/meridian/translate', languages: [], pairs }}>
        <TranslatedProse html="<p>Texto</p>" lang={lang} head="Written by the agent" />
      </TranslationProvider>
    </VisitProvider>,
  )

test('the offer stands only where a machine translates; elsewhere it is said that none does', () => {
  const { unmount } = draw('es', ['es-en'])
  expect(screen.getByRole('button', { name: 'Translate this' })).toBeTruthy()
  unmount()
  const other = draw('de', ['es-en'])
  expect(screen.queryByRole('button')).toBeNull()
  expect(other.container.textContent).toContain('Nothing here translates German into English yet')
  other.unmount()
  expect(draw('en-GB', ['es-en']).container.textContent).toBe('Written by the agentTexto')
})
