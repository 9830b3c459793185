/** web/content: what the picture of a shared page of Meridian's own says. */
import { brand } from '#contract/content/brand.ts'
import type { ShareCard } from '#contract/search/share.ts'
import type { ShareWords } from '#web/platform/meta/share-words.ts'

type Words = Pick<ShareCard, 'title' | 'over'> & { text: string }

/** A page in words, beside the globe. */
export const pageShareCard = (
  { over, title, text }: Words,
  { say, direction }: Pick<ShareWords, 'say' | 'direction'>,
): ShareCard => ({
  over: say(over),
  title: say(title),
  text: say(text),
  plain: brand.name,
  figure: null,
  per: null,
  facts: [],
  foot: say('Property in every part of the world'),
  badge: null,
  picture: '/globe.svg',
  credit: null,
  marks: [],
  direction,
})

type Own = { slug: string } & Words

/** Pages whose words are not kept as content. */
const own: readonly Own[] = [
  {
    slug: 'home',
    over: 'Homes and commercial property',
    title: 'A home, anywhere in the world',
    text: 'For sale and to rent, in your currency and your units, with every price change on record.',
  },
  {
    slug: 'register-agent',
    over: 'For estate agencies',
    title: 'Bring your homes to the world',
    text: 'Send the feed you already have. See what is wrong with it before anything goes live, and leave with your data.',
  },
  {
    slug: 'concierge',
    over: 'Property concierge',
    title: 'Say what you are looking for',
    text: 'You see what fits at once, and agencies in the area may answer.',
  },
]

export const ownWords = (slug: string): Words | undefined => own.find((one) => one.slug === slug)
