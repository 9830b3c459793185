/** web/platform: names of languages are said one by one, in the script of the page. */
import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { defaultPreferences } from '../kept/preferences.ts'
import { sayerOf, sayOf } from '../speech/sayer.ts'
import { VoiceContext, voiceOf } from '../speech/voice.ts'
import { useFormat, VisitProvider } from './format.tsx'

const known = new Map([
  ['Portuguese', 'البرتغالية'],
  ['English', 'الإنجليزية'],
])

test('in Arabic each by its own name, with the comma of the script', () => {
  const arabic = voiceOf('ar', sayOf(sayerOf(finderOf(known, 'ar'), true)))
  const wrapper = ({ children }: { children: ReactNode }) => (
    <VisitProvider preferences={{ ...defaultPreferences, language: 'ar' }} now="2026-11-20T12:00:00.000Z">
      <VoiceContext value={arabic}>{children}</VoiceContext>
    </VisitProvider>
  )
  const { result } = renderHook(() => useFormat().languages(['pt', 'en']), { wrapper })
  expect(result.current).toBe('البرتغالية، الإنجليزية')
})
