/**
 * web/feeds: findings on a page in German: every word of ours is said, every word of the file stays as it is.
 */
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import german from '#server/translation/reviewed/de.json' with { type: 'json' }
import { finderOf } from '#contract/words/reviewed-words.ts'
import type { ReviewedText } from '#contract/content/translation.ts'
import { defaultPreferences } from '#web/platform/kept/preferences.ts'
import { sayerOf, sayOf } from '#web/platform/speech/sayer.ts'
import { VoiceContext, voiceOf } from '#web/platform/speech/voice.ts'
import { VisitProvider } from '#web/platform/formats/format.tsx'
import { titleWords } from '#web/platform/words/feed-words.ts'
import { takeToasts } from '#web/ui/toasts/toast.ts'
import { Findings } from './findings.tsx'

const find = finderOf(new Map(Object.entries<ReviewedText>(german)), 'de')
const voice = voiceOf('de', sayOf(sayerOf(find, false)))

const group = {
  code: 'price.unreadable',
  severity: 'amber',
  title: '1,204 homes whose price is not a number',
  advice: 'Shown as price on request. Please send digits only, for instance 249000.',
  setting: null,
  count: 1204,
  examples: [{ sourceId: 'A-1', field: 'price', value: 'cheap', line: 12, column: 4, excerpt: null }],
  fields: [],
} as const

afterEach(() => {
  cleanup()
  takeToasts()
  vi.unstubAllGlobals()
})

function open() {
  const now = '2026-11-22T10:00:00.000Z'
  render(
    <VisitProvider preferences={defaultPreferences} formats="de" now={now}>
      <VoiceContext value={voice}>
        <Findings groups={[{ ...group, examples: [...group.examples], fields: [] }]} run={null} isRead />
      </VoiceContext>
    </VisitProvider>,
  )
}

test('title, advice and place are German, and what stands in the file is not', () => {
  open()
  const text = document.body.textContent
  expect(text).toContain('1.204 Immobilien, deren Preis keine Zahl ist')
  expect(text).toContain('Bitte senden Sie nur Ziffern, zum Beispiel 249000.')
  expect(text).toContain('cheap')
  expect(text).not.toMatch(/homes|Please|line|column/)
})

test('how many there are is said once: in a column of its own, before the rest of the title', () => {
  open()
  const [row] = document.querySelectorAll('summary')
  expect(row?.querySelector('b')?.textContent).toBe('1.204')
  expect(row?.textContent?.match(/1\.204/g)).toHaveLength(1)
})

test('what is copied for the vendor is German too', async () => {
  const written: string[] = []
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
  open()
  fireEvent.click(screen.getByRole('button', { name: 'Alles für den Anbieter kopieren' }))
  await vi.waitFor(() => expect(written).toHaveLength(1))
  expect(written[0]).toBe(
    [
      '1.204 Immobilien, deren Preis keine Zahl ist (price.unreadable)',
      'Wird als Preis auf Anfrage gezeigt. Bitte senden Sie nur Ziffern, zum Beispiel 249000.',
      '  - A-1, Zeile 12, "cheap"',
    ].join('\n'),
  )
})

test('only the number in front is written anew', () => {
  const number = (value: number) => value.toLocaleString('de-DE')
  expect(titleWords('2,000 homes with more than 100 pictures', number)).toBe(
    '2.000 homes with more than 100 pictures',
  )
  expect(titleWords('The file is empty', number)).toBe('The file is empty')
})
