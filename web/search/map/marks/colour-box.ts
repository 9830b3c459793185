/** web/search/map: the page's colours as the map needs them: resolved for light or dark. */

/** Answers colours of tokens as they are where this element stands: `--clay` → `rgb(180, 83, 42)`. */
export const colourBox = (element: HTMLElement) => (token: string) => {
  const probe = document.createElement('span')
  probe.style.color = `var(${token})`
  element.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
