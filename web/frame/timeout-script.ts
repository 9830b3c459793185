/** web/frame: an inline script that says after 120 s that the page's program has not arrived. */
import { chunkTimeout } from '#web/platform/loading/lazy-part.ts'

export const timeoutWords = {
  title: 'Error',
  text: 'This page did not arrive. Please check the connection and try again.',
  again: 'Try again',
}

/** The clock, by which the program stops it, and what it puts into the page. */
const name = 'meridianLate'

declare global {
  interface Window {
    [name]?: ReturnType<typeof setTimeout>
  }
}

/** A link to the page's own address asks for it again and keeps it. Its words come in: translate="no" */
function sayLate(id: string, words: typeof timeoutWords): void {
  const make = (tag: string, className: string, inside: (Node | string)[]) => {
    const element = document.createElement(tag)
    element.className = className
    element.append(...inside)
    return element
  }
  const again = make('a', 'link toast-action', [words.again])
  again.setAttribute('href', '')
  const said = make('div', '', [make('p', 'toast-title', [words.title]), make('p', '', [words.text]), again])
  const toast = make('div', 'toast toast--error', [document.createElement('i'), said])
  toast.setAttribute('role', 'alert')
  const region = make('div', 'toasts late', [toast])
  region.id = id
  document.body.append(region)
}

/** The function as it is written, so it may use nothing but what it is given. */
export const timeoutScript = (): string =>
  `window.${name}=setTimeout(${sayLate.toString()},${chunkTimeout},${JSON.stringify(name)},${JSON.stringify(timeoutWords)})`

/** The program is here: nothing is late any more. */
export function hasArrived(): void {
  clearTimeout(window[name])
  document.getElementById(name)?.remove()
}
