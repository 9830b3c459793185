/** web: takes over the page the server wrote. */
import './styles/app.css'
import layers from './styles/layers.css?inline'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { hasArrived } from '#web/frame/timeout-script.ts'
import { replayEarlyInput } from '#web/platform/loading/replay-input.ts'
import { replayEarlyPresses } from '#web/platform/loading/replay-presses.ts'
import { declareTrustedTypes } from '#web/platform/safety/trusted-types.ts'
import { voiceOfPage } from '#web/platform/speech/browser-voice.ts'
import { isTranslated } from '#web/platform/speech/translated.ts'
import { ownVoice } from '#web/platform/speech/voice.ts'
import { SpeechProvider } from '#web/platform/speech/speech.tsx'

declareLayers()
declareTrustedTypes()
replayEarlyPresses()
replayEarlyInput()
hasArrived()

/**
 * The order of the layers stands before every sheet, whatever comes and goes behind it: where an error takes
 * the place of the frame, the sheet that declared it is put in again, after those of late parts.
 */
function declareLayers(): void {
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
  if (!nonce) return
  const style = document.createElement('style')
  style.nonce = nonce
  style.textContent = layers
  document.head.prepend(style)
}

/** A part whose words were translated before its program came is redrawn; that is as it should be. */
function onRecoverableError(error: unknown): void {
  if (!isTranslated()) reportError(error)
}

/**
 * Hydrates the page in the voice it was written in: in English, should its words not
 * arrive, because a page that can be used is worth more. No await of the module itself:
 * what the words come with imports this very file.
 */
async function hydrate(): Promise<void> {
  const first = await voiceOfPage().catch(() => ownVoice)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <SpeechProvider first={first}>
          <HydratedRouter />
        </SpeechProvider>
      </StrictMode>,
      { onRecoverableError },
    )
  })
}

void hydrate()
