/**
 * web/platform: what an element is given, in the words of a voice: its
 * attributes, and its runs of text as whole sentences.
 */
import type { Props, Say } from './voice.ts'
import { attributeNames } from './silence.rules.ts'

type Texts = Pick<Say, 'text' | 'attribute'>

/** The same object where there is nothing to say. */
export function saidProps(props: Props, say: Texts): Props {
  let said: Record<string, unknown> | null = null
  for (const name of attributeNames) {
    const value = props[name]
    if (typeof value !== 'string' || value === '') continue
    const words = say.attribute(value)
    if (words === value) continue
    said ??= { ...props }
    said[name] = words
  }
  const children = saidInside(props.children, say)
  if (children === props.children) return said ?? props
  return { ...(said ?? props), children }
}

const isText = (child: unknown): child is string | number | bigint =>
  typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint'
/** What React draws nothing for, so that the texts around it stand side by side. */
const isNothing = (child: unknown): boolean =>
  child === null || child === undefined || typeof child === 'boolean'

function saidInside(children: unknown, say: Texts): unknown {
  if (typeof children === 'string') return say.text(children)
  return Array.isArray(children) ? saidList(children as readonly unknown[], say) : children
}

/** Each child keeps its place, by which React knows it: a sentence stands where its first piece stood. */
function saidList(children: readonly unknown[], say: Texts): readonly unknown[] {
  let said: unknown[] | null = null
  const put = (at: number, value: unknown): void => {
    if (children[at] === value) return
    said ??= [...children]
    said[at] = value
  }
  let run: number[] = []
  const end = (): void => {
    const [first] = run
    if (first === undefined) return
    const whole = run.map((at) => String(children[at])).join('')
    const words = say.text(whole)
    if (words !== whole) for (const at of run) put(at, at === first ? words : null)
    run = []
  }
  for (const [at, child] of children.entries()) {
    if (isText(child)) run.push(at)
    else if (!isNothing(child)) {
      end()
      if (Array.isArray(child)) put(at, saidList(child as readonly unknown[], say))
    }
  }
  end()
  return said ?? children
}
