/** web/platform: event replay: a press on a button that is not hydrated yet is repeated after hydration. */

/** Milliseconds after which a press is forgotten: nobody waits longer for what a button does. */
const patience = 10_000
/** Milliseconds between two looks. */
const pause = 40

/**
 * Whether React has taken over what the server wrote. React says so nowhere but in a member of its own; should that get
 * another name, nothing looks taken over and nothing is pressed again. So it is for buttons that are not React's.
 */
const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'))

/** Of several early presses the last one counts. */
let kept: HTMLButtonElement | null = null

/** Listens from now on. What the browser does by itself (links, forms that are sent, boxes that are ticked) is left to it. */
export function replayEarlyPresses(): void {
  window.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('button') : null
      if (button?.type !== 'button' || isTaken(button)) return
      kept = button
      pressLater(button, performance.now() + patience)
    },
    true,
  )
}

function pressLater(button: HTMLButtonElement, until: number): void {
  setTimeout(() => {
    if (kept !== button || !button.isConnected || performance.now() > until) return
    if (!isTaken(button)) {
      pressLater(button, until)
      return
    }
    kept = null
    button.click()
  }, pause)
}
