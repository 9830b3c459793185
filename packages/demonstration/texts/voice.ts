/** demonstration/texts: how a description is put together from sentences, whatever its language. */
import type { Dice } from '../dice.ts'
import type { Home, NearKind } from '../homes/home.ts'

type Maybe = string | null | false | 0 | undefined

/** One thing that can be said of a home; nothing when it is not true of this one. */
export type Topic = (home: Home, dice: Dice) => Maybe

/** Everything a language can say of one kind of property. */
export type Voice = {
  title: (home: Home, dice: Dice) => string
  opening: Topic
  /**
   * Rooms, floors, kitchen, state; garden, terrace, cars; street, transport, town; terms and what to do next.
   */
  inside: readonly Topic[]
  outside: readonly Topic[]
  around: readonly Topic[]
  closing: readonly Topic[]
  /** What may be said once only: a second sentence that one of these matches is left out. */
  claims: readonly RegExp[]
}

export type Told = { title: string; description: string }

/** A title and two to four paragraphs, in the small set of HTML that listings allow. */
export function tell(home: Home, voice: Voice, dice: Dice): Told {
  const opening = voice.opening(home, dice) || ''
  const claimed = new Set(voice.claims.filter((claim) => claim.test(opening)))
  const [inside = [], outside = [], around = [], closing = []] = [
    voice.inside,
    voice.outside,
    voice.around,
    voice.closing,
  ].map((topics) =>
    sentences(home, topics, dice).filter((sentence) => isNews(sentence, voice.claims, claimed)),
  )
  const first = [opening, ...inside.splice(0, dice.int(1, 2))]
  const second = [...inside.splice(0, dice.int(2, 3)), ...outside.splice(0, dice.int(1, 2))]
  const third = around.splice(0, dice.int(2, 3))
  const last = closing.splice(0, dice.int(1, 2))
  const paragraphs =
    third.length + last.length < 3 ? [first, second, [...third, ...last]] : [first, second, third, last]
  const written = joinShort(paragraphs.map((list) => list.filter(Boolean).join(' ')).filter(Boolean))
  return {
    title: voice.title(home, dice),
    description: written.map((text) => `<p>${escaped(text)}</p>`).join(''),
  }
}

/** Whether a sentence repeats none of the claims made already; its own are noted. */
function isNews(sentence: string, claims: readonly RegExp[], claimed: Set<RegExp>): boolean {
  const made = claims.filter((claim) => claim.test(sentence))
  if (made.some((claim) => claimed.has(claim))) return false
  for (const claim of made) claimed.add(claim)
  return true
}

/** A lone short sentence belongs to the paragraph before it. */
function joinShort(paragraphs: string[]): string[] {
  const joined: string[] = []
  for (const paragraph of paragraphs) {
    const last = joined.at(-1)
    if (last && (paragraph.length < 70 || last.length < 60))
      joined[joined.length - 1] = `${last} ${paragraph}`
    else joined.push(paragraph)
  }
  return joined
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** What the topics have to say, in an order that differs from home to home. */
function sentences(home: Home, topics: readonly Topic[], dice: Dice): string[] {
  const said = topics.flatMap((topic) => topic(home, dice) || [])
  for (let i = said.length - 1; i > 0; i--) {
    const j = dice.int(0, i)
    const kept = said[i] ?? ''
    said[i] = said[j] ?? ''
    said[j] = kept
  }
  return said
}

/** One of the sentences that are there to say. */
export function oneOf(dice: Dice, ...options: Maybe[]): string | null {
  const said = options.filter((option) => typeof option === 'string' && option !== '')
  return said.length > 0 ? dice.pick(said as string[]) : null
}

/** A topic that is passed over now and then, so that not every text says everything. */
export const sometimes =
  (probability: number, topic: Topic): Topic =>
  (home, dice) =>
    dice.chance(probability) && topic(home, dice)

export const has = (home: Home, ...features: Home['features']): boolean =>
  features.some((feature) => home.features.includes(feature))

/** Whether the middle of the town is a short walk away. */
export const isCentral = ({ spot }: Home): boolean => spot.centreKm < 1.3

/** The nearest of a kind, when there is one. */
export const nearest = (home: Home, ...kinds: NearKind[]) =>
  home.near.find(({ kind }) => kinds.includes(kind))

export const upperFirst = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** Square metres as a source with feet would write them, to ten. */
export const feet = (squareMetres: number): number => Math.round((squareMetres * 10.7639) / 10) * 10

/** Digits in groups of three: Intl would take a hundred times as long. */
export const grouped = (n: number, separator: string): string =>
  String(n).replace(/\B(?=(?:\d{3})+$)/g, separator)

/** With at most one decimal, which `comma` parts. */
export const tenths = (n: number, comma: string): string =>
  String(Math.round(n * 10) / 10).replace('.', comma)
