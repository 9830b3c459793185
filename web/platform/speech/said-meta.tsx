/**
 * web/platform: the head of a page in its voice: title and descriptions are
 * said, and the address is that of the language.
 */
import { cloneElement, isValidElement, useContext, type ReactElement, type ReactNode } from 'react'
import { Meta as useMetaTags } from 'react-router'
import { pathIn } from '#contract/content/page-addresses.ts'
import { VoiceContext, type Say } from './voice.ts'

type Tag = ReactElement<{
  children?: ReactNode
  name?: string
  property?: string
  content?: string
  rel?: string
  href?: string
  hrefLang?: string
  title?: string
}>

/** Meta tags whose content people read. */
const read = /^(?:description|(?:og|twitter):(?:title|description|image:alt))$/

/** The picture of a shared link has its words in the language too. */
const picture = /^(?:og|twitter):image$/

/** `<Meta />`, after all routes have said what their pages are about in English. */
export function SaidMeta() {
  const { language, say } = useContext(VoiceContext)
  const head = useMetaTags() as ReactElement<{ children?: ReactNode }>
  if (!say) return head
  const tags = [head.props.children].flat(2).filter((one): one is Tag => isValidElement(one))
  const own = tags.find(({ props }) => props.rel === 'alternate' && props.hrefLang === language)?.props.href
  return <>{tags.map((tag) => saidTag(tag, { say, language, own }))}</>
}

type Given = { say: Say; language: string; own: string | undefined }

function saidTag(tag: Tag, { say, language, own }: Given): ReactElement {
  const { type, props } = tag
  if (type === 'title') return cloneElement(tag, {}, say.attribute(String(props.children)))
  if (type === 'link' && props.rel === 'canonical') return cloneElement(tag, { href: own ?? props.href })
  if (type === 'link' && props.title) return cloneElement(tag, { title: say.attribute(props.title) })
  if (type !== 'meta' || props.content === undefined) return tag
  if (props.property === 'og:url') return cloneElement(tag, { content: own ?? props.content })
  const name = props.name ?? props.property ?? ''
  if (picture.test(name)) return cloneElement(tag, { content: pathIn(props.content, language) })
  const isRead = read.test(name)
  return isRead ? cloneElement(tag, { content: saidBySentence(props.content, say) }) : tag
}

/**
 * A description may go on with what an agent wrote; our own sentences in front of it are said all the same.
 */
function saidBySentence(content: string, say: Say): string {
  const whole = say.attribute(content)
  if (whole !== content) return whole
  return content.split('. ').map(say.attribute).join('. ')
}
