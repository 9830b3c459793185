/** contract: the words content is sorted by, without the parser. */

export const contentKinds = [
  'page',
  'guide',
  'faq',
  'news',
  'market',
  'film',
  'person',
  'residence',
  'service',
  'mail',
] as const
export type ContentKind = (typeof contentKinds)[number]

/** Questions are grouped by these, in this order. */
export const faqCategories = ['search', 'homes', 'account', 'agents', 'money', 'privacy'] as const
export type FaqCategory = (typeof faqCategories)[number]

/** What a permit to reside is given for. */
export const residenceTypes = ['property', 'fund', 'business', 'deposit', 'income', 'contribution'] as const
export type ResidenceType = (typeof residenceTypes)[number]

/** `open` takes applications, `changing` does while its rules are being rewritten, `closed` takes none. */
export const residenceStates = ['open', 'changing', 'closed'] as const
export type ResidenceState = (typeof residenceStates)[number]

export const newsTopics = ['law', 'market', 'meridian'] as const
export type NewsTopic = (typeof newsTopics)[number]

/** Drawings that scenes of films and articles may show. */
export const drawings = [
  'globe',
  'lifeLine',
  'freshness',
  'honestMap',
  'feed',
  'price',
  'scales',
  'keys',
  'clock',
  'street',
  'coins',
  'papers',
] as const
export type Drawing = (typeof drawings)[number]

/** Elements text may be made of. */
export const proseTags = [
  'p',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'strong',
  'em',
  'code',
  'a',
  'br',
  'hr',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
  'figure',
] as const
export type ProseTag = (typeof proseTags)[number]
