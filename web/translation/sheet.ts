/**
 * web/translation: what is written over the page: which texts stand
 * where, what they said, and how they get it back.
 */
import { asRead, asWritten, trimmed, within } from '#web/platform/speech/sentence.rules.ts'
import { attributeNames, isForeignTag, leftSelector } from '#web/platform/speech/silence.rules.ts'

/**
 * What one text said and what was written over it; whoever changes it afterwards (React) has the last word.
 */
type Written = {
  original: string
  written: string
  /** The piece of the same sentence that followed; without it somebody else wrote the same. */
  next?: Text | undefined
}
/** Something on the page that says a text: a run of text nodes, or an attribute. */
export type Place = {
  /** What it says in the page's own language, as a reader sees it. */
  original: string
  /** `isRtl`: the page runs from right to left, so what stays as it was needs its own direction. */
  write: (translation: string, isRtl: boolean) => void
  restore: () => void
}

const texts = new WeakMap<Text, Written>()
const attributes = new WeakMap<Element, Map<string, Written>>()

const isForeign = (element: Element): boolean => {
  const near = element.closest('[lang]:not(html)')
  return near !== null && isForeignTag(near.getAttribute('lang') ?? '')
}

/** Whether nothing inside may be read or changed. */
const isLeft = (element: Element): boolean => element.closest(leftSelector) !== null || isForeign(element)

/** Everything inside an element, itself included, that says something. */
export function placesIn(root: Element): Place[] {
  if (isLeft(root)) return []
  const places: Place[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT, (node) =>
    (node as Element).matches(leftSelector) ||
    ((node as Element).matches('[lang]') && isForeign(node as Element))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  )
  for (let node: Node | null = root; node; node = walker.nextNode())
    places.push(...ownPlaces(node as Element))
  return places
}

/** What an element says itself: its own runs of text, and its attributes. */
export function ownPlaces(element: Element): Place[] {
  return isLeft(element) ? [] : [...runsOf(element).map(runPlace), ...attributePlaces(element)]
}

/** Text nodes that stand side by side are one sentence in pieces; the server puts comments between them. */
function runsOf(element: Element): Text[][] {
  const runs: Text[][] = []
  let run: Text[] = []
  for (const node of element.childNodes) {
    if (node instanceof Text) run.push(node)
    else if (node.nodeType !== Node.COMMENT_NODE) {
      runs.push(run)
      run = []
    }
  }
  return [...runs, run].filter(
    (one) => one.some(({ data }) => data.trim() !== '') || one.some((node) => texts.has(node)),
  )
}

function originalOf(node: Text): string {
  const known = texts.get(node)
  const isOurs = known?.written === node.data && (!known.next || known.next === node.nextSibling)
  return isOurs ? known.original : node.data
}

function setText(node: Text, { original, written, next }: Written): void {
  texts.set(node, { original, written, next })
  if (node.data !== written) node.data = written
}

function runPlace(run: Text[]): Place {
  const originals = run.map(originalOf)
  const whole = originals.join('')
  const original = asRead(trimmed(whole))
  return {
    original,
    write(translation, isRtl) {
      const words = isRtl && translation === original ? asWritten(translation) : translation
      for (const [index, node] of run.entries())
        setText(node, {
          original: originals[index] ?? '',
          written: index === 0 ? within(whole, words) : '',
          next: node.nextSibling === run[index + 1] ? run[index + 1] : undefined,
        })
    },
    restore() {
      for (const [index, node] of run.entries()) {
        const original = originals[index] ?? ''
        texts.delete(node)
        if (node.data !== original) node.data = original
      }
    },
  }
}

function attributePlaces(element: Element): Place[] {
  return attributeNames.flatMap((name) => {
    const value = element.getAttribute(name)
    if (!value) return []
    const known = attributes.get(element)?.get(name)
    const original = known && known.written === value ? known.original : value
    return [
      {
        original: trimmed(original),
        write(translation: string) {
          const kept = attributes.get(element) ?? new Map<string, Written>()
          attributes.set(element, kept.set(name, { original, written: translation }))
          if (element.getAttribute(name) !== translation) element.setAttribute(name, translation)
        },
        restore() {
          attributes.get(element)?.delete(name)
          if (element.getAttribute(name) !== original) element.setAttribute(name, original)
        },
      },
    ]
  })
}

/** Whether a text or attribute says just what was written over it, so that its change was our own. */
export function isOurs({ target, attributeName }: MutationRecord): boolean {
  if (target instanceof Text) return texts.get(target)?.written === target.data
  if (!(target instanceof Element) || !attributeName) return false
  const known = attributes.get(target)?.get(attributeName)
  return known !== undefined && known.written === target.getAttribute(attributeName)
}
