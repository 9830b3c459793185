/** content: the sentences of a mail, and what a text says instead of them. */
import type { MailSentence } from '#contract/content/editing.ts'
import type { MailPart } from '#contract/content/editing-codes.ts'
import { faultOf, faultWords, paragraphsIn } from '#contract/content/mail-wording.rules.ts'
import type { MailBlock, MailContent } from '#server/platform/mail/mail-layout.ts'
import { mailKinds, type MailKind } from '#server/platform/mail/mail-kinds.ts'
import { english, spoken, type Found, type Said, type Wording } from '#server/platform/mail/mail-sentence.ts'

/** `agentApproved` → `agent-approved`: how a mail is named among the texts. */
export const slugOfMail = (kind: MailKind): string =>
  kind.replace('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

const kinds = new Map<string, MailKind>(mailKinds.map((kind) => [slugOfMail(kind), kind]))

export const mailOfSlug = (slug: string): MailKind | undefined => kinds.get(slug)

/**
 * Every sentence that some form of the mail has, once, in its order.
 * What is put into sentences is not among them.
 */
export function sentencesOf(forms: readonly MailContent[]): MailSentence[] {
  const found = new Map<string, MailSentence>()
  for (const [part, said] of forms.flatMap(saidIn)) {
    const builtIn = said.pieces.map((piece, at) => (at === 0 ? piece : `{${at}}${piece}`)).join('')
    if (!/\p{L}/u.test(said.pieces.join('')) || found.has(builtIn)) continue
    const values = said.values.map((value) => spoken({ pieces: ['', ''], values: [value] }, english))
    found.set(builtIn, { part, builtIn, values })
  }
  return [...found.values()]
}

const saidIn = ({ subject, heading, blocks }: MailContent): [MailPart, Said][] => [
  ['subject', subject],
  ['heading', heading],
  ...blocks.flatMap(saidInBlock),
]

function saidInBlock(block: MailBlock): [MailPart, Said][] {
  if ('paragraph' in block) return [['paragraph', block.paragraph]]
  if ('note' in block) return [['note', block.note]]
  if ('title' in block) return [['title', block.title]]
  if ('button' in block) return [['button', block.button.label]]
  if ('facts' in block) return block.facts.map(([label]) => ['label', label])
  if ('links' in block) return block.links.map(({ label }) => ['link', label])
  return []
}

type Version = { body: string; details: unknown }

/** What a version says for each built-in sentence that it knows. */
export function pairsIn({ body, details }: Version): Map<string, string> {
  const { sentences = [] } = details as { sentences?: string[] }
  const paragraphs = paragraphsIn(body)
  const pairs = sentences.map((builtIn, at): [string, string] => [builtIn, paragraphs[at] ?? builtIn])
  return new Map(pairs.filter(([builtIn, text]) => faultOf(builtIn, text) === null))
}

/** Sentences that a version says otherwise, by the built-in one. */
export const changesIn = (version: Version): [builtIn: string, text: string][] =>
  [...pairsIn(version)].filter(([builtIn, text]) => builtIn !== text)

/** As mails look sentences up. */
export const wordingFrom = (changes: Iterable<readonly [builtIn: string, text: string]>): Wording =>
  new Map(
    [...changes].map(([builtIn, text]) => [builtIn.replaceAll(/\{\d\}/g, '{}'), foundFrom(builtIn, text)]),
  )

const foundFrom = (builtIn: string, text: string): Found => ({
  text,
  places: (builtIn.match(/\{\d\}/g) ?? []).map((place) => place.slice(1, -1)),
})

/** Why these paragraphs cannot be sent, or null. */
export function problemIn(sentences: readonly MailSentence[], body: string): string | null {
  const paragraphs = paragraphsIn(body)
  if (paragraphs.length !== sentences.length)
    return `This mail has ${sentences.length} sentences, and the text has ${paragraphs.length}`
  for (const [at, { builtIn }] of sentences.entries()) {
    const fault = faultOf(builtIn, paragraphs[at] ?? '')
    if (fault) return `Sentence ${at + 1}. ${faultWords(fault)}`
  }
  return null
}
