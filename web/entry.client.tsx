/** web: takes over the page the server wrote. */
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepEarlyPresses } from '#web/platform/early-presses.ts'
import { declareTrustedTypes } from '#web/platform/trusted-types.ts'

declareTrustedTypes()
keepEarlyPresses()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
