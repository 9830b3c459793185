/** ui: keeps toasts on small screens away from what is being filled in or pressed. */
import { placeToasts, untouchable, type Box, type Obstacle } from './toast-place.rules.ts'

/** Screens on which toasts cannot help lying over a dialog. */
const smallScreen = '(width <= 760px) or (height <= 480px)'

/** Looks again whenever something may have moved. Answers how to end it. */
export function keepAway(element: HTMLElement): () => void {
  let now: Pick<Box, 'left' | 'top'> | null = null
  let frame = 0
  const look = () => {
    frame = 0
    now = window.matchMedia(smallScreen).matches
      ? placeToasts(sizeOf(element), screenNow(), obstacles(), now)
      : null
    element.style.setProperty('inset', now ? `${now.top}px auto auto ${now.left}px` : '')
  }
  const later = () => {
    frame ||= requestAnimationFrame(look)
  }
  look()
  const changes = new MutationObserver((seen) => {
    if (seen.some(({ target }) => !element.contains(target))) later()
  })
  changes.observe(document.body, { childList: true, subtree: true })
  const sizes = new ResizeObserver(later)
  sizes.observe(element)
  const moves = ['focusin', 'scroll', 'transitionend'] as const
  for (const move of moves) document.addEventListener(move, later, true)
  window.addEventListener('resize', later)
  for (const move of ['resize', 'scroll'] as const) window.visualViewport?.addEventListener(move, later)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    sizes.disconnect()
    for (const move of moves) document.removeEventListener(move, later, true)
    window.removeEventListener('resize', later)
    for (const move of ['resize', 'scroll'] as const) window.visualViewport?.removeEventListener(move, later)
  }
}

const sizeOf = (element: HTMLElement) => ({ width: element.offsetWidth, height: element.offsetHeight })

/** What is seen of the page: a keyboard on the screen takes its part away. */
function screenNow(): Box {
  const { visualViewport: seen } = window
  if (!seen) return { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }
  return { left: seen.offsetLeft, top: seen.offsetTop, width: seen.width, height: seen.height }
}

const fields = 'input:not([type=hidden]), select, textarea'

/** Of the dialog on top, else of the form in use: its fields, what sends it, and what closes it. */
function obstacles(): Obstacle[] {
  const active = document.activeElement
  const dialogs = document.querySelectorAll<HTMLElement>('[role=dialog]:not(.toast)')
  const sheet = [...dialogs].at(-1) ?? active?.closest('form')
  const found: Obstacle[] = []
  for (const one of sheet?.querySelectorAll(`${fields}, button`) ?? []) {
    const { left, top, width, height } = (one.closest('.input') ?? one).getBoundingClientRect()
    if (width === 0 || height === 0) continue
    const isSubmit = one instanceof HTMLButtonElement && one.type === 'submit'
    const weight = one === active || isSubmit ? untouchable : one.matches(fields) ? 50 : 1
    found.push({ left, top, width, height, weight })
  }
  return found
}
