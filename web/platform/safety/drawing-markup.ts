/** web/platform: text that may become markup: drawings of shapes alone, read by the browser's own parser. */

const shapes = new Set([
  'svg',
  'g',
  'path',
  'use',
  'circle',
  'rect',
  'line',
  'polyline',
  'polygon',
  'ellipse',
])
const svg = 'http://www.w3.org/2000/svg'
/** What draws, names and measures; nothing that runs, loads or styles is among it. */
const attributes = new RegExp(
  `^(aria-[a-z]+|class|id|role|focusable|viewbox|xmlns(:xlink)?|width|height|d|points|transform|[cr]?[xy][12]?|r|` +
    `fill(-rule|-opacity)?|clip-rule|opacity|stroke(-[a-z]+)?)$`,
)

/**
 * The drawing a text becomes, rewritten from what the parser made of it; null when it is anything else.
 * `parse` must make a document that neither runs nor loads anything.
 */
export function drawingOf(html: string, parse: (html: string) => Document): string | null {
  const { childNodes, documentElement, head, body } = parse(html)
  const around = [documentElement, head, body].some((one) => one.attributes.length > 0)
  if (around || childNodes.length !== 1 || head.childNodes.length > 0) return null
  const nodes = [...body.childNodes]
  return nodes.every(isDrawing) ? nodes.map(written).join('') : null
}

const isBlank = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && !node.textContent?.trim()

function isDrawing(node: Node): boolean {
  if (isBlank(node)) return true
  if (node.nodeType !== Node.ELEMENT_NODE) return false
  const { namespaceURI, localName, attributes: all, childNodes } = node as Element
  return (
    namespaceURI === svg &&
    shapes.has(localName) &&
    [...all].every(isHarmlessPart) &&
    [...childNodes].every(isDrawing)
  )
}

/** Links lead into the page only. */
const isHarmlessPart = ({ localName, name, value }: Attr): boolean =>
  localName === 'href' ? value.startsWith('#') : attributes.test(name.toLowerCase())

/**
 * Made of known names and escaped values only, so that it is read back as nothing else wherever it is put.
 */
function written(node: Node): string {
  if (isBlank(node)) return ''
  const { localName, attributes: all, childNodes } = node as Element
  const parts = [...all].map(({ name, value }) => ` ${name}="${escaped(value)}"`).join('')
  return `<${localName}${parts}>${[...childNodes].map(written).join('')}</${localName}>`
}

const escaped = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
