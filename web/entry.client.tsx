/** web: takes over the page the server wrote. */
import './styles/app.css'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { pageLanguage } from '#contract/content/translation-codes.ts'
import { hasArrived } from '#web/frame/timeout-script.ts'
import { replayEarlyPresses } from '#web/platform/loading/replay-presses.ts'
import { declareTrustedTypes } from '#web/platform/safety/trusted-types.ts'

declareTrustedTypes()
replayEarlyPresses()
hasArrived()

/** A part whose words were translated before its program came is redrawn; that is as it should be. */
function onRecoverableError(error: unknown): void {
  if (document.documentElement.lang === pageLanguage) reportError(error)
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    { onRecoverableError },
  )
})
