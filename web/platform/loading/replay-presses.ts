/** web/platform: event replay: a press on a button that is not hydrated yet is repeated after hydration. */
import { isHydrated, onceHydrated } from './hydration.ts'

/** Milliseconds after which a press is forgotten: nobody waits longer for what a button does. */
const patience = 10_000

/** Of several early presses the last one counts. */
let kept: HTMLButtonElement | null = null

/** Listens until the signal. What the browser does by itself (links, forms that are sent) is left to it. */
export function replayEarlyPresses(signal?: AbortSignal): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button?.type !== 'button' || isHydrated(button)) return
      kept = button
      // A part whose program is there is hydrated by the press itself, which it then hears.
      setTimeout(() => {
        if (kept !== button) return
        if (isHydrated(button)) kept = null
        else onceHydrated(button, () => press(button), patience)
      })
    },
    { capture: true, ...(signal && { signal }) },
  )
}

function press(button: HTMLButtonElement): void {
  if (kept !== button) return
  kept = null
  button.click()
}
