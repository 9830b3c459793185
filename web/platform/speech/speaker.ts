/**
 * web/platform: elements that speak: each kind of element as a component
 * that says its texts in the voice around it.
 */
import { createElement, Fragment, useContext, type ElementType, type JSX } from 'react'
import { isForeignTag, isLeft, mayBeLeft, maySay } from './silence.rules.ts'
import { VoiceContext, type Props, type Voice } from './voice.ts'

type Speaker = (props: Props) => JSX.Element

const forwardRef = Symbol.for('react.forward_ref')
const byTag = new Map<string, ElementType>()
const byPart = new WeakMap<object, ElementType>()

/**
 * What is drawn in place of an element's type. Our own components say nothing themselves:
 * what they return does. Parts of libraries forward a reference and hand on what they are
 * given, so they speak like the elements they draw.
 */
export function speakerOf(type: ElementType): ElementType {
  if (typeof type === 'string') return maySay(type) ? kept(byTag, type, type) : type
  if (type === Fragment) return kept(byTag, '', type)
  const isPart = typeof type === 'object' && (type as { $$typeof?: symbol }).$$typeof === forwardRef
  return isPart ? kept(byPart, type as object, type) : type
}

type Kept<K> = { get: (key: K) => ElementType | undefined; set: (key: K, value: ElementType) => unknown }

/** One component for each type, always the same: React knows what stands somewhere by it. */
function kept<K>(all: Kept<K>, key: K, type: ElementType): ElementType {
  const known = all.get(key)
  if (known) return known
  const made = makeSpeaker(type) as ElementType
  all.set(key, made)
  return made
}

function makeSpeaker(type: ElementType): Speaker {
  const tag = typeof type === 'string' ? type : ''
  function Speaker(props: Props): JSX.Element {
    const around = useContext(VoiceContext)
    if (!mayBeLeft(tag, props)) return createElement(type, around.say?.props(props) ?? props)
    const inside = voiceInside(tag, props, around)
    const element = createElement(type, inside.say?.props(props) ?? props)
    return createElement(VoiceContext, { value: inside }, element)
  }
  return Speaker
}

function voiceInside(tag: string, props: Props, around: Voice): Voice {
  if (isLeft(tag, props)) return around.silent
  if (typeof props.lang !== 'string') return around
  return isForeignTag(props.lang) ? around.foreign : around.again
}
