/** web/platform: what of a page says something in its own words, and what must stay as it is; pure. */

/** Attributes that are read by people. React writes them again only when their own value changes. */
export const attributeNames = [
  'placeholder',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'label',
  // What style sheets write beside a figure on phones.
  'data-label',
] as const

/** Elements whose inside was written by a visitor, by a machine or for one. */
const leftTags = ['script', 'style', 'template', 'textarea', 'code', 'pre', 'kbd', 'samp', 'var']
const isLeftTag = new Set(leftTags)

/** All of that as a selector of elements that stand in a document, with what only marks there. */
export const leftSelector = [
  // With script its inside is no elements but text, which nobody reads.
  [...leftTags, 'noscript', 'bdi:not([translate="yes"])'].join(','),
  '[translate="no"],[contenteditable]:not([contenteditable="false"])',
  'option:not([value])',
].join(',')

/** Whether a language tag says that something is in another language than the program's own words. */
export const isForeignTag = (lang: string): boolean => !lang.toLowerCase().startsWith('en')

type Props = Readonly<Record<string, unknown>>

/** Whether an element of this kind may ever be left as it is, whatever it is given. */
export const mayBeLeft = (tag: string, props: Props): boolean =>
  isLeftTag.has(tag) ||
  tag === 'bdi' ||
  tag === 'option' ||
  'lang' in props ||
  'translate' in props ||
  'contentEditable' in props

/**
 * Whether nothing inside an element may be read or changed; the same
 * as `leftSelector`, before it stands anywhere.
 */
export function isLeft(tag: string, props: Props): boolean {
  if (isLeftTag.has(tag) || props.translate === 'no') return true
  if (tag === 'bdi') return props.translate !== 'yes'
  if (tag === 'option') return props.value === undefined || props.value === null
  const editable = props.contentEditable
  return editable !== undefined && editable !== null && editable !== false && editable !== 'false'
}

/** Elements that never say anything: shapes, and what stands in a head. */
const mute = new Set(
  (
    'html,head,body,base,link,meta,script,style,br,hr,wbr,col,source,path,circle,ellipse,rect,line,polyline,' +
    'polygon,use,stop,defs,clipPath,linearGradient,radialGradient'
  ).split(','),
)

/** Whether an element of this name may say something. */
export const maySay = (tag: string): boolean => !mute.has(tag)
