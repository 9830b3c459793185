/** ui: a slider is said in the page's language, though a library draws it. */
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { finderOf } from '#contract/words/reviewed-words.ts'
import { sayerOf, sayOf } from '#web/platform/speech/sayer.ts'
import { VoiceContext, voiceOf } from '#web/platform/speech/voice.ts'
import { Slider } from './slider.tsx'

afterEach(cleanup)

const find = finderOf(
  new Map([
    ['Deposit', 'Eigenkapital'],
    ['{0} years', '{0} Jahre'],
  ]),
  'de',
)
const german = voiceOf('de', sayOf(sayerOf(find, false)))

test('its handle and its value are said in the language of the page', () => {
  render(
    <VoiceContext value={german}>
      <Slider
        values={[25]}
        min={0}
        max={40}
        labels={['Deposit']}
        say={(value) => `${value} years`}
        onChange={() => undefined}
      />
    </VoiceContext>,
  )
  const handle = screen.getByRole('slider', { name: 'Eigenkapital' })
  expect(handle.getAttribute('aria-valuetext')).toBe('25 Jahre')
})
